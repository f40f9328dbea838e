import Foundation

/// The position of alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Apple's layouts by name; `skip` ignores the byte, `alphaOnly` has no color.
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The byte order of an image.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that hold the byte order.
    case orderMask = 0x7000
    /// The default order.
    case orderDefault = 0
    /// 16-bit words, low byte first.
    case order16Little = 0x1000
    /// 32-bit words, low byte first.
    case order32Little = 0x2000
    /// 16-bit words, high byte first.
    case order16Big = 0x3000
    /// 32-bit words, high byte first.
    case order32Big = 0x4000
}

/// A `CGImageAlphaInfo` and a byte order in one value.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// Apple's value for the layout.
    public let rawValue: UInt32

    /// Creates a layout from Apple's value.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that hold the floating-point flag.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Floating-point components, which Velarium does not draw.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16-bit words, low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit words, low byte first: Cairo's order.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit words, high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit words, high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) }
}
