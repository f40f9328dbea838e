/// Images of the system's symbols.
extension UIImage {
    /// The symbol `name`, a stencil for the tint, as large as text of 17 points.
    ///
    /// Nil for what no symbol is called, such as names with spaces. A name that could be Apple's but has no drawing here
    /// gives a box with a question mark, and one line in the log.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The symbol `name` for the text size of `traitCollection` (nil: the current one).
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection?.imageConfiguration)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let traits = UITraitCollection(traitsFrom: [.current, configuration?.traitCollection].compactMap { $0 })
        let choices = configuration?.choices ?? SymbolChoices()
        guard let symbol = SymbolPicture(named: name, choices: choices, traits: traits) else { return nil }
        var look = Look(scale: traits.displayScale > 0 ? traits.displayScale : 1)
        look.flipsForRightToLeft = SymbolTable.isDirectional(name)
        look.baselineOffset = symbol.baselineOffset(at: look.scale)
        look.traits = configuration?.traitCollection
        self.init(.symbol(symbol), look: look)
    }

    /// Whether this is one of the system's symbols.
    public var isSymbolImage: Bool { symbol != nil }

    /// How the symbol is drawn; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        symbol.map { SymbolConfiguration(look.traits, $0.choices) }
    }

    /// What this image was chosen by: a symbol's `symbolConfiguration`, else its traits; nil when nothing was said.
    public var configuration: Configuration? {
        symbolConfiguration ?? look.traits.map { Configuration($0, SymbolChoices()) }
    }

    /// The traits that this image was chosen for.
    public var traitCollection: UITraitCollection { look.traits ?? UITraitCollection() }

    /// This symbol with all that `configuration` specifies; nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol == nil ? nil : withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// This symbol as `configuration` says, or the variant of this image that suits its traits.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol else {
            guard let traits = configuration.traitCollection else { return self }
            return variant(for: traits).changing { $0.traits = traits }
        }
        let choices = configuration is SymbolConfiguration ? configuration.choices : symbol.choices
        let own = configuration.traitCollection ?? look.traits
        let traits = UITraitCollection(traitsFrom: [.current, own].compactMap { $0 })
        let changed = showing(symbol.with(choices, for: traits), at: look.scale)
        return changed.changing { $0.traits = own }
    }

    /// This symbol as it is in a place with `traits`, on whole pixels there, where `preferred` says what it does not say
    /// itself; other images in the variant for the traits.
    func resolved(for traits: UITraitCollection, preferring preferred: SymbolConfiguration? = nil) -> UIImage {
        guard let symbol else { return variant(for: traits) }
        let choices = preferred.map { $0.choices.overridden(by: symbol.choices) } ?? symbol.choices
        let all = look.traits.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
        return showing(symbol.with(choices, for: all), at: all.displayScale > 0 ? all.displayScale : look.scale)
    }

    private func showing(_ symbol: SymbolPicture, at scale: CGFloat) -> UIImage {
        guard symbol !== self.symbol || scale != look.scale else { return self }
        var look = look
        look.scale = scale
        if look.baselineOffset != nil { look.baselineOffset = symbol.baselineOffset(at: look.scale) }
        return UIImage(.symbol(symbol), look: look)
    }
}

/// Symbols that the system has members for.
extension UIImage {
    public class var actions: UIImage { standard("ellipsis.circle") }
    public class var add: UIImage { standard("plus.circle") }
    public class var remove: UIImage { standard("minus.circle") }
    public class var checkmark: UIImage { standard("checkmark.circle.fill") }
    public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

    private static func standard(_ name: String) -> UIImage {
        guard let image = UIImage(systemName: name) else {
            preconditionFailure("The symbol \(name) is missing from the tables; give it a drawing.")
        }
        return image
    }
}
