import Foundation

/// What a colour's numbers mean. Everything is drawn in sRGB; other spaces are converted to it.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    enum Encoding: Sendable {
        case sRGB, linearSRGB, displayP3, gray, linearGray, cmyk
    }

    let encoding: Encoding
    /// Apple's name of the space; nil for the device spaces.
    public let name: CFString?
    /// The family of the space.
    public let model: CGColorSpaceModel

    init(_ encoding: Encoding, name: CFString?) {
        self.encoding = encoding
        self.name = name
        model =
            switch encoding {
            case .sRGB, .linearSRGB, .displayP3: .rgb
            case .gray, .linearGray: .monochrome
            case .cmyk: .cmyk
            }
    }

    /// The space with one of the names below; nil for one that Velarium does not convert.
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

    /// How many numbers a colour has, not counting alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        default: 3
        }
    }

    /// Whether the space holds colours that sRGB does not.
    public var isWideGamutRGB: Bool { encoding == .displayP3 || name?.contains("Extended") == true && model == .rgb }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.encoding == rhs.encoding && lhs.name == rhs.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoding)
        hasher.combine(name)
    }
}

extension CGColorSpace {
    /// The screen's usual red, green and blue; the space everything is drawn in.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with numbers below 0 and above 1 for colours it does not have.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB with numbers proportional to light.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// Numbers proportional to light, also below 0 and above 1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wider red, green and blue of newer screens.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with numbers below 0 and above 1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Shades of grey; drawn as sRGB's grey of the same number.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Shades of grey with numbers below 0 and above 1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Shades of grey with numbers proportional to light.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Numbers proportional to light, also below 0 and above 1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// Printing inks; converted without a profile.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
}

/// Red, green and blue as the screen shows them: here sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB, name: nil) }

/// Shades of grey as the screen shows them.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray, name: nil) }

/// Printing inks; converted to the screen without a profile, as 1 − min(1, ink + black).
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk, name: nil) }

/// The family of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// How colours that the target does not have are replaced; Velarium always clips.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
