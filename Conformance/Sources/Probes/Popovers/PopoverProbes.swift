import UIKit

extension Probe {
    static let popovers = [popoverFrame, popoverDefaults]

    /// A popover of 200 by 120 points below a small view.
    private static let popoverFrame = Probe("popover") { run in
        let source = UIView(frame: CGRect(x: 150, y: 200, width: 60, height: 30)), root = Page()
        root.view.addSubview(source)
        await run.show(root)
        let content = Page(), delegate = PopoverStyle()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 120)
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.sourceRect = source.bounds
        content.popoverPresentationController?.delegate = delegate
        content.popoverPresentationController?.permittedArrowDirections = .up
        root.present(content, animated: true)
        await run.settle()

        run.record("contentFrame", content.view.rectInWindow)
        run.record("safeArea", content.view.safeAreaInsets)
        run.record("arrow", content.popoverPresentationController.map { Int($0.arrowDirection.rawValue) })
        run.record("calls", delegate.log.text)
        content.dismiss(animated: true)
        await run.settle()
        run.record("callsAfterDismissal", delegate.log.text)
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
