import OverlayPlacement

/// The presentation behind a `UIPopoverController`.
///
/// It uses the popover implementation, but the app does not see it as a modal presentation. It does not adapt, and asks
/// the popover controller's delegate. Its container in the window retains it.
@MainActor final class LegacyPopoverPresentation: UIPopoverPresentationController {
    private weak var owner: UIPopoverController?
    /// The content size that the app has set; nil for the content's preferred size. Points.
    var customSize: CGSize?
    /// Whether it is dismissed as soon as its presentation has ended.
    var dismissesAfterPresentation = false

    init(_ content: UIViewController, of owner: UIPopoverController) {
        self.owner = owner
        super.init(presentedViewController: content, presenting: nil)
    }

    override var isModal: Bool { false }
    override var presentationStyle: UIModalPresentationStyle { .popover }
    override var passesTouchesToWholeBar: Bool { true }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    override var preferredContentSize: CGSize {
        LegacyPopoverContentSize(custom: customSize, preferred: displayedViewController.preferredContentSize).size
    }

    // MARK: The popover controller's delegate

    override func delegateAllowsDismissal() -> Bool {
        guard let owner, let delegate = owner.delegate else { return true }
        let answer = OptionalRequirement.result(of: "popoverControllerShouldDismissPopover(_:)") {
            delegate.popoverControllerShouldDismissPopover(owner)
        }
        guard let answer else { return true }
        Trace.note(delegate, callback: "popoverControllerShouldDismissPopover(_:)", arguments: "answer: \(answer)")
        return answer
    }

    override func notifyDelegateOfDismissal() {
        guard let owner, let delegate = owner.delegate else { return }
        Trace.note(delegate, callback: "popoverControllerDidDismissPopover(_:)")
        delegate.popoverControllerDidDismissPopover(owner)
    }

    override func askDelegateToReposition(_ rect: inout CGRect, in view: inout UIView) -> Bool {
        guard let owner, let delegate = owner.delegate else { return false }
        let called: Void? = OptionalRequirement.result(of: "popoverController(_:willRepositionPopoverTo:in:)") {
            withUnsafeMutablePointer(to: &view) { pointer in
                delegate.popoverController(
                    owner, willRepositionPopoverTo: &rect, in: AutoreleasingUnsafeMutablePointer(pointer))
            }
        }
        guard called != nil else { return false }
        Trace.note(delegate, callback: "popoverController(_:willRepositionPopoverTo:in:)")
        return true
    }
}
