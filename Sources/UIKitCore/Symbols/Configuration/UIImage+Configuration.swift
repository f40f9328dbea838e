extension UIImage {
    /// What decides which variant of an image is shown: traits, and for symbols a `SymbolConfiguration`.
    ///
    /// Immutable, and safe to use on every thread.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits that variants are chosen by; nil leaves them to where the image is shown.
        public let traitCollection: UITraitCollection?
        /// What is asked of a symbol; nothing in a configuration that is not of symbols.
        let choices: SymbolChoices

        required init(_ traitCollection: UITraitCollection?, _ choices: SymbolChoices) {
            self.traitCollection = traitCollection
            self.choices = choices
            super.init()
        }

        /// This configuration for other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traitCollection, choices)
        }

        /// This configuration with all that `otherConfiguration` specifies in its place.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let traits = [traitCollection, other.traitCollection].compactMap { $0 }
            let all = traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits)
            return Self(all, choices.overridden(by: other.choices))
        }

        /// This object itself: it cannot change.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
            return traitCollection == other.traitCollection && choices == other.choices
        }

        public override var hash: Int { choices.hashValue }
    }
}

extension UITraitCollection {
    /// A configuration with these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(self, SymbolChoices()) }
}
