import UIKit

extension Probe {
    static let sheets = [
        pageSheet, sheetOverBlack, sheetWithoutBar, stackedSheets, formSheet, mediumDetent, emptyDetent, sheetDefaults,
        landscapeIndependentStyles,
    ]

    /// A page sheet whose controller is a navigation controller, over another one.
    private static let pageSheet = Probe("sheet.page") { run in
        await run.show(UINavigationController(rootViewController: Page("Main")))
        let page = Page("Modal Page") {
            $0.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", primaryAction: nil)
        }
        let modal = UINavigationController(rootViewController: page)
        run.window.rootViewController?.present(modal, animated: true)
        await run.settle()

        let frame = modal.view.rectInWindow
        run.record("frame", frame)
        run.record("top", frame.minY)
        run.record("topBelowSafeArea", frame.minY - run.window.safeAreaInsets.top)
        run.record("barHeight", modal.navigationBar.frame.height)
        run.record("barTop", modal.navigationBar.rectInWindow.minY - frame.minY)
        run.record("cancelLeft", modal.navigationBar.label("Cancel")?.rectInWindow.minX)
        run.record("safeArea", modal.view.safeAreaInsets)
        run.record("contentSafeArea", page.view.safeAreaInsets)
        guard let picture = run.picture() else { return }
        run.record("presenterColor", picture.color(x: frame.midX, y: frame.minY - 4))
        run.record("presenterLeft", picture.firstX(y: frame.minY - 0.5, from: 0, to: 100) { $0.sum > 450 })
        for offset in [1, 5, 12, 20] {
            let y = frame.minY + (CGFloat(offset) + 0.5) / picture.scale
            run.record(
                "cornerInset\(offset)", picture.firstX(y: y, from: frame.minX, to: frame.minX + 30) { $0.sum > 384 })
        }
    }

    /// A light page sheet with a bar that has its background, over a black page in the dark style.
    private static let sheetOverBlack = Probe("sheet.dark", on: .phones) { run in
        await run.show(Page { $0.view.backgroundColor = .black })
        run.window.overrideUserInterfaceStyle = .dark
        let modal = UINavigationController(rootViewController: Page("Modal Page"))
        modal.overrideUserInterfaceStyle = .light
        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        modal.navigationBar.standardAppearance = appearance
        modal.navigationBar.scrollEdgeAppearance = appearance
        run.window.rootViewController?.present(modal, animated: true)
        await run.settle()

        let frame = modal.view.rectInWindow
        guard let picture = run.picture() else { return }
        run.record("presenterColor", picture.color(x: frame.midX, y: frame.minY - 4))
        let line = picture.columnRuns(x: 30, from: frame.minY + 40, to: frame.minY + 60, tolerance: 20).first {
            $0.upperBound - $0.lowerBound < 1.1
        }
        run.record("hairlineTop", line.map { $0.lowerBound - frame.minY })
        run.record("hairline", line.map { picture.color(x: 30, y: $0.lowerBound + 0.1) })
    }

    /// A plain page in a page sheet over a plain page.
    private static let sheetWithoutBar = Probe("sheet.plain", on: .phones) { run in
        await run.show(Page())
        let modal = Page()
        run.window.rootViewController?.present(modal, animated: true)
        await run.settle()

        let top = modal.view.rectInWindow.minY, width = run.window.bounds.width
        run.record("size", modal.view.rectInWindow.size)
        run.record("presenterRight", run.picture()?.firstX(y: top - 0.5, from: width - 75, to: width) { $0.sum < 300 })
        run.record("presenterStaysInWindow", run.window.rootViewController?.view.window != nil)
    }

    /// A sheet over a sheet.
    private static let stackedSheets = Probe("sheet.stacked", on: .phones) { run in
        await run.show(Page())
        let first = UINavigationController(rootViewController: Page("Medical ID")), second = Page()
        run.window.rootViewController?.present(first, animated: true)
        await run.settle()
        first.present(second, animated: true)
        await run.settle()

        let back = first.view.rectInWindow
        run.record("backTop", back.minY)
        run.record("backWidth", back.width)
        run.record("backBarHeight", first.navigationBar.rectInWindow.height)
        run.record("frontTop", second.view.rectInWindow.minY)
    }

    private static let formSheet = Probe("sheet.form") { run in
        await run.show(Page())
        let modal = Page()
        modal.modalPresentationStyle = .formSheet
        run.window.rootViewController?.present(modal, animated: true)
        await run.settle()

        run.record("frame", modal.view.rectInWindow)
        run.record("safeArea", modal.view.safeAreaInsets)
        run.record("horizontalSizeClass", modal.traitCollection.horizontalSizeClass.rawValue)
    }

    /// A sheet that rests at the medium detent, then at the large one.
    private static let mediumDetent = Probe("sheet.medium", on: .phones) { run in
        await run.show(Page())
        let modal = Page()
        var maximum: CGFloat?
        modal.sheetPresentationController?.detents = [
            .medium(), .large(),
            .custom { context in
                maximum = context.maximumDetentValue
                return nil
            },
        ]
        modal.sheetPresentationController?.prefersGrabberVisible = true
        run.window.rootViewController?.present(modal, animated: true)
        await run.settle()

        run.record("maximumDetentValue", maximum)
        run.record("top", modal.view.rectInWindow.minY)
        run.record("height", modal.view.rectInWindow.height)
        run.record("heightAboveSafeArea", modal.view.rectInWindow.height - run.window.safeAreaInsets.bottom)
        run.record("selected", modal.sheetPresentationController?.selectedDetentIdentifier?.rawValue)
        modal.sheetPresentationController?.animateChanges {
            modal.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        await run.settle()
        run.record("largeTop", modal.view.rectInWindow.minY)
        run.record("selectedAfterChange", modal.sheetPresentationController?.selectedDetentIdentifier?.rawValue)
    }

    /// A sheet that rests at a detent of height 0.
    private static let emptyDetent = Probe("sheet.empty", on: .phones) { run in
        await run.show(Page())
        let modal = Page()
        modal.sheetPresentationController?.detents = [.custom { _ in 0 }]
        run.window.rootViewController?.present(modal, animated: true)
        await run.settle()

        let limit = run.window.bounds.height - run.window.safeAreaInsets.bottom
        run.record("isAboveSafeArea", abs(modal.view.rectInWindow.minY - limit) < 0.6)
    }

    private static let sheetDefaults = Probe("sheet.defaults", on: .any) { run in
        await run.show(Page())
        let modal = Page()
        guard let sheet = modal.sheetPresentationController else { return run.record("exists", false) }
        run.record("exists", true)
        run.record("detents", sheet.detents.map(\.identifier.rawValue).joined(separator: ", "))
        run.record("selected", sheet.selectedDetentIdentifier?.rawValue)
        run.record("grabber", sheet.prefersGrabberVisible)
        run.record("expandsWhenScrolled", sheet.prefersScrollingExpandsWhenScrolledToEdge)
        run.record("edgeAttachedInCompactHeight", sheet.prefersEdgeAttachedInCompactHeight)
        run.record("followsPreferredWidth", sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
        run.record("largestUndimmed", sheet.largestUndimmedDetentIdentifier?.rawValue)
        run.record("preferredCornerRadius", sheet.preferredCornerRadius)
    }

    /// The frame of a presented view for each style that fills the screen or the context.
    private static let landscapeIndependentStyles = Probe("modal.styles") { run in
        let styles: [(String, UIModalPresentationStyle)] = [
            ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen), ("currentContext", .currentContext),
            ("overCurrentContext", .overCurrentContext), ("automatic", .automatic), ("pageSheet", .pageSheet),
        ]
        for (name, style) in styles {
            let root = Page(), modal = Page()
            await run.show(root)
            modal.modalPresentationStyle = style
            root.present(modal, animated: false)
            await run.settle()
            run.record("\(name).frame", modal.view.rectInWindow)
            run.record("\(name).keepsPresenter", root.view.window != nil)
        }
    }
}
