import CoreGraphics

/// Finds dimmings among collected parts, and what behind them can show one when it is painted.
extension Painter {
    /// Among more entries, telling apart what they touch would cost more than it saves.
    private static let dimmedEntryLimit = 256

    /// The rearmost dimming among the entries, with its color; nil when there is none, or nothing behind it can show it.
    func rearmostDimming(among entries: Range<Int>) -> (index: Int, color: UInt32)? {
        guard skipsHidden, entries.count <= Self.dimmedEntryLimit else { return nil }
        var isUseful = false
        for index in entries.reversed() {
            let entry = collector.entries[index]
            if isUseful, let color = entry.dimmingColor(over: collector.visibleRegion(of: entry).extents) {
                return (index, color)
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
            if entry.isPlainFill || entry.part == .clippedContent || entry.showsDimming {
                let front = resources.regions.dequeue()
                front.assign(touched)
                dimmedEntries.append((index, front))
            }
            if entry.part == .clippedContent {
                touched.insert(entry.extent)
            } else if !entry.showsDimming {
                TouchedPixels.add(entry.part, of: entry.node, to: touched)
            }
        }
    }

    /// The dimming for an entry, with what is painted in front of that and cannot show it; nil when the entry itself
    /// cannot. The caller recycles its `front`.
    func dimming(_ dimming: Dimming, of index: Int) -> Dimming? {
        guard let last = dimmedEntries.last, last.index == index else { return nil }
        dimmedEntries.removeLast()
        return Dimming(color: dimming.color, done: dimming.done, front: last.front)
    }
}
