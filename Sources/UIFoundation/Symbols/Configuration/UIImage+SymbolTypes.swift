extension UIImage {
    /// The stroke width of a symbol, named after font weights.
    public enum SymbolWeight: Int, Sendable {
        /// Inherited, or from the lightest to the heaviest weight.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The matching font weight.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular, .unspecified: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size of a symbol relative to text of the same font size.
    public enum SymbolScale: Int, Sendable {
        /// The same as `medium`.
        case `default` = -1
        /// Inherited, or from the smallest to the largest scale.
        case unspecified, small, medium, large
    }
}

extension UIImage.SymbolWeight {
    /// The weight when the user has asked for bold text: two steps heavier.
    var forBoldText: UIImage.SymbolWeight {
        let regular = self == .unspecified ? UIImage.SymbolWeight.regular : self
        return UIImage.SymbolWeight(rawValue: regular.rawValue + 2) ?? .black
    }
}

extension UIFont.Weight {
    /// The nearest symbol weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let all = (UIImage.SymbolWeight.ultraLight.rawValue...UIImage.SymbolWeight.black.rawValue)
            .compactMap(UIImage.SymbolWeight.init)
        return all.min { abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue) }
            ?? .regular
    }
}
