extension UIImage {
    /// How thick a symbol's lines are; named as the weights of fonts.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of the font that goes with symbols of this weight.
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

    /// How large a symbol is beside text of the same size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }
}

extension UIImage.SymbolWeight {
    /// What this weight becomes where the person has asked for bold text: two steps heavier.
    var forBoldText: UIImage.SymbolWeight {
        let regular = self == .unspecified ? UIImage.SymbolWeight.regular : self
        return UIImage.SymbolWeight(rawValue: regular.rawValue + 2) ?? .black
    }
}

extension UIFont.Weight {
    /// The weight of symbols that go with fonts of this one: the nearest.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let all = (UIImage.SymbolWeight.ultraLight.rawValue...UIImage.SymbolWeight.black.rawValue)
            .compactMap(UIImage.SymbolWeight.init)
        return all.min { abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue) }
            ?? .regular
    }
}
