import CoreGraphics

/// Where layers may show something: a rectangle, nowhere or anywhere.
struct SubtreeExtent: Equatable {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    /// Nowhere.
    static let empty = SubtreeExtent()
    /// Anywhere, or not known.
    static let unlimited = SubtreeExtent(
        minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    private init() {}

    private init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The bounds of a layer without transform, in the superlayer's points.
    init(_ geometry: LayerValues.Geometry) {
        let size = geometry.bounds.size
        minX = geometry.position.x - geometry.anchorPoint.x * size.width
        minY = geometry.position.y - geometry.anchorPoint.y * size.height
        maxX = minX + size.width
        maxY = minY + size.height
    }

    /// The top left corner.
    var origin: CGPoint { CGPoint(x: minX, y: minY) }

    mutating func formUnion(_ other: SubtreeExtent) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    func moved(by offset: CGVector) -> SubtreeExtent {
        SubtreeExtent(minX: minX + offset.dx, minY: minY + offset.dy, maxX: maxX + offset.dx, maxY: maxY + offset.dy)
    }

    /// Whether nothing is shown within `clip`. Never outside of the null rectangle, which stands for no clip.
    func isOutside(_ clip: CGRect) -> Bool {
        guard !clip.isNull else { return false }
        return minY >= clip.maxY || maxY <= clip.minY || minX >= clip.maxX || maxX <= clip.minX
    }
}
