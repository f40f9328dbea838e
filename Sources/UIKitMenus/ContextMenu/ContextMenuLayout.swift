import CoreGraphics

/// Where the preview of a context menu is, so that the menu fits beside it. Points of the window, y down.
struct ContextMenuLayout: Equatable {
    /// The frame of the preview.
    let preview: CGRect
    /// Whether the menu belongs below the preview.
    let isMenuBelow: Bool

    /// Keeps the preview's middle at that of `source` as far as preview and menu are inside `area`. A preview without
    /// enough room shrinks, but not below `ContextMenuMetrics.smallestScale`; then the menu covers it.
    ///
    /// - Parameters:
    ///   - size: The preview's size.
    ///   - source: The frame that the preview comes from.
    ///   - menuHeight: The height of the menu; 0 without one.
    ///   - area: The safe area, without margins.
    ///   - middle: The y below which a preview has its menu above.
    init(
        size: CGSize, from source: CGRect, menuHeight: CGFloat, in area: CGRect, middle: CGFloat,
        margin: CGFloat = ContextMenuMetrics.margin
    ) {
        let inner = area.insetBy(dx: min(margin, area.width / 2), dy: min(margin, area.height / 2))
        let reserved = menuHeight > 0 ? menuHeight + ContextMenuMetrics.gap : 0
        let scale = ContextMenuLayout.scale(
            of: size, in: CGSize(width: inner.width, height: max(inner.height - reserved, 0)))
        let size = CGSize(width: size.width * scale, height: size.height * scale)
        isMenuBelow = source.midY < middle
        let lowest = inner.maxY - size.height - (isMenuBelow ? reserved : 0)
        let highest = inner.minY + (isMenuBelow ? 0 : reserved)
        preview = CGRect(
            x: ContextMenuLayout.clamp(source.midX - size.width / 2, inner.minX, inner.maxX - size.width),
            y: isMenuBelow
                ? max(highest, min(source.midY - size.height / 2, lowest))
                : min(lowest, max(source.midY - size.height / 2, highest)),
            width: size.width, height: size.height)
    }

    private static func scale(of size: CGSize, in room: CGSize) -> CGFloat {
        guard size.width > 0, size.height > 0 else { return 1 }
        let fitting = min(1, room.width / size.width, room.height / size.height)
        return max(fitting, ContextMenuMetrics.smallestScale)
    }

    private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        low <= high ? min(max(value, low), high) : (low + high) / 2
    }
}
