import UIKit

extension Probe {
    static let popovers = [popoverFrame, popoverShape, popoverWithBar, popoverDefaults]

    /// Presents a popover with its arrow up, at a view.
    private static func present(
        _ run: ProbeRun, _ content: UIViewController, size: CGSize, at frame: CGRect,
        configure: (UIPopoverPresentationController) -> Void = { _ in }
    ) async -> PopoverStyle {
        let source = UIView(frame: frame), root = Page(), delegate = PopoverStyle()
        root.view.addSubview(source)
        await run.show(root)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = size
        if let popover = content.popoverPresentationController {
            popover.sourceView = source
            popover.sourceRect = source.bounds
            popover.delegate = delegate
            popover.permittedArrowDirections = .up
            configure(popover)
        }
        root.present(content, animated: true)
        await run.settle()
        return delegate
    }

    /// A popover of 200 by 120 points below a small view.
    private static let popoverFrame = Probe("popover") { run in
        let content = Page()
        let delegate = await present(
            run, content, size: CGSize(width: 200, height: 120), at: CGRect(x: 150, y: 200, width: 60, height: 30))

        run.record("contentFrame", content.view.rectInWindow)
        run.record("safeArea", content.view.safeAreaInsets)
        run.record("arrow", content.popoverPresentationController.map { Int($0.arrowDirection.rawValue) })
        run.record("calls", delegate.log.text)
        content.dismiss(animated: true)
        await run.settle()
        run.record("callsAfterDismissal", delegate.log.text)
    }

    /// A view whose middle is 162 points from the left edge. How high the one in the pictures ends is not known: here one
    /// arrow of 13 points above their popover, which begins at 169.
    private static let sourceOfPictures = CGRect(x: 147, y: 126, width: 30, height: 30)

    /// The part of a popover without its arrow.
    private static func body(of content: UIViewController) -> CGRect {
        content.view.rectInWindow.inset(by: content.view.safeAreaInsets)
    }

    /// The outline of a black popover of 300 by 300 points.
    private static let popoverShape = Probe("popover.shape", on: .phones) { run in
        let content = Page { $0.view.backgroundColor = .black }
        let delegate = await present(
            run, content, size: CGSize(width: 300, height: 300), at: sourceOfPictures
        ) { $0.backgroundColor = .black }

        let frame = body(of: content)
        run.record("frame", frame)
        guard let picture = run.picture() else { return }
        @MainActor func isBlack(_ color: Pixels.Color) -> Bool { color.sum < 384 }
        @MainActor func arrow(above height: CGFloat) -> (low: CGFloat, high: CGFloat)? {
            picture.run(x: sourceOfPictures.midX, y: frame.minY - height, where: isBlack)
        }
        @MainActor func arrowWidth(above height: CGFloat) -> CGFloat? { arrow(above: height).map { $0.high - $0.low } }
        let tip = picture.firstY(x: sourceOfPictures.midX, from: frame.minY - 30, to: frame.minY, where: isBlack)
        run.record("arrowHeight", tip.map { frame.minY - $0 })
        run.record("middles", [frame.midX] + (arrow(above: 4).map { [($0.low + $0.high) / 2] } ?? []))
        run.record("arrowBase", arrowWidth(above: 1 / picture.scale))
        run.record("arrowWidth2", arrowWidth(above: 2))
        run.record("arrowWidth4", arrowWidth(above: 4))
        run.record("arrowWidth8", arrowWidth(above: 8))
        let depths: [CGFloat] = [1, 2, 3, 4, 6]
        let insets = depths.compactMap { depth in
            picture.firstX(y: frame.minY + depth, from: frame.minX - 2, to: frame.minX + 40, where: isBlack)
                .map { $0 - frame.minX }
        }
        run.record("cornerInsets", insets)
        // The radius of the circle through a point that is `inset` from one side and `depth` from the other.
        let radii = zip(insets, depths).map { inset, depth in inset + depth + (2 * inset * depth).squareRoot() }
        run.record("cornerRadius", radii.isEmpty ? nil : radii.reduce(0, +) / CGFloat(radii.count))
        withExtendedLifetime(delegate) {}
    }

    /// What a popover with a bar and a picker does to a white page.
    private static let popoverWithBar = Probe("popover.bar", on: .phones) { run in
        let picker = UIPickerView(), source = PickerRows()
        let page = Page("Picker") {
            picker.frame = CGRect(x: 0, y: 44, width: 300, height: 256)
            picker.dataSource = source
            picker.delegate = source
            $0.view.addSubview(picker)
        }
        let content = UINavigationController(rootViewController: page)
        let delegate = await present(
            run, content, size: CGSize(width: 300, height: 300), at: sourceOfPictures)

        let frame = body(of: content), bar = content.navigationBar.rectInWindow
        run.record("height", bar.height)
        guard let picture = run.picture() else { return }
        run.record("color", picture.color(x: frame.minX + 60, y: bar.minY + 10))
        let line = picture.firstY(x: frame.minX + 40, from: bar.minY + 20, to: bar.maxY + 3) { $0.sum < 720 }
        run.record("hairlineTop", line)
        run.record("beside", picture.color(x: frame.maxX + 0.5, y: frame.midY))
        run.record("atScreenEdge", picture.color(x: 0, y: frame.midY))
        let below: [CGFloat] = [50, 100, 150, 190]
        run.record("belowGrays", grays: below.map { picture.color(x: frame.midX, y: frame.maxY + $0) })
        let lines = picture.columnRuns(x: frame.minX + 30, from: bar.maxY + 5, to: frame.maxY - 5, tolerance: 5)
            .filter { $0.upperBound - $0.lowerBound < 2 }
        run.record("pickerLineDistance", lines.count == 2 ? lines[1].lowerBound - lines[0].lowerBound : nil)
        withExtendedLifetime((delegate, source)) {}
    }

    private static let popoverDefaults = Probe("popover.defaults", on: .any) { run in
        await run.show(Page())
        let content = Page()
        content.modalPresentationStyle = .popover
        guard let popover = content.popoverPresentationController else { return run.record("exists", false) }
        run.record("permittedArrowDirections", Int(popover.permittedArrowDirections.rawValue))
        run.record("arrowDirection", String(popover.arrowDirection.rawValue))
        run.record("sourceRect", popover.sourceRect)
        run.record("canOverlapSourceViewRect", popover.canOverlapSourceViewRect)
        run.record("popoverLayoutMargins", popover.popoverLayoutMargins)
        run.record("passthroughViews", popover.passthroughViews?.count)
        run.record("backgroundColor", popover.backgroundColor == nil ? "none" : "set")
        run.record("preferredContentSize", content.preferredContentSize)
    }
}

/// Keeps a popover a popover on phones, and records what the delegate is asked and told.
private final class PopoverStyle: NSObject, UIPopoverPresentationControllerDelegate {
    let log = CallLog()

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log.add("prepare")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.add("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.add("didDismiss")
    }
}
