import CoreGraphics

/// Decides how a pointer interaction reacts. All methods have defaults.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region below the pointer; nil for none there. Called whenever the pointer moves over the view.
    ///
    /// - Parameter defaultRegion: The whole view; the default result.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// The look in `region`, which the pointer enters. Nil, the default, changes nothing.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer is about to enter `region`; `animator` runs changes beside the effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer is about to leave `region`; `animator` runs changes beside the end of the effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Runs an app's changes beside the animation of a pointer effect.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated with the effect.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animation, with true if it was not interrupted.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
