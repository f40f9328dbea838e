/// The metrics that all symbols share. Sources: `Docs/Numbers.md`.
enum SymbolMetrics {
    /// The side of the drawing grid, in units.
    static let grid: CGFloat = 24
    /// Points per unit for a font of one point, at medium scale.
    static let unit: CGFloat = 0.05
    /// The margin on each side of a symbol in regular weight, in units.
    static let sideMargin: CGFloat = 2
    /// How much wider a gap is than the stroke inside it, in units, both sides together.
    static let gap: CGFloat = 2.6
    /// The scale of a symbol enclosed in another one.
    static let enclosedScale: CGFloat = 0.58
    /// The relative alpha of the levels of a hierarchical symbol.
    static let hierarchicalAlphas: [CGFloat] = [1, 0.5, 0.25]
    /// The default size, in points.
    static let pointSize: CGFloat = 17

    /// The stroke width in units at medium scale.
    static func strokeWidth(of weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.5
        case .thin: 0.8
        case .light: 1.2
        case .regular, .unspecified: 1.6
        case .medium: 1.8
        case .semibold: 2.05
        case .bold: 2.35
        case .heavy: 2.7
        case .black: 3
        }
    }

    /// The scale factors of the symbol and its stroke, relative to medium scale.
    static func factors(of scale: UIImage.SymbolScale) -> (size: CGFloat, stroke: CGFloat) {
        switch scale {
        case .small: (0.8, 0.92)
        case .medium, .default, .unspecified: (1, 1)
        case .large: (1.28, 1.1)
        }
    }
}
