/// What has traits: screens, window scenes, controllers, presentation controllers and views.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    /// Called after `traitCollection` has changed, from the outside in.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
