import Foundation

/// Colors with locations from 0 to 1, interpolated between them.
public final class CGGradient: @unchecked Sendable {
    /// A color and its location.
    struct Stop: Hashable, Sendable {
        var color: CGColor
        var location: CGFloat
    }

    /// Sorted by location; stops at the same location keep their order.
    let stops: [Stop]

    /// Creates a gradient of `CGColor`s. Nil for an empty array or one with other elements.
    ///
    /// - Parameters:
    ///   - space: Ignored; colors are interpolated in sRGB.
    ///   - locations: One per color, each 0 to 1; nil spaces the colors evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let cgColors = colors.compactMap { $0 as? CGColor }
        guard !cgColors.isEmpty, cgColors.count == colors.count else { return nil }
        stops = CGGradient.stops(cgColors, at: locations)
    }

    /// Creates a gradient of `count` colors, each given as components followed by alpha; nil for zero colors.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        let cgColors = (0..<max(0, count)).compactMap {
            CGColor(colorSpace: space, components: components + $0 * length)
        }
        guard !cgColors.isEmpty else { return nil }
        stops = CGGradient.stops(cgColors, at: locations)
    }

    private static func stops(_ colors: [CGColor], at locations: UnsafePointer<CGFloat>?) -> [Stop] {
        let last = CGFloat(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            let location = locations?[index] ?? CGFloat(index) / last
            return Stop(color: color, location: location.isFinite ? max(0, min(1, location)) : 0)
        }
        // Swift's sort is stable, but does not guarantee it.
        return stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}
