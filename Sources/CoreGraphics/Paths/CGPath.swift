import Foundation

/// Lines and curves that never change once made; see `CGMutablePath` for building one.
///
/// Coordinates are points of whatever space the path is used in. Two paths are equal when they have the same steps.
/// Numbers that are not finite are refused: the step is left out, and standard error gets one line about it.
public class CGPath: Hashable, @unchecked Sendable {
    final var storage: PathStorage

    init(storage: PathStorage) {
        self.storage = storage
    }

    /// A closed rectangle, from its origin along the x axis first; `transform` moves its points.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// The ellipse that touches the middles of the rectangle's sides.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// A rectangle with corners of quarter ellipses; see `CGMutablePath.addRoundedRect`.
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

    /// Whether there is no step in it.
    public final var isEmpty: Bool { storage.isEmpty }

    /// Where the last step ended; zero for an empty path.
    public final var currentPoint: CGPoint { storage.current ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public final var boundingBox: CGRect { storage.controlBounds }

    /// The smallest rectangle around what is drawn, without control points; null for an empty path.
    public final var boundingBoxOfPath: CGRect { storage.curveBounds }

    /// Calls `block` with every step, in order.
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

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.storage == rhs.storage
    }

    public final func hash(into hasher: inout Hasher) {
        hasher.combine(storage)
    }
}

extension CGPath {
    /// Calls `body` with every step, in order.
    package final func forEachElement(_ body: (PathElement) -> Void) {
        storage.forEach(body)
    }

    /// All steps, in order.
    package final var elements: [PathElement] {
        var all: [PathElement] = []
        storage.forEach { all.append($0) }
        return all
    }

    /// A path of these steps.
    package convenience init(elements: [PathElement]) {
        var storage = PathStorage()
        for element in elements { storage.append(element) }
        self.init(storage: storage)
    }
}
