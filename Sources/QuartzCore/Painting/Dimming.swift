import CoreGraphics

/// A plain translucent color over everything that a pass paints, such as a dimming view.
///
/// Plain opaque colors behind it are filled with the blended color: one pass instead of two. The rest is blended when all
/// behind it is painted. While the dimming fades, images of one color on those fills are painted in their dimmed color, which
/// may be a step from the blend; at rest a frame's pixels do not depend on the frames before it.
struct Dimming {
    /// Premultiplied.
    let color: UInt32
    /// Whether images of one color show it, too.
    let isShownByImages: Bool
    /// The pixels that already show it.
    let done: PixelRegion
    /// The pixels on which something is painted later that cannot show it.
    let front: PixelRegion

    /// A premultiplied color as it looks behind the dimming; rounded as a blend of an opaque color is.
    func applied(to pixel: UInt32) -> UInt32 {
        let (alpha, rest) = (pixel >> 24, 255 - color >> 24)
        func scaled(_ part: UInt32, by factor: UInt32) -> UInt32 {
            let product = part * factor + 128
            return (product + product >> 8) >> 8
        }
        var result = alpha << 24
        for shift: UInt32 in [0, 8, 16] {
            let own = alpha == 255 ? color >> shift & 255 : scaled(color >> shift & 255, by: alpha)
            result |= min(alpha, own + scaled(pixel >> shift & 255, by: rest)) << shift
        }
        return result
    }

    /// Calls `body` with the part of the region that already shows the dimming, and with the rest.
    func split(_ region: PixelRegion, _ pool: RegionPool, _ body: (_ part: PixelRegion, _ isDimmed: Bool) -> Void) {
        let part = pool.dequeue()
        defer { pool.recycle(part) }
        part.assign(region)
        part.formIntersection(done)
        guard !part.isEmpty else { return body(region, false) }
        body(part, true)
        part.assign(region)
        part.subtract(done)
        if !part.isEmpty { body(part, false) }
    }
}

/// A dimming that was found among collected parts.
struct FoundDimming {
    let index: Int
    /// Premultiplied.
    let color: UInt32
    /// Whether a later frame changes it, and with it all that it covers.
    let isFading: Bool
}
