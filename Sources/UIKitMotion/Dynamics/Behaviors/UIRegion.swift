import CoreGraphics
import UIKitCore

/// A part of the plane, as the reach of a field. Its shapes are around the origin, which is the field's position.
@preconcurrency @MainActor open class UIRegion: NSObject, @preconcurrency NSCopying {
    private indirect enum Shape {
        case infinite
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case intersection(Shape, Shape)
        case difference(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let first, let second): first.contains(point) || second.contains(point)
            case .intersection(let first, let second): first.contains(point) && second.contains(point)
            case .difference(let first, let second): first.contains(point) && !second.contains(point)
            }
        }
    }

    private let shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// The whole plane.
    open class var infinite: UIRegion { UIRegion(.infinite) }

    /// A circle around the origin, in points. With a radius that is not positive, the origin or nothing.
    public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }

    /// A rectangle with its center at the origin, in points.
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// The points that are in this region or in `region`.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }

    /// The points that are in both regions.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }

    /// The points of this region that are not in `region`.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }

    /// The points that are not in this region.
    open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }

    /// Whether `point`, relative to the origin, is in the region. A point on the edge is.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    /// The region itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
