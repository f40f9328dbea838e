import CoreGraphics

extension RenderNode {
    var hasShadow: Bool {
        shown.shadow.opacity > 0 && !shown.masksToBounds && shown.shadow.color.map { $0.alpha > 0 } ?? false
    }

    /// Whether the shadow is that of a rounded rectangle, and is composed of cached tiles.
    var hasBoxShadow: Bool {
        guard hasShadow, placement.grid.kind == .aligned else { return false }
        guard shown.shadow.path != nil else { return background != nil || shown.gradient != nil }
        // One that is too small for tiles has an image of its own in any case, which needs fewer pixels.
        return pictures.shadowOutline?.outline != nil && boxShadow.isComposed
    }

    /// Whether the shadow follows the alpha of the layer and its sublayers.
    var hasGroupShadow: Bool {
        hasShadow && shown.shadow.path == nil && background == nil && shown.gradient == nil
    }

    /// The shadow of the rounded rectangle of the background or the shadow's path.
    var boxShadow: BoxShadow {
        let caster = shown.shadow.path == nil ? outline : pictures.shadowOutline?.outline ?? outline
        return BoxShadow(
            caster, offset: shown.shadow.offset, radius: shown.shadow.radius, strength: shadowStrength,
            on: placement.grid)
    }

    /// The factor of the shadow's opacity that comes from the background's alpha. A gradient counts as opaque.
    var shadowCasterAlpha: Float {
        shown.shadow.path == nil && shown.gradient == nil ? Float(background?.alpha ?? 1) : 1
    }

    /// The alpha of the shadow where its coverage is full.
    var shadowStrength: CGFloat {
        CGFloat(shown.shadow.opacity * shadowCasterAlpha) * (shown.shadow.color?.alpha ?? 1)
    }

    /// The canvas pixels on which a shadow with an image of its own is visible.
    func extent(of shadow: ShadowImage) -> PixelRect {
        shadow.extent(on: placement.grid, offset: shown.shadow.offset, strength: shadowStrength)
    }

    /// Draws or removes the image of a shadow that is not composed of tiles; keeps it while its inputs are unchanged.
    ///
    /// - Parameters:
    ///   - isInsideChanged: Whether the layer or its sublayers may look different.
    ///   - drawGroup: Draws a shadow that follows the alpha of the layer and its sublayers.
    /// - Returns: Whether an image was drawn.
    func updateShadow(
        isInsideChanged: Bool, scale: CGFloat, from recent: inout RecentPictures,
        drawGroup: (ShadowImage.Key) -> ShadowImage?
    ) -> Bool {
        pictures.updateShadowOutline(of: hasShadow ? shown.shadow.path : nil)
        guard hasShadow, !hasBoxShadow else {
            pictures.shadow = nil
            return false
        }
        let caster: ShadowImage.Key.Caster =
            if let path = shown.shadow.path { .path(path) } else { hasGroupShadow ? .group : .outline(outline) }
        let key = ShadowImage.Key(caster, sigma: max(0, shown.shadow.radius), on: placement.grid, scale: scale)
        if let shadow = pictures.shadow, shadow.key == key, !(hasGroupShadow && isInsideChanged) { return false }
        switch key.caster {
        case .path(let path):
            return pictures.keepShadow(for: key, from: &recent) { ShadowImage(of: path, rule: .winding, key: key) }
        case .outline(let outline):
            return pictures.keepShadow(for: key, from: &recent) {
                ShadowImage(of: outline.path, rule: .evenOdd, key: key)
            }
        case .group: pictures.shadow = drawGroup(key)
        }
        return pictures.shadow != nil
    }
}
