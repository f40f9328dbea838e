import CCairo
import Foundation

/// The shadow of later drawing; in pixels.
struct Shadow {
    /// The maximum blur in pixels; the same limit that browsers have (chosen).
    static let maximumBlur: CGFloat = 1000

    /// To the right and down, rounded to whole pixels when drawn.
    var offset: CGVector
    /// Twice the standard deviation of the blur.
    var blur: CGFloat
    var color: CGColor

    var sigma: CGFloat { min(blur, Shadow.maximumBlur) / 2 }

    /// The extent of the blur, in pixels.
    var margin: Int { Int((sigma * 3).rounded(.up)) + 1 }

    var pixelOffset: (x: Int, y: Int) {
        func whole(_ value: CGFloat) -> Int { Int(max(-100_000, min(100_000, Double(value).rounded()))) }
        return (whole(offset.dx), whole(offset.dy))
    }

    /// The colored shadow of `source`, at its position.
    func makeSurface(for source: CairoSurface) -> CairoSurface {
        let spread = CairoSurface(region: source.region.grown(by: margin), format: .coverage)
        spread.draw { target in
            cairo_set_source_surface(target, source.cairo, 0, 0)
            cairo_paint(target)
        }
        let blurred = spread.bitmap.blurred(sigma: sigma)
        let move = pixelOffset
        let mask = CairoSurface(bitmap: blurred, x: spread.region.x + move.x, y: spread.region.y + move.y)
        let result = CairoSurface(region: mask.region)
        result.draw { target in
            color.setAsSource(of: target, alpha: 1, base: .identity)
            cairo_mask_surface(target, mask.cairo, 0, 0)
        }
        return result
    }
}
