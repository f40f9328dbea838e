/// What lies around a popover: it takes the touches outside, which close the popover, and lets those on passthrough
/// views go where they would have gone.
@MainActor final class UIDimmingView: UIView {
    private weak var popover: UIPopoverPresentationController?
    /// True while this view steps aside to find what a touch would reach without it.
    private var isLookingThrough = false
    private var tap: UITapGestureRecognizer?

    init(frame: CGRect, popover: UIPopoverPresentationController) {
        self.popover = popover
        super.init(frame: frame)
        accessibilityIdentifier = "PopoverDismissRegion"
        accessibilityLabel = "dismiss popup"
        accessibilityTraits = .button
        isAccessibilityElement = true
        if SystemEra.current.dimsBehindPopovers { backgroundColor = UIColor(white: 0, alpha: PopoverNumbers.dimAlpha) }
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", UIDimmingView.tapped))
        addGestureRecognizer(tap)
        self.tap = tap
    }

    required init?(coder: NSCoder) {
        preconditionFailure("UIDimmingView is made by its popover, not from an archive.")
    }

    /// Fades what it dims, where it does, to full (1) or nothing (0) with the popover.
    func fadeDim(toward goal: Double) {
        guard let colour = layer.backgroundColor else { return }
        let clear = colour.copy(alpha: 0)
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        fade.fromValue = goal == 1 ? clear : colour
        fade.toValue = goal == 1 ? colour : clear
        fade.duration = goal == 1 ? PopoverNumbers.presentDuration : PopoverNumbers.dismissDuration
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = goal == 1
        layer.add(fade, forKey: "popover.dim")
    }

    func tapped() {
        guard let popover, let tap else { return }
        let isOnItem = popover.anchoringBarItemContains(tap.location(in: self), of: self)
        popover.personWantsDismissal(reason: isOnItem ? .barItemTap : .outsideTap)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isLookingThrough, super.hitTest(point, with: event) != nil else { return nil }
        return passthroughHit(point, event) ?? self
    }

    /// What the touch would reach if there were no popover, where that lies in a passthrough view and not on the bar
    /// item that the popover points at.
    private func passthroughHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let window, let views = popover?.passthroughViews, !views.isEmpty else { return nil }
        isLookingThrough = true
        defer { isLookingThrough = false }
        guard let hit = window.hitTest(convert(point, to: window), with: event) else { return nil }
        guard popover?.isAnchoringBarItem(hit) == false else { return nil }
        return views.contains { hit.isDescendant(of: $0) } ? hit : nil
    }

    override func accessibilityPerformEscape() -> Bool {
        popover?.personWantsDismissal(reason: .escape)
        return true
    }
}
