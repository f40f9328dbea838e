/// The measures that all symbols share; `Docs/Numbers.md` says where they come from.
enum SymbolNumbers {
    /// Units on a side of the grid that symbols are drawn on.
    static let grid: CGFloat = 24
    /// Points of a unit for a font of one point, at medium scale.
    static let unit: CGFloat = 0.05
    /// Units beside a symbol's ink, in regular weight, on each side.
    static let sideMargin: CGFloat = 2
    /// Units by which a gap is wider than the stroke in it, on both sides together.
    static let gap: CGFloat = 2.6
    /// The size of a symbol inside a ring in parts of its size alone.
    static let enclosedPart: CGFloat = 0.58
    /// How strong the second and third colours of a hierarchy are.
    static let hierarchy: [CGFloat] = [1, 0.5, 0.25]
    /// The size without any configuration, in points.
    static let pointSize: CGFloat = 17

    /// The stroke in units at medium scale.
    static func stroke(of weight: UIImage.SymbolWeight) -> CGFloat {
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

    /// How much larger than at medium scale a symbol is drawn, and its stroke.
    static func factors(of scale: UIImage.SymbolScale) -> (size: CGFloat, stroke: CGFloat) {
        switch scale {
        case .small: (0.8, 0.92)
        case .medium, .default, .unspecified: (1, 1)
        case .large: (1.28, 1.1)
        }
    }
}
