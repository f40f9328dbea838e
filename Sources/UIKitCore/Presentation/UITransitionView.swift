/// The container of one presentation: over the whole window, or over the context it is in, it asks the presentation controller for the layout and
/// takes no touches for itself. It keeps the presentation alive.
@MainActor final class UITransitionView: UIView {
    let driver: PresentationDriver

    init(frame: CGRect, driver: PresentationDriver) {
        self.driver = driver
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("UITransitionView is made by its presentation, not from an archive.")
    }

    /// The window knows its containers, from back to front.
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        window?.transitionViews.removeAll { $0.object === self || $0.object == nil }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window, !window.transitionViews.contains(where: { $0.object === self }) else { return }
        window.transitionViews.append(WeakObject(self))
    }

    override func layoutSubviews() {
        driver.controller.containerViewWillLayoutSubviews()
        driver.controller.keepPlace()
        super.layoutSubviews()
        driver.controller.containerViewDidLayoutSubviews()
    }

    /// The presentation controller hears of it before the presented controller, whose view is inside.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        driver.controller.updateTraits()
        // Not in the middle of a change that is on its way down the tree.
        window?.system.frameLoop.perform(beforeLayout: { [weak driver] in driver?.adaptIfNeeded() })
    }

    /// While a transition runs every touch ends here; else what no subview takes goes through to the presenter.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if driver.blocksTouches { return self.point(inside: point, with: event) ? self : nil }
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// The escape gesture closes what a person may close.
    override func accessibilityPerformEscape() -> Bool {
        guard driver.controller.isDismissibleByPerson else { return false }
        driver.controller.personWantsDismissal(reason: .escape)
        return true
    }
}
