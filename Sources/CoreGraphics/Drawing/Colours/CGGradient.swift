import Foundation

/// Colours that pass into each other, from 0 to 1.
public final class CGGradient: @unchecked Sendable {
    /// A colour and where it is reached.
    struct Stop: Hashable, Sendable {
        var colour: CGColor
        var location: CGFloat
    }

    /// By location; those at the same place in the order given.
    let stops: [Stop]

    /// A gradient of `CGColor`s; nil for an empty list or when something else is in it.
    ///
    /// - Parameters:
    ///   - space: Colours are mixed in sRGB, whatever is given.
    ///   - locations: As many as there are colours, each 0 to 1; nil spreads the colours evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colours = colors.compactMap { $0 as? CGColor }
        guard !colours.isEmpty, colours.count == colors.count else { return nil }
        stops = CGGradient.stops(colours, at: locations)
    }

    /// A gradient of `count` colours, the numbers of each followed by its alpha; nil for none.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        let colours = (0..<max(0, count)).compactMap {
            CGColor(colorSpace: space, components: components + $0 * length)
        }
        guard !colours.isEmpty else { return nil }
        stops = CGGradient.stops(colours, at: locations)
    }

    private static func stops(_ colours: [CGColor], at locations: UnsafePointer<CGFloat>?) -> [Stop] {
        let last = CGFloat(max(1, colours.count - 1))
        let stops = colours.enumerated().map { index, colour in
            let location = locations?[index] ?? CGFloat(index) / last
            return Stop(colour: colour, location: location.isFinite ? max(0, min(1, location)) : 0)
        }
        // Swift's sort keeps the order of equals, but does not promise to.
        return stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}
