import UIKitCore

/// A function from a color to a color that a configuration applies, for example to the tint color of an image.
public struct UIConfigurationColorTransformer {
    private let function: ColorFunction

    /// Creates a transformer. Two transformers are equal in a configuration when one is a copy of the other.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        function = ColorFunction(transform)
    }

    private init(_ function: ColorFunction) {
        self.function = function
    }

    /// The function.
    public var transform: (UIColor) -> UIColor { function.transform }

    /// The color that the function makes of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { function.transform(input) }

    /// Makes a gray of the same lightness and opacity.
    public static var grayscale: UIConfigurationColorTransformer { .init(.grayscale) }
    /// Takes the color away, so that a tinted image is as bright as its tint color, but gray.
    public static var monochromeTint: UIConfigurationColorTransformer { .init(.monochrome) }
    /// The accent color that the person prefers; on this platform always the color itself.
    public static var preferredTint: UIConfigurationColorTransformer { .init(.identity) }

    /// Identifies the function, for comparing configurations.
    var identity: ObjectIdentifier { ObjectIdentifier(function) }
}

/// Holds a function, so that it has an identity.
private final class ColorFunction: @unchecked Sendable {
    let transform: (UIColor) -> UIColor

    init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    static let identity = ColorFunction { $0 }
    static let grayscale = ColorFunction { color in
        gray(of: color) { red, green, blue in 0.2126 * red + 0.7152 * green + 0.0722 * blue }
    }
    static let monochrome = ColorFunction { color in gray(of: color) { red, green, blue in max(red, green, blue) } }

    /// A dynamic gray, because `color` may depend on traits.
    private static func gray(
        of color: UIColor, brightness: @escaping (CGFloat, CGFloat, CGFloat) -> CGFloat
    ) -> UIColor {
        UIColor { traits in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: brightness(red, green, blue), alpha: alpha)
        }
    }
}
