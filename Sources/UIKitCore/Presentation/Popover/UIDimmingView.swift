/// The area around a popover. It receives the touches outside, which dismiss the popover, and passes those on
/// passthrough views through.
@MainActor final class UIDimmingView: UIView {
    private weak var popover: UIPopoverPresentationController?
    /// True while this view ignores hit tests, to find the view behind it.
    private var isHitTestingBehind = false
    private var tap: UITapGestureRecognizer?

    init(frame: CGRect, popover: UIPopoverPresentationController) {
        self.popover = popover
        super.init(frame: frame)
        accessibilityIdentifier = "PopoverDismissRegion"
        accessibilityLabel = "dismiss popup"
        accessibilityTraits = .button
        isAccessibilityElement = true
        if era.dimsBehindPopovers { backgroundColor = UIColor(white: 0, alpha: PopoverDefaults.dimAlpha) }
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", UIDimmingView.tapped))
        addGestureRecognizer(tap)
        self.tap = tap
    }

    required init?(coder: NSCoder) {
        preconditionFailure("UIDimmingView does not support init(coder:). Its popover creates it.")
    }

    /// Animates the dimming, if the system version has one, to full (1) or none (0).
    func animateDimming(toward goal: Double) {
        guard let color = layer.backgroundColor else { return }
        let clear = color.copy(alpha: 0)
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        fade.fromValue = goal == 1 ? clear : color
        fade.toValue = goal == 1 ? color : clear
        fade.duration = goal == 1 ? PopoverDefaults.presentDuration : PopoverDefaults.dismissDuration
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = goal == 1
        layer.add(fade, forKey: "popover.dim")
    }

    /// The action of the tap recognizer.
    func tapped() {
        guard let popover, let tap else { return }
        let isOnItem = popover.anchoringBarItemContains(tap.location(in: self), of: self)
        popover.userRequestsDismissal(reason: isOnItem ? .barItemTap : .outsideTap)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHitTestingBehind, super.hitTest(point, with: event) != nil else { return nil }
        return passthroughHit(point, event) ?? self
    }

    /// The view behind this one at `point`, if it is inside a passthrough view and not on the anchoring bar item.
    private func passthroughHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let window, let views = popover?.passthroughViews, !views.isEmpty else { return nil }
        isHitTestingBehind = true
        defer { isHitTestingBehind = false }
        guard let hit = window.hitTest(convert(point, to: window), with: event) else { return nil }
        guard popover?.isAnchoringBarItem(hit) == false else { return nil }
        return views.contains { hit.isDescendant(of: $0) } ? hit : nil
    }

    override func accessibilityPerformEscape() -> Bool {
        popover?.userRequestsDismissal(reason: .escape)
        return true
    }
}
