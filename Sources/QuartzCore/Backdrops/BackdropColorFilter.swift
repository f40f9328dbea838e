import CoreGraphics

/// The color changes of a blurred backdrop image: saturation and tint.
struct BackdropColorFilter: Equatable {
    var saturation: CGFloat
    var tint: CGColor?

    /// Fills `area` of `result` with the changed colors of `source`, which has the same size: saturated, then tinted.
    func apply(to source: Bitmap, _ area: PixelRect, into result: Bitmap) {
        let strength = Float(saturation)
        let cover = Float(tint?.alpha ?? 0)
        let over =
            SIMD3<Float>(
                Float(tint?.blue ?? 0), Float(tint?.green ?? 0), Float(tint?.red ?? 0)) * (255 * cover)
        for row in area.y..<area.maxY {
            let from = (source.pixels + row * source.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let to = (result.pixels + row * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in area.x..<area.maxX {
                let pixel = from + column * 4
                let position = to + column * 4
                let blue = Float(pixel[0])
                let green = Float(pixel[1])
                let red = Float(pixel[2])
                let alpha = Float(pixel[3])
                // The luminance of sRGB's primaries (BT.709).
                let gray = 0.0722 * blue + 0.7152 * green + 0.2126 * red
                func shown(_ value: Float, _ tint: Float) -> UInt8 {
                    let strong = max(0, min(alpha, gray + (value - gray) * strength))
                    return UInt8(strong * (1 - cover) + tint + 0.5)
                }
                position[0] = shown(blue, over.x)
                position[1] = shown(green, over.y)
                position[2] = shown(red, over.z)
                position[3] = UInt8(alpha * (1 - cover) + 255 * cover + 0.5)
            }
        }
    }
}
