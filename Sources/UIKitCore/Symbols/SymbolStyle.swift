/// The values that a symbol configuration specifies; nil or unspecified values are inherited.
struct SymbolChoices: Hashable, @unchecked Sendable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colours: SymbolColours?

    /// These options, replaced by those that `other` specifies. A point size and a text style replace each other.
    func overridden(by other: SymbolChoices) -> SymbolChoices {
        var result = self
        if other.pointSize != nil || other.textStyle != nil {
            (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle)
        }
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        if let colours = other.colours { result.colours = colours }
        return result
    }
}

/// How a symbol's levels are colored.
enum SymbolColours: Hashable, @unchecked Sendable {
    /// All levels have the tint color.
    case monochrome
    /// The levels are shades of one color (nil: the tint); the front level is opaque.
    case hierarchical(UIColor?)
    /// Each level has a color; the last one also applies to all levels behind.
    case palette([UIColor])
}

/// A symbol's resolved metrics. Points.
struct SymbolStyle: Hashable {
    let pointSize: CGFloat
    /// Points per unit of the grid.
    let unit: CGFloat
    /// The width of strokes in units.
    let stroke: CGFloat

    /// Resolves `choices` for the text size and the bold text setting of `traits`.
    init(_ choices: SymbolChoices, for traits: UITraitCollection) {
        if let style = choices.textStyle {
            pointSize = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        } else {
            let wanted = choices.pointSize ?? SymbolNumbers.pointSize
            pointSize = wanted > 0 && wanted.isFinite ? wanted : SymbolNumbers.pointSize
        }
        let factors = SymbolNumbers.factors(of: choices.scale)
        let weight = traits.legibilityWeight == .bold ? choices.weight.forBoldText : choices.weight
        unit = pointSize * SymbolNumbers.unit * factors.size
        stroke = SymbolNumbers.stroke(of: weight) * factors.stroke / factors.size
    }
}

/// The resolved colors that a symbol is painted with.
struct SymbolInks {
    private let colours: [UIColor]

    /// - Parameter levels: the highest level of the symbol; 0 needs only one color.
    init(_ colours: SymbolColours?, tint: UIColor, levels: Int) {
        switch colours {
        case nil, .monochrome: self.colours = [tint]
        case .hierarchical(let colour):
            let base = (colour ?? tint).resolvedColor(with: .current)
            let alpha = base.cgColor.alpha
            let shades = SymbolNumbers.hierarchy.map { base.withAlphaComponent(alpha * $0) }
            self.colours = levels == 0 ? [base] : shades
        case .palette(let palette):
            let resolved = palette.map { $0.resolvedColor(with: .current) }
            self.colours = resolved.isEmpty ? [tint] : resolved
        }
    }

    /// The only color; nil when there are several.
    var single: UIColor? { colours.count == 1 ? colours[0] : nil }

    subscript(level: Int) -> UIColor { colours[min(level, colours.count - 1)] }
}
