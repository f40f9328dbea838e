extension UIImage {
    /// The values that select the variant of an image: traits and, for symbols, a `SymbolConfiguration`.
    ///
    /// Immutable and safe to use on every thread.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits that select the variant; nil means those of the view that shows the image.
        open private(set) var traitCollection: UITraitCollection?
        /// The symbol options; empty unless this is a symbol configuration.
        let options: SymbolOptions

        required init(_ traitCollection: UITraitCollection?, _ choices: SymbolOptions) {
            self.traitCollection = traitCollection
            self.options = choices
            super.init()
        }

        /// This configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traitCollection, options)
        }

        /// This configuration, replaced by everything that `otherConfiguration` specifies.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let traits = [traitCollection, other.traitCollection].compactMap { $0 }
            let all = traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits)
            return Self(all, options.overridden(by: other.options))
        }

        /// Returns this object, because it is immutable.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
            return traitCollection == other.traitCollection && options == other.options
        }

        public override var hash: Int { options.hashValue }
    }
}
