extension UIImage {
    /// How a symbol is drawn: its size, weight, scale and colours. What is not said is taken from where it is shown,
    /// and is 17 points, regular and medium when nobody says it.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        private convenience init(_ change: (inout SymbolChoices) -> Void) {
            var choices = SymbolChoices()
            change(&choices)
            self.init(nil, choices)
        }

        /// Says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration { _ in } }

        /// - Parameter pointSize: the size of the font that the symbol goes with, in points.
        public convenience init(pointSize: CGFloat) {
            self.init { $0.pointSize = pointSize }
        }

        public convenience init(weight: SymbolWeight) {
            self.init { $0.weight = weight }
        }

        public convenience init(scale: SymbolScale) {
            self.init { $0.scale = scale }
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init { ($0.pointSize, $0.weight) = (pointSize, weight) }
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init { ($0.pointSize, $0.weight, $0.scale) = (pointSize, weight, scale) }
        }

        /// The size of text in `textStyle` where the symbol is shown; it follows the person's text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init { $0.textStyle = textStyle }
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init { ($0.textStyle, $0.scale) = (textStyle, scale) }
        }

        /// The size and weight of `font`.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = UIFont.Weight(rawValue: font.textFont.weight).symbolWeight()
            self.init { ($0.pointSize, $0.weight, $0.scale) = (font.pointSize, weight, scale) }
        }

        /// Shades of `hierarchicalColor`: the front of the symbol in full, what lies behind it fainter.
        public convenience init(hierarchicalColor: UIColor) {
            self.init { $0.colours = .hierarchical(hierarchicalColor) }
        }

        /// A colour for each level of the symbol, the front one first.
        public convenience init(paletteColors: [UIColor]) {
            self.init { $0.colours = .palette(paletteColors) }
        }

        /// All of the symbol in the tint.
        public class func preferringMonochrome() -> Self { Self(nil, SymbolChoices(colours: .monochrome)) }

        /// Shades of the tint.
        public class func preferringHierarchical() -> Self { Self(nil, SymbolChoices(colours: .hierarchical(nil))) }

        public func configurationWithoutTextStyle() -> Self { changing { $0.textStyle = nil } }
        public func configurationWithoutScale() -> Self { changing { $0.scale = .unspecified } }
        public func configurationWithoutWeight() -> Self { changing { $0.weight = .unspecified } }

        public func configurationWithoutPointSizeAndWeight() -> Self {
            changing { ($0.pointSize, $0.weight) = (nil, .unspecified) }
        }

        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        private func changing(_ change: (inout SymbolChoices) -> Void) -> Self {
            var choices = choices
            change(&choices)
            return Self(traitCollection, choices)
        }
    }
}
