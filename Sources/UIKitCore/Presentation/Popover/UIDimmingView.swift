/// What lies around a popover: it takes the touches outside, which close the popover, and lets those on passthrough
/// views go where they would have gone.
@MainActor final class UIDimmingView: UIView {
    private weak var popover: UIPopoverPresentationController?
    /// True while this view steps aside to find what a touch would reach without it.
    private var isLookingThrough = false

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
        popover?.personWantsDismissal(reason: .outsideTap)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isLookingThrough, super.hitTest(point, with: event) != nil else { return nil }
        return passthroughHit(point, event) ?? self
    }

    /// What the touch would reach if there were no popover, where that lies in a passthrough view.
    private func passthroughHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let window, let views = popover?.passthroughViews, !views.isEmpty else { return nil }
        isLookingThrough = true
        defer { isLookingThrough = false }
        guard let hit = window.hitTest(convert(point, to: window), with: event) else { return nil }
        return views.contains { hit.isDescendant(of: $0) } ? hit : nil
    }

    override func accessibilityPerformEscape() -> Bool {
        popover?.personWantsDismissal(reason: .escape)
        return true
    }
}
