import Foundation

/// An immutable path of lines and curves; use `CGMutablePath` to build one.
///
/// Coordinates are points of the space in which the path is used. Paths are equal when they have the same elements.
/// Elements with non-finite values are ignored and logged to standard error.
public class CGPath: Hashable, @unchecked Sendable {
    final var storage: PathStorage

    init(storage: PathStorage) {
        self.storage = storage
    }

    /// Creates a closed rectangle, starting at its origin along the x axis, with its points transformed.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// Creates the ellipse inscribed in the rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// Creates a rectangle with elliptical corners; see `CGMutablePath.addRoundedRect`.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// Whether it has no elements.
    public final var isEmpty: Bool { storage.isEmpty }

    /// The end of the last element; zero for an empty path.
    public final var currentPoint: CGPoint { storage.current ?? .zero }

    /// The bounding box of all points, control points included; null for an empty path.
    public final var boundingBox: CGRect { storage.controlBounds }

    /// The bounding box of the curve, without control points; null for an empty path.
    public final var boundingBoxOfPath: CGRect { storage.curveBounds }

    /// Calls `block` with every element, in order.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = storage.points
        points.append(.zero)
        points.withUnsafeMutableBufferPointer { buffer in
            var next = buffer.baseAddress!
            for kind in storage.kinds {
                var element = CGPathElement(type: kind, points: next)
                block(&element)
                next += kind.pointCount
            }
        }
    }

    /// Whether both have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.storage == rhs.storage
    }

    /// Hashes the elements.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(storage)
    }
}

extension CGPath {
    /// Calls `body` with every element, in order.
    package final func forEachElement(_ body: (PathElement) -> Void) {
        storage.forEach(body)
    }

    /// All elements, in order.
    package final var elements: [PathElement] {
        var all: [PathElement] = []
        storage.forEach { all.append($0) }
        return all
    }

    /// Creates a path of these elements.
    package convenience init(elements: [PathElement]) {
        var storage = PathStorage()
        for element in elements { storage.append(element) }
        self.init(storage: storage)
    }
}
