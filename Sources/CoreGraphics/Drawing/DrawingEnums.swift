import Foundation

/// How an open line ends.
public enum CGLineCap: Int32, Sendable {
    /// Right at its end point.
    case butt
    /// With a half circle around its end point.
    case round
    /// Half its width beyond its end point.
    case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a sharp point, unless that is longer than the miter limit; then as `bevel`.
    case miter
    /// With an arc around the corner.
    case round
    /// With the corner cut off.
    case bevel
}

/// What `CGContext.drawPath(using:)` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke

    var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

/// How drawn images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The best for the purpose, which here is `medium`.
    case `default`
    /// The nearest pixel, for pixel art.
    case none
    case low
    /// Good, and good enough when much is scaled down.
    case medium = 4
    case high = 3
}

/// Where a gradient goes on beyond its two ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// Apple's number for the set.
    public let rawValue: UInt32

    /// The set with Apple's number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour fills everything before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills everything after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
