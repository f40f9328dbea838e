/// What a symbol configuration asks for; what is nil or unspecified is left to others.
struct SymbolChoices: Hashable, @unchecked Sendable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colours: SymbolColours?

    /// These choices where `other` makes none. A size and a text style take each other's place.
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

/// How a symbol's levels are coloured.
enum SymbolColours: Hashable, @unchecked Sendable {
    /// All like the tint.
    case monochrome
    /// Shades of one colour (nil: the tint), the front level in full.
    case hierarchical(UIColor?)
    /// A colour a level; the last one for all further back.
    case palette([UIColor])
}

/// A symbol's measures once all choices are made. Points.
struct SymbolStyle: Hashable {
    let pointSize: CGFloat
    /// Points of a unit of the grid.
    let unit: CGFloat
    /// The width of strokes in units.
    let stroke: CGFloat

    /// Carries out `choices` for the text size and the bold text setting of `traits`.
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

/// The colours that a symbol is painted with.
struct SymbolInks {
    private let colours: [UIColor]

    /// - Parameter levels: The highest level of the symbol; one that has no other needs a single colour.
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

    /// The one colour of all; nil when there are several.
    var single: UIColor? { colours.count == 1 ? colours[0] : nil }

    subscript(level: Int) -> UIColor { colours[min(level, colours.count - 1)] }
}
