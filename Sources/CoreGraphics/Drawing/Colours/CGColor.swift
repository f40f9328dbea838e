import Foundation

/// A colour that never changes: numbers in a colour space, and alpha. Drawn in sRGB.
///
/// Alpha is held between 0 and 1; numbers that are not finite become 0.
public final class CGColor: Hashable, @unchecked Sendable {
    private let space: CGColorSpace
    private let numbers: [CGFloat]
    let sRGB: SRGB

    /// How much the colour hides what is behind it: 0 nothing, 1 all.
    public let alpha: CGFloat

    private init(_ space: CGColorSpace, _ numbers: [CGFloat], alpha: CGFloat) {
        let numbers = numbers.map { $0.isFinite ? $0 : 0 }
        self.space = space
        self.numbers = numbers
        self.alpha = alpha.isFinite ? max(0, min(1, alpha)) : 0
        sRGB = space.sRGB(from: numbers)
    }

    /// A colour of the device's red, green and blue, which here is sRGB; each 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColor.deviceRGB, [red, green, blue], alpha: alpha)
    }

    /// A colour in sRGB; each part 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(.sRGB, name: CGColorSpace.sRGB), [red, green, blue], alpha: alpha)
    }

    /// A shade of grey, 0 black to 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(CGColor.deviceGray, [gray], alpha: alpha)
    }

    /// A shade of grey with gamma 2.2, which is drawn as sRGB's grey of the same number.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(.gray, name: CGColorSpace.genericGrayGamma2_2), [gray], alpha: alpha)
    }

    /// A colour of printing inks, each 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let space = CGColorSpace(.cmyk, name: CGColorSpace.genericCMYK)
        self.init(space, [cyan, magenta, yellow, black], alpha: alpha)
    }

    /// A colour of any space; `components` are its numbers, then alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents
        let numbers = Array(UnsafeBufferPointer(start: components, count: count))
        self.init(space, numbers, alpha: components[count])
    }

    /// The space the numbers belong to.
    public var colorSpace: CGColorSpace? { space }

    /// The numbers of the space, then alpha.
    public var components: [CGFloat]? { numbers + [alpha] }

    /// How many `components` there are, alpha included.
    public var numberOfComponents: Int { numbers.count + 1 }

    /// The colour itself, as it never changes.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, numbers, alpha: alpha) }

    /// The nearest colour of another space; what lies outside is kept as numbers beyond 0 to 1.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        CGColor(space, space.components(from: sRGB), alpha: alpha)
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.alpha == rhs.alpha && lhs.numbers == rhs.numbers && lhs.space == rhs.space)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(numbers)
        hasher.combine(alpha)
    }

    private static let deviceRGB = CGColorSpaceCreateDeviceRGB()
    private static let deviceGray = CGColorSpaceCreateDeviceGray()
}

extension CGColor {
    /// Red, green and blue in sRGB; 0 to 1 on the screen, beyond for wide colours.
    package var red: CGFloat { sRGB.red }
    /// Green in sRGB, as `red`.
    package var green: CGFloat { sRGB.green }
    /// Blue in sRGB, as `red`.
    package var blue: CGFloat { sRGB.blue }

    /// Opaque black, a grey.
    package static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white, a grey.
    package static let white = CGColor(gray: 1, alpha: 1)
    /// Black that hides nothing.
    package static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether nothing shows through.
    package var isOpaque: Bool { alpha >= 1 }
}
