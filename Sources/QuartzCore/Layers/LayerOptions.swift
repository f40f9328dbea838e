import CoreGraphics

/// The properties of a layer that do not animate.
struct LayerOptions {
    var name: String?
    var style: [AnyHashable: Any]?
    var actions: [String: any CAAction]?
    var content = Content()
    var rendering = Rendering()
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?

    /// How contents are drawn and placed.
    struct Content {
        var contentsGravity = CALayerContentsGravity.resize
        var magnificationFilter = CALayerContentsFilter.linear
        var minificationFilter = CALayerContentsFilter.linear
        var minificationFilterBias: Float = 0
        var contentsFormat = CALayerContentsFormat.RGBA8Uint
        /// The pixels per point for drawing.
        var displayScale: CGFloat = 1
        var isOpaque = false
        var needsDisplayOnBoundsChange = false
        var drawsAsynchronously = false
    }

    /// How the layer is composited with its sublayers.
    struct Rendering {
        var allowsGroupOpacity = true
        var shouldRasterize = false
        var rasterizationScale: CGFloat = 1
        var allowsEdgeAntialiasing = false
        var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
            .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
        ]
        var isDoubleSided = true
        var isGeometryFlipped = false
        var isolatesBackdrops = false
        var shadowCutout: CGPath?
    }
}
