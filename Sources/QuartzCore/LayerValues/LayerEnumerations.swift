import Foundation

/// The corners that `cornerRadius` rounds; y points down, so `MinY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates a set from its bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    /// All corners: a layer's default.
    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The edges that are antialiased between pixels. Stored only; the compositor antialiases all four.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt32
    /// Creates a set from its bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String
    /// Creates a curve from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Circular arcs.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Apple's continuous corners: the curve starts 1.528665 radii from the corner and bends gradually.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents are positioned in bounds of a different size. Top is the edge with the smaller y.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the gravity.
    public let rawValue: String
    /// Creates a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Centered, not scaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Centered at the top edge, not scaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Centered at the bottom edge, not scaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Centered at the left edge, not scaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Centered at the right edge, not scaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, not scaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, not scaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, not scaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, not scaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds: a layer's default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit, entirely visible, centered.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, centered.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter for contents that are not drawn pixel for pixel.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the filter.
    public let rawValue: String
    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Interpolation of the four nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The same as `linear`.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The pixel format a layer requests. Stored only; drawn contents always have eight bits per channel.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits per channel.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Half-precision floating-point channels.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Eight bits of gray.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
