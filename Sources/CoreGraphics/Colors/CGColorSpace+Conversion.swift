import Foundation

/// A color's sRGB components; 0 to 1 on the screen, beyond in the extended range.
struct SRGB: Hashable, Sendable {
    var red, green, blue: CGFloat
}

extension CGColorSpace {
    /// The sRGB color for at least `numberOfComponents` components; more are ignored.
    func sRGB(from numbers: [CGFloat]) -> SRGB {
        switch encoding {
        case .sRGB: return SRGB(red: numbers[0], green: numbers[1], blue: numbers[2])
        case .linearSRGB:
            return SRGB(red: encoded(numbers[0]), green: encoded(numbers[1]), blue: encoded(numbers[2]))
        case .displayP3:
            let red = linear(numbers[0])
            let green = linear(numbers[1])
            let blue = linear(numbers[2])
            return SRGB(
                red: encoded(1.2249401763 * red - 0.2249401763 * green),
                green: encoded(-0.0420569547 * red + 1.0420569547 * green),
                blue: encoded(-0.0196375546 * red - 0.0786360454 * green + 1.0982736001 * blue))
        case .gray: return SRGB(red: numbers[0], green: numbers[0], blue: numbers[0])
        case .linearGray:
            let gray = encoded(numbers[0])
            return SRGB(red: gray, green: gray, blue: gray)
        case .pattern: return baseColorSpace?.sRGB(from: numbers) ?? SRGB(red: 0, green: 0, blue: 0)
        case .cmyk:
            func light(_ ink: CGFloat) -> CGFloat { 1 - min(1, ink + numbers[3]) }
            return SRGB(red: light(numbers[0]), green: light(numbers[1]), blue: light(numbers[2]))
        }
    }

    /// The components of `color` in this space; gray spaces use the luminance.
    func components(from color: SRGB) -> [CGFloat] {
        let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        switch encoding {
        case .sRGB: return [color.red, color.green, color.blue]
        case .linearSRGB: return [linear(color.red), linear(color.green), linear(color.blue)]
        case .displayP3:
            let red = linear(color.red)
            let green = linear(color.green)
            let blue = linear(color.blue)
            return [
                encoded(0.8224619688 * red + 0.1775380312 * green),
                encoded(0.0331941989 * red + 0.9668058011 * green),
                encoded(0.0170826307 * red + 0.0723974407 * green + 0.9105199286 * blue),
            ]
        case .gray: return [luminance]
        case .linearGray: return [linear(luminance)]
        case .pattern: return []
        case .cmyk:
            let black = 1 - max(color.red, color.green, color.blue)
            return [1 - color.red - black, 1 - color.green - black, 1 - color.blue - black, black]
        }
    }

    /// sRGB's transfer curve, mirrored below zero as in the extended range.
    private func encoded(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -result : result
    }

    private func linear(_ number: CGFloat) -> CGFloat {
        let size = abs(number)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return number < 0 ? -result : result
    }
}
