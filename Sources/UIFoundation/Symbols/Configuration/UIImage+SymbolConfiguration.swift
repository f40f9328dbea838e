extension UIImage {
    /// The size, weight, scale and colors of a symbol. Unspecified values come from the view, otherwise 17 points,
    /// regular, medium.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        private convenience init(_ change: (inout SymbolOptions) -> Void) {
            var choices = SymbolOptions()
            change(&choices)
            self.init(nil, choices)
        }

        /// A configuration that specifies nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration { _ in } }

        /// A configuration for a symbol beside text of this font size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init { $0.pointSize = pointSize }
        }

        /// A configuration that specifies the weight.
        public convenience init(weight: SymbolWeight) {
            self.init { $0.weight = weight }
        }

        /// A configuration that specifies the scale.
        public convenience init(scale: SymbolScale) {
            self.init { $0.scale = scale }
        }

        /// A configuration that specifies the size, in points, and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init { ($0.pointSize, $0.weight) = (pointSize, weight) }
        }

        /// A configuration that specifies the size, in points, weight and scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init { ($0.pointSize, $0.weight, $0.scale) = (pointSize, weight, scale) }
        }

        /// A configuration for a symbol beside text in `textStyle`; it follows the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init { $0.textStyle = textStyle }
        }

        /// A configuration that specifies the text style and scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init { ($0.textStyle, $0.scale) = (textStyle, scale) }
        }

        /// A configuration with the size and weight of `font`.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// A configuration with the size and weight of `font`, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = UIFont.Weight(rawValue: font.textFont.weight).symbolWeight()
            self.init { ($0.pointSize, $0.weight, $0.scale) = (font.pointSize, weight, scale) }
        }

        /// A configuration that draws the front level in `hierarchicalColor` and the levels behind in fainter shades.
        public convenience init(hierarchicalColor: UIColor) {
            self.init { $0.renderingMode = .hierarchical(hierarchicalColor) }
        }

        /// A configuration with a color for each level of the symbol, the front level first.
        public convenience init(paletteColors: [UIColor]) {
            self.init { $0.renderingMode = .palette(paletteColors) }
        }

        /// A configuration that draws all levels in the tint color.
        public class func preferringMonochrome() -> Self { Self(nil, SymbolOptions(renderingMode: .monochrome)) }

        /// A configuration that draws the levels in shades of the tint color.
        public class func preferringHierarchical() -> Self {
            Self(nil, SymbolOptions(renderingMode: .hierarchical(nil)))
        }

        /// A configuration that draws a symbol in its own colors, if it has any. The system's symbols have none here.
        public class func preferringMulticolor() -> Self { Self(nil, SymbolOptions(renderingMode: .multicolor)) }

        /// This configuration without a text style.
        public func configurationWithoutTextStyle() -> Self { modified { $0.textStyle = nil } }
        /// This configuration without a scale.
        public func configurationWithoutScale() -> Self { modified { $0.scale = .unspecified } }
        /// This configuration without a weight.
        public func configurationWithoutWeight() -> Self { modified { $0.weight = .unspecified } }

        /// This configuration without a point size and weight.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            modified { ($0.pointSize, $0.weight) = (nil, .unspecified) }
        }

        /// Whether both configurations are equal.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        private func modified(_ change: (inout SymbolOptions) -> Void) -> Self {
            var choices = options
            change(&choices)
            return Self(traitCollection, choices)
        }
    }
}
