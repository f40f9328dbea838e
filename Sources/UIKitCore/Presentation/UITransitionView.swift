/// The container of one presentation, over the whole window or over a context in it. It forwards its layout to the
/// presentation controller, passes touches outside its subviews through, and retains the presentation.
@MainActor final class UITransitionView: UIView {
    let driver: PresentationDriver

    init(frame: CGRect, driver: PresentationDriver) {
        self.driver = driver
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("UITransitionView does not support init(coder:). Its presentation creates it.")
    }

    /// The window has a list of its containers, from back to front.
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        window?.transitionViews.removeAll { $0.object === self || $0.object == nil }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window, !window.transitionViews.contains(where: { $0.object === self }) else { return }
        window.transitionViews.append(WeakObject(self))
    }

    /// What is behind an undimmed sheet stays available to assistive technology.
    override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal && !driver.chrome.passesTouchesBehind }
        set { super.accessibilityViewIsModal = newValue }
    }

    override func layoutSubviews() {
        driver.controller.containerViewWillLayoutSubviews()
        if !driver.isDismissingOrDismissed { driver.container.updatePresentedViewFrame() }
        super.layoutSubviews()
        driver.controller.containerViewDidLayoutSubviews()
    }

    /// The presentation controller is notified before the presented controller, whose view is inside.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        driver.controller.updateTraits()
        // The size of a sheet depends on the text size.
        setNeedsLayout()
        // Not while the change is still being propagated down the tree.
        window?.system.frameLoop.perform(beforeLayout: { [weak driver] in driver?.adaptIfNeeded() })
    }

    /// Receives all touches during a transition. Otherwise touches that no subview receives pass through to the
    /// presenter.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if driver.blocksTouches {
            return self.point(inside: point, with: event) ? driver.chrome.movingView(at: point) ?? self : nil
        }
        let moving = isUserInteractionEnabled ? driver.chrome.movingView(at: point) : nil
        let hit = moving ?? super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// The escape gesture dismisses presentations that the user may dismiss.
    override func accessibilityPerformEscape() -> Bool {
        guard driver.controller.isDismissibleByUser else { return false }
        driver.controller.userRequestsDismissal(reason: .escape)
        return true
    }
}
