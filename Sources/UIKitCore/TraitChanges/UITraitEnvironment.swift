/// An object with traits: screens, window scenes, controllers, presentation controllers and views.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in effect.
    var traitCollection: UITraitCollection { get }
    /// Called after `traitCollection` has changed, from outermost to innermost.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
