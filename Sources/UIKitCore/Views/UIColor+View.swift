extension UIColor {
    /// The fixed color that this one resolves to in `view`: with its traits, and with its tint for `.tintColor`.
    @MainActor package func resolvedColor(in view: UIView) -> UIColor {
        resolvedColor(traits: { view.traitCollection }, tintColor: { view.tintColor })
    }
}
