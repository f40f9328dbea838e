/// The values that a symbol configuration specifies; nil or unspecified values are inherited.
package struct SymbolOptions: Hashable, @unchecked Sendable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    package var renderingMode: SymbolRenderingMode?

    /// These options, replaced by those that `other` specifies. A point size and a text style replace each other.
    func overridden(by other: SymbolOptions) -> SymbolOptions {
        var result = self
        if other.pointSize != nil || other.textStyle != nil {
            result.pointSize = other.pointSize
            result.textStyle = other.textStyle
        }
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        if let colors = other.renderingMode { result.renderingMode = colors }
        return result
    }
}

/// How a symbol's levels are colored.
package enum SymbolRenderingMode: Hashable, @unchecked Sendable {
    /// All levels have the tint color.
    case monochrome
    /// The levels are shades of one color (nil: the tint); the front level is opaque.
    case hierarchical(UIColor?)
    /// Each level has a color; the last one also applies to all levels behind.
    case palette([UIColor])
    /// The symbol's own colors, if it has any; otherwise as monochrome.
    case multicolor
}

/// A symbol's resolved metrics. Points.
struct SymbolStyle: Hashable {
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale
    /// Points per unit of the grid.
    let unit: CGFloat
    /// The width of strokes in units.
    let stroke: CGFloat

    /// Resolves `choices` for the text size and the bold text setting of `traits`.
    init(_ choices: SymbolOptions, for traits: UITraitCollection) {
        if let style = choices.textStyle {
            pointSize = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        } else {
            let requested = choices.pointSize ?? SymbolMetrics.pointSize
            pointSize = requested > 0 && requested.isFinite ? requested : SymbolMetrics.pointSize
        }
        let factors = SymbolMetrics.factors(of: choices.scale)
        weight = traits.legibilityWeight == .bold ? choices.weight.forBoldText : choices.weight
        scale = choices.scale
        unit = pointSize * SymbolMetrics.unit * factors.size
        stroke = SymbolMetrics.strokeWidth(of: weight) * factors.stroke / factors.size
    }
}

/// The resolved colors that a symbol is painted with.
struct SymbolPalette {
    private let colors: [UIColor]

    /// - Parameter levels: the highest level of the symbol; 0 needs only one color.
    init(_ colors: SymbolRenderingMode?, tint: UIColor, levels: Int) {
        switch colors {
        case nil, .monochrome, .multicolor: self.colors = [tint]
        case .hierarchical(let color):
            let base = (color ?? tint).resolvedColor(with: .current)
            let alpha = base.cgColor.alpha
            let shades = SymbolMetrics.hierarchicalAlphas.map { base.withAlphaComponent(alpha * $0) }
            self.colors = levels == 0 ? [base] : shades
        case .palette(let palette):
            let resolved = palette.map { $0.resolvedColor(with: .current) }
            self.colors = resolved.isEmpty ? [tint] : resolved
        }
    }

    /// The only color; nil when there are several.
    var single: UIColor? { colors.count == 1 ? colors[0] : nil }

    subscript(level: Int) -> UIColor { colors[min(level, colors.count - 1)] }
}
