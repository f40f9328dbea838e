import CoreGraphics

/// What a layer requests for its rendering and does not animate.
struct NodeOptions: Equatable {
    var allowsGroupOpacity = true
    var shouldRasterize = false
    /// The pixels per point of the cached image.
    var rasterizationScale: CGFloat = 1
    var isolatesBackdrops = false
    var shadowCutout: CGPath?
}

extension NodeOptions {
    /// - Parameter preservesDepth: Whether the layer has no plane of its own, which a group would need.
    init(_ layer: CALayer, preservesDepth: Bool) {
        let rendering = layer.options.rendering
        allowsGroupOpacity = rendering.allowsGroupOpacity && !preservesDepth
        shouldRasterize = rendering.shouldRasterize && !preservesDepth
        rasterizationScale = rendering.rasterizationScale
        isolatesBackdrops = layer.isolatesBackdrops
        shadowCutout = layer.shadowCutout
    }
}
