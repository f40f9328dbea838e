import CoreGraphics

extension RenderNode {
    /// What the layer requests for its rendering and does not animate.
    struct Options: Equatable {
        var allowsGroupOpacity = true
        var shouldRasterize = false
        /// The pixels per point of the cached image.
        var rasterizationScale: CGFloat = 1
        var isolatesBackdrops = false
        var shadowCutout: CGPath?
    }

    /// The pictures that the node is painted with.
    struct Pictures {
        /// Whether the node is the mask of another one, so that only the alpha matters.
        var isMask = false
        var contents: LayerImage?
        var contentsKey: LayerImage.Key?
        /// The image of a shape or gradient.
        var drawing: LayerImage?
        /// The particles of an emitter, as they are now.
        var particles: ShownParticles?
        /// The shadow, if it is not composed of tiles.
        var shadow: ShadowImage?
        /// The coverage of the area without shadow; nil for none.
        var shadowCutoutCoverage: PathCoverage?
        /// The image of what is behind a visible backdrop layer; set by the compositor.
        var backdrop: BackdropImage?
        /// The coverage of a backdrop's path; nil when it covers its bounds.
        var backdropShape: PathCoverage?
        /// The image of the node and its descendants, cached while nothing in it changes.
        var rasterized: GroupImage?
        /// The plane that it is painted on if it is in perspective; then it has no other pixels.
        var plane: ProjectedPlane?
        /// Whether a compositor keeps a picture of what the node covers, to show it again without painting.
        var keepsCovered = false
    }

    /// What previous updates and frames have found and done.
    struct History {
        /// Whether it has never been displayed.
        var isNew = true
        /// Whether its children were not updated for a while, because it was not visible.
        var isStale = true
        /// Whether the layer itself has animations.
        var isAnimated = false
        /// Whether only the opacity has changed since the last change.
        var onlyOpacityChanged = false
        /// Whether only placement, opacity or visibility have changed since the last change.
        var onlyPlacementChanged = false
        /// Whether the node or a descendant is a backdrop, or keeps what it covers.
        var containsBackdrop = false
        /// The pixels it touched before its last update.
        var previousExtent = PixelRect.zero
        /// The number of the last update that changed the node itself, and the node or a descendant.
        var lastChanged = 0
        var lastTouched = 0
        /// The node's index among those touched by its last update: higher is further in front.
        var visitOrder = 0
        /// Its index in the back-to-front order of the last update.
        var updateOrder = 0
        /// The painter's number of the last frame that painted part of it.
        var lastPainted = 0
    }
}
