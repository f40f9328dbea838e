import CoreGraphics

/// Finds dimmings among collected parts, and what behind them can show one when it is painted.
extension Painter {
    /// Among more entries, telling apart what they touch would cost more than it saves.
    private static let dimmedEntryLimit = 256

    /// The rearmost dimming among the entries; nil when there is none, or nothing behind it can show it.
    func rearmostDimming(among entries: Range<Int>) -> FoundDimming? {
        guard skipsHidden, entries.count <= Self.dimmedEntryLimit else { return nil }
        var isUseful = false
        for index in entries.reversed() {
            let entry = collector.entries[index]
            if isUseful, let color = entry.dimmingColor(over: collector.visibleRegion(of: entry).extents) {
                let changes = entry.node.lastUpdate.change.intersection([.opacity, .appearance])
                return FoundDimming(
                    index: index, color: color, isFading: entry.node.isAnimated && !changes.isEmpty)
            }
            if entry.isPlainFill || entry.part == .clippedContent { isUseful = true }
        }
        return nil
    }

    /// Notes what can show the dimming of the entries behind it, and what is painted in front of that and cannot.
    func collectDimmedEntries(among entries: Range<Int>, behind dimming: Dimming) {
        let touched = resources.regions.dequeue()
        defer { resources.regions.recycle(touched) }
        touched.assign(dimming.front)
        for index in entries {
            let entry = collector.entries[index]
            let isShown = dimming.isShownByImages && entry.isImageOfOneColor
            if entry.isPlainFill || entry.part == .clippedContent || isShown {
                let front = resources.regions.dequeue()
                front.assign(touched)
                dimmedEntries.append((index, front))
            }
            if entry.part == .clippedContent {
                touched.insert(entry.extent)
            } else if !isShown {
                TouchedPixels.add(entry.part, of: entry.node, to: touched)
            }
        }
    }

    /// The dimming for an entry, with what is painted in front of that and cannot show it; nil when the entry itself
    /// cannot. The caller recycles its `front`.
    func dimming(_ dimming: Dimming, of index: Int) -> Dimming? {
        guard let last = dimmedEntries.last, last.index == index else { return nil }
        dimmedEntries.removeLast()
        return Dimming(
            color: dimming.color, isShownByImages: dimming.isShownByImages, done: dimming.done, front: last.front)
    }
}

extension PartCollector.Entry {
    /// The color of a dimming over `pixels`; nil when the entry is none.
    func dimmingColor(over pixels: PixelRect) -> UInt32? {
        guard part == .background, let color = node.background, !color.isOpaque || alpha < 1, color.pattern == nil,
            node.placement.grid.kind == .aligned, node.outline.reach == 0,
            node.placement.grid.pixels(node.outline.rect).intersection(node.placement.clip).contains(pixels)
        else { return nil }
        return PremultipliedColor(color, alpha: alpha).pixel
    }

    /// Whether it is a plain opaque color, apart from its edge.
    var isPlainFill: Bool {
        guard part == .background, alpha >= 1, let color = node.background else { return false }
        return color.isOpaque && color.pattern == nil
    }

    /// Whether it can be painted as it looks behind a dimming, on pixels that show that already.
    var isImageOfOneColor: Bool {
        guard part == .contents, let picture = node.pictures.contents else { return false }
        return ImagePainter.showsDimming(picture, alpha: alpha)
    }
}
