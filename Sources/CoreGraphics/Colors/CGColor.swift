import Foundation

/// An immutable color: components in a color space, and alpha; or a pattern that is repeated. Drawn in sRGB.
///
/// Alpha is clamped to 0 to 1; non-finite components become 0.
public final class CGColor: Hashable, @unchecked Sendable {
    private let space: CGColorSpace
    private let componentValues: [CGFloat]
    private let solid: SRGB

    /// What a pattern color repeats; nil for other colors.
    public let pattern: CGPattern?

    /// The opacity: 0 is clear, 1 opaque.
    public let alpha: CGFloat

    private init(_ space: CGColorSpace, _ numbers: [CGFloat], alpha: CGFloat, pattern: CGPattern? = nil) {
        let numbers = numbers.map { $0.isFinite ? $0 : 0 }
        self.space = space
        self.componentValues = numbers
        self.alpha = alpha.isFinite ? max(0, min(1, alpha)) : 0
        self.pattern = pattern
        solid = numbers.isEmpty ? SRGB(red: 0, green: 0, blue: 0) : space.sRGB(from: numbers)
    }

    /// Creates a color in device RGB, which is sRGB here; components 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColor.deviceRGB, [red, green, blue], alpha: alpha)
    }

    /// Creates a color in sRGB; components 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(.sRGB, name: CGColorSpace.sRGB), [red, green, blue], alpha: alpha)
    }

    /// Creates a gray, 0 black to 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(CGColor.deviceGray, [gray], alpha: alpha)
    }

    /// Creates a gray with gamma 2.2. It is drawn as the sRGB gray with the same value.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(.gray, name: CGColorSpace.genericGrayGamma2_2), [gray], alpha: alpha)
    }

    /// Creates a CMYK color; components 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let space = CGColorSpace(.cmyk, name: CGColorSpace.genericCMYK)
        self.init(space, [cyan, magenta, yellow, black], alpha: alpha)
    }

    /// Creates a color in any space; `components` are its components followed by alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents
        let numbers = Array(UnsafeBufferPointer(start: components, count: count))
        self.init(space, numbers, alpha: components[count])
    }

    /// Creates a color that paints with a pattern. Nil for a space that is not made by `CGColorSpace(patternBaseSpace:)`.
    ///
    /// - Parameter components: The alpha of a colored pattern. Of a stencil, the components in the base space followed by
    ///   alpha.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern else { return nil }
        let count = pattern.isColored ? 0 : space.numberOfComponents
        let numbers = Array(UnsafeBufferPointer(start: components, count: count))
        self.init(space, numbers, alpha: components[count], pattern: pattern)
    }

    /// Creates a color that paints with a colored pattern, opaque.
    package convenience init(_ pattern: CGPattern) {
        self.init(CGColor.patternSpace, [], alpha: 1, pattern: pattern)
    }

    /// The color space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The components in the space, followed by alpha.
    public var components: [CGFloat]? { componentValues + [alpha] }

    /// The number of `components`, including alpha.
    public var numberOfComponents: Int { componentValues.count + 1 }

    /// The color itself, because it is immutable.
    public func copy() -> CGColor? { self }

    /// The same color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, componentValues, alpha: alpha, pattern: pattern) }

    /// The color converted to another space; out-of-gamut colors have components beyond 0 to 1. Nil to and from patterns.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard pattern == nil, space.model != .pattern else { return nil }
        return CGColor(space, space.components(from: sRGB), alpha: alpha)
    }

    /// Whether components, alpha and color space are equal, and of patterns what they repeat.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs
            || (lhs.alpha == rhs.alpha && lhs.componentValues == rhs.componentValues && lhs.space == rhs.space
                && CGPattern.isEqual(lhs.pattern, rhs.pattern))
    }

    /// Hashes components and alpha.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(componentValues)
        hasher.combine(alpha)
    }

    private static let deviceRGB = CGColorSpaceCreateDeviceRGB()
    private static let deviceGray = CGColorSpaceCreateDeviceGray()
    private static let patternSpace = CGColorSpace(.pattern, name: nil)
}

extension CGColor {
    /// The color in sRGB; of a colored pattern, the mean of its tile.
    var sRGB: SRGB {
        guard let pattern, pattern.isColored else { return solid }
        return pattern.meanColor.color
    }

    /// Red in sRGB; 0 to 1 on the screen, beyond for wide-gamut colors.
    package var red: CGFloat { sRGB.red }
    /// Green in sRGB, like `red`.
    package var green: CGFloat { sRGB.green }
    /// Blue in sRGB, like `red`.
    package var blue: CGFloat { sRGB.blue }

    /// Opaque black in gray space.
    package static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white in gray space.
    package static let white = CGColor(gray: 1, alpha: 1)
    /// Black with alpha 0.
    package static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether alpha is 1, and the color not a pattern, whose tile may be clear in parts.
    package var isOpaque: Bool { alpha >= 1 && pattern == nil }
}
