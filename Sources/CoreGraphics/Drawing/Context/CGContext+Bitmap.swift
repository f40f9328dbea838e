import Foundation

extension CGContext {
    /// Creates a bitmap context with Apple's coordinates: pixels, y up, origin at the bottom left.
    ///
    /// Cairo draws BGRA (`premultipliedFirst` or `noneSkipFirst` with `byteOrder32Little`) and `alphaOnly`. Other 8-bit gray
    /// and RGB layouts are drawn as BGRA, and copied to the memory after each drawing: what is drawn costs more the larger it
    /// is.
    ///
    /// - Parameters:
    ///   - data: The pixels, top row first; nil allocates clear ones.
    ///   - bytesPerRow: At least the bytes of a row; 0 with nil `data` for any.
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
        let layout = info.layout(in: space)
        let row = width * (layout?.bytesPerPixel ?? format.bytesPerPixel)
        guard bytesPerRow >= row || data == nil && bytesPerRow <= 0 else { return nil }
        let isDrawnInPlace = layout == nil && bytesPerRow % 4 == 0
        let bitmap: Bitmap
        if let data, isDrawnInPlace {
            bitmap = Bitmap(wrapping: data, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
        } else {
            bitmap = Bitmap(width: width, height: height, format: format)
        }
        let upward = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(DrawingTarget(bitmap: bitmap), baseToPixel: upward, info: info)
        if !isDrawnInPlace {
            let own = layout ?? info.nativeLayout
            mirroring = Mirroring(layout: own, bytesPerRow: max(row, bytesPerRow))
            if data != nil { mirror = makeMirror(memory: data) }
        }
    }

    /// The first byte of the top row, in the requested layout.
    public var data: UnsafeMutableRawPointer? {
        guard mirroring != nil else { return bitmap.pixels }
        if mirror == nil {
            let made = makeMirror(memory: nil)
            made?.write(bitmap.bounds, from: bitmap)
            mirror = made
        }
        return mirror?.memory
    }

    /// The distance between the starts of two rows in bytes.
    public var bytesPerRow: Int { mirroring?.bytesPerRow ?? bitmap.bytesPerRow }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// 32 for color, 8 for gray and alpha only.
    public var bitsPerPixel: Int { (mirroring?.layout.bytesPerPixel ?? bitmap.format.bytesPerPixel) * 8 }

    private func makeMirror(memory: UnsafeMutableRawPointer?) -> PixelMirror? {
        mirroring.map { PixelMirror($0.layout, memory: memory, height: height, bytesPerRow: $0.bytesPerRow) }
    }

    /// The pixels, with what the app has changed in its memory.
    var currentBitmap: Bitmap {
        mirror?.read(bitmap.bounds, into: bitmap)
        return bitmap
    }

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
    private var isLittleEndian: Bool { intersection(.byteOrderMask) == .byteOrder32Little }

    /// The layout that Cairo draws for this value.
    fileprivate var nativeLayout: PixelLayout {
        switch alphaInfo {
        case .alphaOnly: .coverage
        case .noneSkipFirst: .color(red: 2, green: 1, blue: 0, alpha: nil)
        default: .color(red: 2, green: 1, blue: 0, alpha: 3)
        }
    }

    /// The layout of the app's memory; nil for one that Cairo draws.
    fileprivate func layout(in space: CGColorSpace) -> PixelLayout? {
        switch alphaInfo {
        case .premultipliedFirst where !isLittleEndian: .color(red: 1, green: 2, blue: 3, alpha: 0)
        case .noneSkipFirst where !isLittleEndian: .color(red: 1, green: 2, blue: 3, alpha: nil)
        case .premultipliedLast where isLittleEndian: .color(red: 3, green: 2, blue: 1, alpha: 0)
        case .noneSkipLast where isLittleEndian: .color(red: 3, green: 2, blue: 1, alpha: nil)
        case .premultipliedLast: .color(red: 0, green: 1, blue: 2, alpha: 3)
        case .noneSkipLast: .color(red: 0, green: 1, blue: 2, alpha: nil)
        case .none?: .gray
        case .alphaOnly, .premultipliedFirst, .noneSkipFirst, .first, .last, nil: nil
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
