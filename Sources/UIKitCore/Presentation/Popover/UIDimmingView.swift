/// What lies around a popover: it takes the touches outside, which close the popover, and lets those on passthrough
/// views go where they would have gone.
@MainActor final class UIDimmingView: UIView {
    private unowned let popover: UIPopoverPresentationController

    init(frame: CGRect, popover: UIPopoverPresentationController) {
        self.popover = popover
        super.init(frame: frame)
        accessibilityIdentifier = "PopoverDismissRegion"
        accessibilityLabel = "dismiss popup"
        accessibilityTraits = .button
        isAccessibilityElement = true
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", UIDimmingView.tapped))
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("UIDimmingView is made by its popover, not from an archive.")
    }

    func tapped() {
        popover.personWantsDismissal(reason: .outsideTap)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !isOverPassthroughView(point, event)
    }

    private func isOverPassthroughView(_ point: CGPoint, _ event: UIEvent?) -> Bool {
        (popover.passthroughViews ?? []).contains { view in
            view.window === window && view.hitTest(view.convert(point, from: self), with: event) != nil
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        popover.personWantsDismissal(reason: .escape)
        return true
    }
}
