import CoreGraphics

/// Where the preview of a context menu is, so that the menu fits beside it. Points of the window, y down.
package struct ContextMenuLayout: Equatable {
    /// Where the menu is, seen from the preview.
    package enum Side { case below, above, left, right }

    /// The size of a preview.
    package enum Extent: Equatable {
        /// This size; it shrinks in proportion where there is less room.
        case size(CGSize)
        /// As large as the room that the menu leaves. A length that is not nil is kept as far as there is room.
        case fill(width: CGFloat?, height: CGFloat?)
    }

    /// The frame of the preview.
    package let preview: CGRect
    /// Where the menu belongs.
    package let side: Side

    /// Keeps the preview's middle at that of `source` as far as preview and menu are inside `area`.
    ///
    /// The menu is below or above, as iOS does in portrait. Where that leaves the preview smaller than a menu at its
    /// left or right does, as in landscape, the menu is there. A preview without enough room shrinks, but not below
    /// `ContextMenuMetrics.smallestScale`; then the menu covers it.
    ///
    /// - Parameters:
    ///   - extent: The preview's size.
    ///   - source: The frame that the preview comes from.
    ///   - menu: The size of the menu; zero without one.
    ///   - area: The safe area, without margins.
    ///   - middle: The y below which a preview has its menu above.
    package init(
        extent: Extent, from source: CGRect, menu: CGSize, in area: CGRect, middle: CGFloat,
        margin: CGFloat = ContextMenuMetrics.margin
    ) {
        let inner = area.insetBy(dx: min(margin, area.width / 2), dy: min(margin, area.height / 2))
        let hasMenu = menu.width > 0 && menu.height > 0
        let rows = hasMenu ? menu.height + ContextMenuMetrics.gap : 0
        let columns = hasMenu ? menu.width + ContextMenuMetrics.gap : 0
        let stacked = Self.size(extent, in: CGSize(width: inner.width, height: max(inner.height - rows, 0)))
        let sideways = Self.size(extent, in: CGSize(width: max(inner.width - columns, 0), height: inner.height))
        guard Self.area(of: sideways) > Self.area(of: stacked), sideways.width + columns <= inner.width else {
            side = source.midY < middle ? .below : .above
            let lowest = inner.maxY - stacked.height - (side == .below ? rows : 0)
            let highest = inner.minY + (side == .below ? 0 : rows)
            let y = source.midY - stacked.height / 2
            preview = CGRect(
                x: Self.clamp(source.midX - stacked.width / 2, inner.minX, inner.maxX - stacked.width),
                y: side == .below ? max(highest, min(y, lowest)) : min(lowest, max(y, highest)),
                width: stacked.width, height: stacked.height)
            return
        }
        side = source.midX < area.midX ? .right : .left
        let first = inner.minX + (side == .left ? columns : 0)
        let last = inner.maxX - sideways.width - (side == .right ? columns : 0)
        preview = CGRect(
            x: Self.clamp(source.midX - sideways.width / 2, first, last),
            y: Self.clamp(source.midY - sideways.height / 2, inner.minY, inner.maxY - sideways.height),
            width: sideways.width, height: sideways.height)
    }

    private static func size(_ extent: Extent, in availableSize: CGSize) -> CGSize {
        switch extent {
        case .size(let size):
            let scale = scale(of: size, in: availableSize)
            return CGSize(width: size.width * scale, height: size.height * scale)
        case .fill(let width, let height):
            return CGSize(
                width: min(width ?? availableSize.width, availableSize.width),
                height: min(height ?? availableSize.height, availableSize.height))
        }
    }

    private static func area(of size: CGSize) -> CGFloat { size.width * size.height }

    private static func scale(of size: CGSize, in availableSize: CGSize) -> CGFloat {
        guard size.width > 0, size.height > 0 else { return 1 }
        let fitting = min(1, availableSize.width / size.width, availableSize.height / size.height)
        return max(fitting, ContextMenuMetrics.smallestScale)
    }

    private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        low <= high ? min(max(value, low), high) : (low + high) / 2
    }
}
