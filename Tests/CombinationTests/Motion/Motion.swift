import UIKit
import Velarium
import VelariumTesting

/// A motion over a page: what begins it and what ends it again.
@MainActor struct Motion: CustomStringConvertible {
    nonisolated let name: String
    /// Makes the controller that the device shows.
    var makeRoot: @MainActor (MotionPage) -> UIViewController = { $0 }
    /// What is done without animation before the motion.
    var prepare: @MainActor (MotionStage) throws -> Void = { _ in }
    /// Whether the first frame equals the page before. A touch or a rotation changes it at once.
    var beginsUnchanged = true
    let begin: @MainActor (MotionStage, _ animated: Bool) throws -> Void
    let end: @MainActor (MotionStage, _ animated: Bool) throws -> Void
    nonisolated var description: String { name }
}

/// A device with a page on which motions run.
@MainActor final class MotionStage {
    let device: TestDevice
    let page = MotionPage()
    let root: UIViewController
    /// The overlay that the motion shows, for its end.
    var overlay: AnyObject?

    init(_ motion: Motion, on model: TestDevice.Model) throws {
        device = TestDevice(model, keyboard: .software)
        device.recordsMisuses = true
        page.title = "Page"
        root = motion.makeRoot(page)
        device.show(root)
        try device.settle()
        try motion.prepare(self)
        try device.settle()
    }

    var navigation: UINavigationController? {
        ((root as? UITabBarController)?.viewControllers?.first ?? root) as? UINavigationController
    }
}

extension Motion {
    static let all: [Motion] = presentations + overlays + stacks + others + containers

    // MARK: Presentations of UIKit

    private static let presentations: [Motion] =
        [
            ("page sheet", .pageSheet), ("form sheet", .formSheet), ("full screen", .fullScreen),
            ("over full screen", .overFullScreen), ("popover", .popover),
        ].map { name, style in
            Motion(name: name) { stage, animated in
                let content = UIViewController()
                content.view.backgroundColor = .systemYellow
                content.modalPresentationStyle = style
                content.preferredContentSize = CGSize(width: 200, height: 160)
                content.popoverPresentationController?.sourceView = stage.page.button
                stage.page.present(content, animated: animated)
            } end: {
                $0.page.dismiss(animated: $1)
            }
        } + [
            Motion(name: "cross dissolve") { stage, animated in
                let content = UIViewController()
                content.view.backgroundColor = .systemYellow
                content.modalPresentationStyle = .overFullScreen
                content.modalTransitionStyle = .crossDissolve
                stage.page.present(content, animated: animated)
            } end: {
                $0.page.dismiss(animated: $1)
            },
            Motion(name: "half sheet") { stage, animated in
                let content = UIViewController()
                content.view.backgroundColor = .systemYellow
                content.sheetPresentationController?.detents = [.medium(), .large()]
                stage.page.present(content, animated: animated)
            } end: {
                $0.page.dismiss(animated: $1)
            },
            alert("alert", .alert), alert("action sheet", .actionSheet),
            alert("alert over a form sheet", .alert) { stage in
                let sheet = UIViewController()
                sheet.view.backgroundColor = .systemBackground
                sheet.modalPresentationStyle = .formSheet
                stage.page.present(sheet, animated: false)
            },
        ]

    private static func alert(
        _ name: String, _ style: UIAlertController.Style,
        prepare: @escaping @MainActor (MotionStage) throws -> Void = { _ in }
    ) -> Motion {
        Motion(name: name, prepare: prepare) { stage, animated in
            let alert = UIAlertController(title: "Title", message: "A message", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.popoverPresentationController?.sourceView = stage.page.button
            (stage.page.presentedViewController ?? stage.page).present(alert, animated: animated)
        } end: {
            ($0.page.presentedViewController ?? $0.page).dismiss(animated: $1)
        }
    }

    // MARK: Overlays of Velarium

    private static let overlays: [Motion] = [
        presented("bottom sheet") { BottomSheetController() }, presented("dialog") { DialogController() },
        presented("adaptive dialog") { AdaptiveOverlayController(UIViewController(), style: .dialog) },
        presented("adaptive sheet") { AdaptiveOverlayController(UIViewController(), style: .sheet) },
        Motion(name: "modal overlay") { stage, animated in
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
            content.backgroundColor = .systemYellow
            let overlay = ModalPresentationViewController(contentView: content)
            stage.overlay = overlay
            overlay.show(animated: animated)
        } end: {
            ($0.overlay as? ModalPresentationViewController)?.hide(animated: $1)
        },
        Motion(name: "message dialog") { stage, animated in
            let dialog = MessageDialog(title: "Title", message: "A message")
            stage.overlay = dialog
            dialog.show(over: stage.page, animated: animated)
        } end: {
            ($0.overlay as? MessageDialog)?.dismiss(for: .code, animated: $1)
        },
        Motion(name: "toast") { stage, animated in
            let toast = Toast(title: "Saved")
            toast.autoDismissDelay = nil
            stage.overlay = toast
            toast.show(over: stage.page, animated: animated)
        } end: {
            ($0.overlay as? Toast)?.dismiss(for: .code, animated: $1)
        },
    ]

    private static func presented(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> Motion {
        Motion(name: name) { stage, animated in
            let overlay = make()
            overlay.view.backgroundColor = .systemYellow
            stage.page.present(overlay, animated: animated)
        } end: {
            $0.page.dismiss(animated: $1)
        }
    }

    // MARK: Stacks and bars

    private static let stacks: [Motion] =
        [false, true].flatMap { isLarge in
            [false, true].map { isScrolled in
                let words = [isLarge ? "large titles" : "small titles"] + (isScrolled ? ["scrolled"] : [])
                return Motion(name: "push with " + words.joined(separator: ", ")) { _ in
                    let list = MotionList(style: .plain)
                    list.title = "List"
                    let navigation = UINavigationController(rootViewController: list)
                    navigation.navigationBar.prefersLargeTitles = isLarge
                    return navigation
                } prepare: { stage in
                    guard isScrolled, let list = stage.navigation?.topViewController as? MotionList else { return }
                    list.tableView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
                } begin: { stage, animated in
                    stage.page.navigationItem.largeTitleDisplayMode = .never
                    stage.navigation?.pushViewController(stage.page, animated: animated)
                } end: {
                    $0.navigation?.popViewController(animated: $1)
                }
            }
        } + [
            Motion(name: "search") { page in
                let search = UISearchController(searchResultsController: nil)
                // Without a caret, which blinks.
                search.searchBar.searchTextField.tintColor = .clear
                page.navigationItem.searchController = search
                let navigation = UINavigationController(rootViewController: page)
                navigation.navigationBar.prefersLargeTitles = true
                return navigation
            } begin: { stage, animated in
                stage.setSearchActive(true, animated: animated)
            } end: {
                $0.setSearchActive(false, animated: $1)
            },
            Motion(name: "hiding the bar") { page in
                UINavigationController(rootViewController: page)
            } begin: {
                $0.navigation?.setNavigationBarHidden(true, animated: $1)
            } end: {
                $0.navigation?.setNavigationBarHidden(false, animated: $1)
            },
            Motion(name: "toolbar") { page in
                page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
                return UINavigationController(rootViewController: page)
            } begin: {
                $0.navigation?.setToolbarHidden(false, animated: $1)
            } end: {
                $0.navigation?.setToolbarHidden(true, animated: $1)
            },
        ]

    // MARK: Others

    private static let others: [Motion] = [
        Motion(name: "keyboard") { stage, animated in
            stage.run(animated) { stage.page.field.becomeFirstResponder() }
        } end: { stage, animated in
            stage.run(animated) { stage.page.field.resignFirstResponder() }
        },
        Motion(
            name: "detent",
            prepare: { stage in
                let content = UIViewController()
                content.view.backgroundColor = .systemYellow
                content.sheetPresentationController?.detents = [.medium(), .large()]
                stage.page.present(content, animated: false)
            }
        ) {
            $0.select(.large, animated: $1)
        } end: {
            $0.select(.medium, animated: $1)
        },
        Motion(name: "menu", beginsUnchanged: false) { stage, _ in
            try stage.device.tap(stage.page.button)
        } end: { stage, _ in
            try stage.device.tap(x: 20, y: stage.device.window.bounds.height - 20)
        },
        Motion(name: "rotation", beginsUnchanged: false) { stage, _ in
            try stage.device.rotate(to: .landscapeRight)
        } end: { stage, _ in
            try stage.device.rotate(to: .portrait)
        },
    ]
}

extension MotionStage {
    fileprivate func setSearchActive(_ isActive: Bool, animated: Bool) {
        run(animated) { self.page.navigationItem.searchController?.isActive = isActive }
    }

    fileprivate func select(_ detent: UISheetPresentationController.Detent.Identifier, animated: Bool) {
        guard let sheet = page.presentedViewController?.sheetPresentationController else { return }
        if animated {
            sheet.animateChanges { sheet.selectedDetentIdentifier = detent }
        } else {
            sheet.selectedDetentIdentifier = detent
        }
    }

    fileprivate func run(_ animated: Bool, _ change: () -> Void) {
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }
}
