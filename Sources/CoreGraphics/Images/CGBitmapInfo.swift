import Foundation

/// Where a pixel keeps its alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How an image's bytes are ordered.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// A `CGImageAlphaInfo` and a byte order in one number.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// Apple's number for the layout.
    public let rawValue: UInt32

    /// The layout with Apple's number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether numbers are floating point.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Numbers are floating point, which Velarium does not draw.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Words of 16 bits, low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Words of 32 bits, low byte first: what Cairo draws.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Words of 16 bits, high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Words of 32 bits, high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) }
}
