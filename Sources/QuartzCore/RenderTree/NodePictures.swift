/// The pictures of what a layer shows. Updates draw them; painters only read them.
struct NodePictures {
    var contents: LayerImage?
    /// What `contents` was made of.
    var contentsKey: LayerImage.Key?
    /// The image of a shape or gradient.
    var drawing: LayerImage?
    /// The particles of an emitter, as they are now.
    var particles: ShownParticles?
    /// The shadow, if it is not composed of tiles.
    var shadow: ShadowImage?
    /// The path of the shadow, and the outline that it draws if it is a rounded rectangle.
    private(set) var shadowOutline: (path: CGPath, outline: Outline?)?
    /// The coverage of the area without shadow; nil for none.
    var shadowCutoutCoverage: PathCoverage?
    /// The coverage of a backdrop's path; nil when it covers its bounds.
    var backdropShape: PathCoverage?

    /// Finds the outline that the path of the shadow draws; nil for none.
    mutating func updateShadowOutline(of path: CGPath?) {
        guard let path else { return shadowOutline = nil }
        if let shadowOutline, shadowOutline.path == path { return }
        shadowOutline = (path, Outline(of: path))
    }

    /// Takes the image for `key` from the recent pictures, or makes it. Returns whether it was made.
    mutating func keepShadow(
        for key: ShadowImage.Key, from recent: inout RecentPictures, make: () -> ShadowImage?
    ) -> Bool {
        shadow = nil
        let (image, isNew) = recent.shadow(for: key, make: make)
        shadow = image
        return isNew
    }
}

/// What painters and the compositor keep with a node for the next frames.
struct PaintedState {
    /// The image of the node and its descendants, cached while nothing in it changes.
    var rasterized: GroupImage?
    /// The image of what is behind a visible backdrop layer.
    var backdrop: BackdropImage?
    /// Whether a compositor keeps a picture of what the node covers, to show it again without painting.
    var keepsCovered = false
    /// The painter's number of the last frame that painted part of the node.
    var lastFrame = 0
}
