/// Images of system symbols.
extension UIImage {
    /// The symbol `name` as a template, as large as text of 17 points.
    ///
    /// Nil for an invalid symbol name, such as one with spaces. A valid name without a drawing here gives a box with
    /// a question mark and one log line.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The symbol `name` for the text size of `traitCollection` (nil: the current traits).
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection?.imageConfiguration)
    }

    /// The symbol `name` with `configuration` applied.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let traits = UITraitCollection(traitsFrom: [.current, configuration?.traitCollection].compactMap { $0 })
        let choices = configuration?.options ?? SymbolOptions()
        guard let symbol = SymbolImage(named: name, options: choices, traits: traits) else { return nil }
        var attributes = DisplayAttributes(scale: traits.displayScale > 0 ? traits.displayScale : 1)
        attributes.flipsForRightToLeft = SymbolTable.isDirectional(name)
        attributes.baselineOffset = symbol.baselineOffset(at: attributes.scale)
        attributes.traits = configuration?.traitCollection
        self.init(.symbol(symbol), look: attributes)
    }

    /// This symbol for display with `traits`, on whole pixels; `preferred` supplies options that it does not specify.
    /// Other images return the variant for `traits`.
    package func resolved(for traits: UITraitCollection, preferring preferred: SymbolConfiguration? = nil) -> UIImage {
        guard let symbol else { return variant(for: traits) }
        let choices = preferred.map { $0.options.overridden(by: symbol.options) } ?? symbol.options
        let all = displayAttributes.traits.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
        return showing(
            symbol.with(options: choices, for: all),
            at: all.displayScale > 0 ? all.displayScale : displayAttributes.scale)
    }

    func showing(_ symbol: SymbolImage, at scale: CGFloat) -> UIImage {
        guard symbol !== self.symbol || scale != displayAttributes.scale else { return self }
        var attributes = displayAttributes
        attributes.scale = scale
        if attributes.baselineOffset != nil { attributes.baselineOffset = symbol.baselineOffset(at: attributes.scale) }
        return UIImage(.symbol(symbol), look: attributes)
    }
}

/// Standard symbols of the system.
extension UIImage {
    /// The symbol for more actions: an ellipsis in a circle.
    public class var actions: UIImage { standardSymbol(named: "ellipsis.circle") }
    /// The symbol for adding: a plus sign in a circle.
    public class var add: UIImage { standardSymbol(named: "plus.circle") }
    /// The symbol for removing: a minus sign in a circle.
    public class var remove: UIImage { standardSymbol(named: "minus.circle") }
    /// A checkmark in a filled circle.
    public class var checkmark: UIImage { standardSymbol(named: "checkmark.circle.fill") }
    /// A checkmark in a stroked circle.
    public class var strokedCheckmark: UIImage { standardSymbol(named: "checkmark.circle") }

    private static func standardSymbol(named name: String) -> UIImage {
        guard let image = UIImage(systemName: name) else {
            preconditionFailure("The symbol \(name) is missing from the tables; give it a drawing.")
        }
        return image
    }
}
