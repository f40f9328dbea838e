import Foundation

/// One step of a path, with its points.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
}

/// The kind of a path's step.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath

    /// How many points the step has.
    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// One step of a path as `CGPath.applyWithBlock(_:)` hands it out; its points live only during that call.
public struct CGPathElement {
    /// The kind of the step.
    public var type: CGPathElementType
    /// Its points, control points first: none for a close, one for a move or line, two or three for curves.
    public var points: UnsafeMutablePointer<CGPoint>

    /// The step of that kind with points that the caller owns.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Which points are inside a path that winds around them.
public enum CGPathFillRule: Int, Sendable {
    /// Inside when the path goes round the point more often one way than the other.
    case winding
    /// Inside when a ray from the point crosses the path an odd number of times.
    case evenOdd
}
