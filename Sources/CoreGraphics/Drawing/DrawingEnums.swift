import Foundation

/// The operation of `CGContext.drawPath(using:)`.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fill and stroke by name; `eo` fills with the even-odd rule.
    case fill, eoFill, stroke, fillStroke, eoFillStroke

    /// The rule to fill with; nil when the mode does not fill.
    var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    /// Whether the mode strokes.
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

/// The quality of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The default, which is `medium` here.
    case `default`
    /// Nearest pixel, for pixel art.
    case none
    /// Bilinear interpolation.
    case low
    /// Good quality, also for strong reduction.
    case medium = 4
    /// The best quality.
    case high = 3
}

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// Apple's bit mask.
    public let rawValue: UInt32

    /// Creates a set from Apple's bit mask.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color fills everything before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color fills everything after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
