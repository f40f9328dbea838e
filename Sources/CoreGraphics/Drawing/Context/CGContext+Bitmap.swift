import Foundation

extension CGContext {
    /// Creates a bitmap context with Apple's coordinates: pixels, y up, origin at the bottom left.
    ///
    /// Cairo draws BGRA (`premultipliedFirst` or `noneSkipFirst` with `byteOrder32Little`) and `alphaOnly`. Other
    /// 8-bit gray and RGB layouts are drawn as BGRA internally; then `data` must be nil, and `makeImage()` returns
    /// the pixels.
    ///
    /// - Parameters:
    ///   - data: The pixels, top row first; nil allocates clear ones.
    ///   - bytesPerRow: A multiple of 4; ignored when `data` is nil.
    ///   - space: Colors are always drawn in sRGB.
    /// - Returns: Nil for sizes below 1 or beyond 32,767, and for layouts that cannot be drawn.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let sides = 1...Bitmap.maximumSide
        guard bitsPerComponent == 8, sides.contains(width), sides.contains(height),
            let format = info.drawingFormat(in: space)
        else { return nil }
        let bitmap: Bitmap
        if let data {
            guard info.isNativeFormat, bytesPerRow % 4 == 0, bytesPerRow >= width * format.bytesPerPixel else {
                return nil
            }
            bitmap = Bitmap(wrapping: data, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
        } else {
            bitmap = Bitmap(width: width, height: height, format: format)
        }
        let upward = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(DrawingTarget(bitmap: bitmap), baseToPixel: upward, info: info)
    }

    /// The first byte of the top row; nil when the pixels do not have the requested layout.
    public var data: UnsafeMutableRawPointer? { pixelInfo.isNativeFormat ? bitmap.pixels : nil }
    /// The distance between the starts of two rows in bytes.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// 32 for color, 8 for alpha only.
    public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
    /// The requested position of a pixel's alpha.
    public var alphaInfo: CGImageAlphaInfo { pixelInfo.alphaInfo ?? .premultipliedFirst }
    /// The requested layout.
    public var bitmapInfo: CGBitmapInfo { pixelInfo }
    /// Device RGB; nil for alpha only.
    public var colorSpace: CGColorSpace? {
        bitmap.format == .color ? CGColorSpaceCreateDeviceRGB() : nil
    }
}

extension CGBitmapInfo {
    /// Whether Cairo draws this layout directly.
    fileprivate var isNativeFormat: Bool {
        switch alphaInfo {
        case .alphaOnly: true
        case .premultipliedFirst, .noneSkipFirst: intersection(.byteOrderMask) == .byteOrder32Little
        case .none?, .premultipliedLast, .last, .first, .noneSkipLast, nil: false
        }
    }

    /// The internal format of a context with this layout; nil when it cannot be drawn.
    fileprivate func drawingFormat(in space: CGColorSpace) -> Bitmap.Format? {
        guard intersection(.floatInfoMask).isEmpty else { return nil }
        switch alphaInfo {
        case .alphaOnly: return .coverage
        case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast:
            return space.model == .rgb ? .color : nil
        case .none?: return space.model == .monochrome ? .color : nil
        case .first, .last, nil: return nil
        }
    }
}
