import Foundation

/// The meaning of a color's components. Everything is drawn in sRGB; other spaces are converted to it.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    enum Encoding: Sendable {
        case sRGB, linearSRGB, displayP3, gray, linearGray, cmyk
        /// Colors that repeat a pattern.
        case pattern
    }

    let encoding: Encoding
    /// The space of the components that color a stencil; nil for other spaces, and for colored patterns.
    public let baseColorSpace: CGColorSpace?
    /// Apple's name of the space; nil for device spaces.
    public let name: CFString?
    /// The color model of the space.
    public let model: CGColorSpaceModel

    init(_ encoding: Encoding, name: CFString?, base: CGColorSpace? = nil) {
        self.encoding = encoding
        baseColorSpace = base
        self.name = name
        model =
            switch encoding {
            case .sRGB, .linearSRGB, .displayP3: .rgb
            case .gray, .linearGray: .monochrome
            case .cmyk: .cmyk
            case .pattern: .pattern
            }
    }

    /// Creates the space with one of the names below; nil for one that Velarium does not convert.
    public convenience init?(name: CFString) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(.sRGB, name: name)
        case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB: self.init(.linearSRGB, name: name)
        case CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3: self.init(.displayP3, name: name)
        case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray: self.init(.gray, name: name)
        case CGColorSpace.linearGray, CGColorSpace.extendedLinearGray: self.init(.linearGray, name: name)
        case CGColorSpace.genericCMYK: self.init(.cmyk, name: name)
        default: return nil
        }
    }

    /// Creates the space of colors that paint with a pattern; nil if the base is such a space itself.
    ///
    /// - Parameter baseSpace: The space of the components that color a stencil; nil for patterns with colors.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self.init(.pattern, name: nil, base: baseSpace)
    }

    /// The number of components of a color, without alpha. A pattern has those of its base.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        default: 3
        }
    }

    /// Whether the space has colors outside sRGB.
    public var isWideGamutRGB: Bool { encoding == .displayP3 || name?.contains("Extended") == true && model == .rgb }

    /// Whether a context can draw in the space. False for patterns and indexed colors.
    public var supportsOutput: Bool { model != .indexed && model != .pattern }

    /// Whether encoding, name and base are equal.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.encoding == rhs.encoding && lhs.name == rhs.name && lhs.baseColorSpace == rhs.baseColorSpace
    }

    /// Hashes encoding and name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoding)
        hasher.combine(name)
    }
}

extension CGColorSpace {
    /// Standard RGB; the space everything is drawn in.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with components below 0 and above 1 for colors outside its gamut.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB with linear components.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// Linear sRGB, also below 0 and above 1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wide gamut of newer screens.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with components below 0 and above 1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Gray; drawn as the sRGB gray with the same value.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with values below 0 and above 1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Gray with linear values.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Linear gray, also below 0 and above 1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// CMYK; converted without a profile.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
}

/// The screen's RGB space: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB, name: nil) }

/// The screen's gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray, name: nil) }

/// A CMYK space; converted to the screen without a profile, as 1 − min(1, ink + black).
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk, name: nil) }

/// The color model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// No known model.
    case unknown = -1
    /// The models by name; only `monochrome`, `rgb`, `cmyk` and `pattern` occur here.
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// How colors outside the target's gamut are replaced; Velarium always clips.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// Apple's intents; they have no effect here.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
