/// A color in sRGB, not premultiplied. Components run from 0 to 1; values outside are colors outside sRGB.
package struct SRGBColor: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// - Parameter hue: a fraction of the color wheel: 0 is red, 1/3 green, 2/3 blue; the integer part is ignored.
    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sextant = (hue - hue.rounded(.down)) * 6
        func component(_ shift: CGFloat) -> CGFloat {
            let position = (shift + sextant).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// A color of Display P3, which has sRGB's transfer curve and white point but wider primaries.
    package init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let r = SRGBColor.linear(red)
        let g = SRGBColor.linear(green)
        let b = SRGBColor.linear(blue)
        self.init(
            red: SRGBColor.encoded(1.2249401763 * r - 0.2249401763 * g),
            green: SRGBColor.encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: SRGBColor.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
            alpha: alpha)
    }

    /// Components as bytes, 0 to 255; alpha from 0 to 1.
    package init(_ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
        self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }

    package var isGray: Bool { red == green && green == blue }

    /// Hue from 0 to less than 1, saturation and brightness from 0 to 1. A gray has hue and saturation 0.
    package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(red, green, blue)
        let low = min(red, green, blue)
        let range = high - low
        guard range > 0, high > 0 else { return (0, 0, high) }
        let sextant: CGFloat
        switch high {
        case red: sextant = (green - blue) / range + (green < blue ? 6 : 0)
        case green: sextant = (blue - red) / range + 2
        default: sextant = (red - green) / range + 4
        }
        return (sextant / 6, range / high, high)
    }

    package func withAlpha(_ alpha: CGFloat) -> SRGBColor {
        SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    private static func encoded(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}
