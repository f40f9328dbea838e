import Foundation

extension CGContext {
    /// A context on pixels with Apple's coordinates: pixels, y up, origin at the bottom left.
    ///
    /// Cairo draws blue, green, red, alpha (`premultipliedFirst` or `noneSkipFirst` with `byteOrder32Little`) and
    /// `alphaOnly`. Other 8-bit layouts of grey and red, green, blue are drawn in that one inside: then `data` is nil,
    /// both as argument and as property, and `makeImage()` is how to get at the pixels.
    /// - Parameters:
    ///   - data: The pixels, top row first; nil makes them, clear.
    ///   - bytesPerRow: A multiple of 4; 0 for what fits when `data` is nil.
    ///   - space: Colours are drawn in sRGB, whatever is given.
    /// - Returns: Nil for sizes below 1 or beyond 32,767, and for layouts that cannot be drawn.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let sides = 1...Bitmap.maximumSide
        guard bitsPerComponent == 8, sides.contains(width), sides.contains(height),
            let format = info.drawnFormat(space)
        else { return nil }
        let bitmap: Bitmap
        if let data {
            guard info.isDrawnAsIs, bytesPerRow % 4 == 0, bytesPerRow >= width * format.bytesPerPixel else {
                return nil
            }
            bitmap = Bitmap(wrapping: data, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
        } else {
            bitmap = Bitmap(width: width, height: height, format: format)
        }
        let upward = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(DrawingTarget(bitmap: bitmap), baseToPixel: upward, info: info)
    }

    /// The first byte of the top row; nil when the pixels are not laid out as was asked for.
    public var data: UnsafeMutableRawPointer? { pixelInfo.isDrawnAsIs ? bitmap.pixels : nil }
    /// The distance between the starts of two rows in bytes.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// 32 in colour, 8 for alpha only.
    public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
    /// Where a pixel keeps its alpha, as was asked for.
    public var alphaInfo: CGImageAlphaInfo { pixelInfo.alphaInfo ?? .premultipliedFirst }
    /// The layout that was asked for.
    public var bitmapInfo: CGBitmapInfo { pixelInfo }
    /// The device's red, green and blue; nil for alpha only.
    public var colorSpace: CGColorSpace? {
        bitmap.format == .colour ? CGColorSpaceCreateDeviceRGB() : nil
    }
}

extension CGBitmapInfo {
    /// Whether Cairo draws this layout without a copy in another one.
    fileprivate var isDrawnAsIs: Bool {
        switch alphaInfo {
        case .alphaOnly: true
        case .premultipliedFirst, .noneSkipFirst: intersection(.byteOrderMask) == .byteOrder32Little
        case .none?, .premultipliedLast, .last, .first, .noneSkipLast, nil: false
        }
    }

    /// What a context of this layout is drawn in; nil when it cannot be drawn.
    fileprivate func drawnFormat(_ space: CGColorSpace) -> Bitmap.Format? {
        guard intersection(.floatInfoMask).isEmpty else { return nil }
        switch alphaInfo {
        case .alphaOnly: return .coverage
        case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast:
            return space.model == .rgb ? .colour : nil
        case .none?: return space.model == .monochrome ? .colour : nil
        case .first, .last, nil: return nil
        }
    }
}
