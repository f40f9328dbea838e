import Foundation

/// One element of a path, with its points.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// Apple's kinds by name.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath

    /// The number of points of the element.
    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// A path element for `CGPath.applyWithBlock(_:)`; its points are valid only during that call.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// Its points, control points first: none for a close, one for a move or line, two or three for curves.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element with points that the caller owns.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The rule that defines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// Inside when the winding number around the point is not zero.
    case winding
    /// Inside when a ray from the point crosses the path an odd number of times.
    case evenOdd
}
