import CPixman
import CoreGraphics

/// The split of the static background that collecting has not reached yet.
struct PendingSplit {
    let split: StaticBackground.Split
    let change: Scene.Change
}

/// The split that collecting has reached: the index of its entry, and the level of the visible region behind it.
struct ResolvedSplit {
    let entry: Int
    let level: Int
}

extension Painter {
    /// Makes the next collect pass stop at the split of the static background, if the target has one.
    func prepareSplit(on target: RenderTarget, since change: Scene.Change) {
        pendingSplit = nil
        resolvedSplit = nil
        guard flattening.isAllowed, let backdrop = flattening.staticBackground, backdrop.target.area == target.area
        else {
            return
        }
        pendingSplit = PendingSplit(split: backdrop.split, change: change)
    }

    /// Called when all of the node is collected. If the node is at the split and still the rearmost change, what is
    /// behind is collected only for pixels missing in the static background.
    func resolveSplit(behind node: RenderNode) {
        guard let awaited = pendingSplit, node.identity == awaited.split.layer,
            let backdrop = flattening.staticBackground,
            let last = entries.last, last.node === node, last.part == awaited.split.part,
            last.isChanged(in: awaited.change), node.visitOrder <= awaited.change.rearmostChange
        else { return }
        pendingSplit = nil
        resolvedSplit = ResolvedSplit(entry: entries.count - 1, level: levelCount - 1)
        pushLevel(visible)
        visible.subtract(backdrop.filled)
    }

    /// Paints the static content behind the rearmost changed layer: copied from the static background if worthwhile,
    /// otherwise only cleared pixels.
    ///
    /// - Parameter first: The index of the frontmost entry.
    /// - Returns: The index of the first entry that is already on the target; the entries before it remain to be
    ///   painted.
    func paintStaticBackground(on target: RenderTarget, from first: Int, since change: Scene.Change) -> Int {
        let all = entries.count
        guard flattening.isAllowed, let cut = resolvedSplit?.entry ?? rearmostChangedEntry(from: first, in: change),
            resolvedSplit != nil || cut + 1 < all
        else {
            flattening.discard()
            clear(target)
            return all
        }
        let place = StaticBackground.Split(layer: entries[cut].node.identity, part: entries[cut].part)
        let old = flattening.staticBackground
        let backdrop = flattening.staticBackground(splitAt: place, over: target.area) { isWorthFlattening(behind: cut) }
        guard let backdrop else {
            clear(target)
            return all
        }
        if backdrop !== old { counts.imagesDrawn += 1 }
        let seen = levels[resolvedSplit?.level ?? entries[cut + 1].level]
        fill(backdrop, visible: seen, behind: cut)
        counts.pixelsCopied += backdrop.copy(seen, to: target)
        return cut + 1
    }

    /// The index of the rearmost changed entry. Nil when the rearmost change has no entry, such as a removed layer:
    /// it may have been in the static background.
    private func rearmostChangedEntry(from first: Int, in change: Scene.Change) -> Int? {
        let found = entries.indices.reversed().first { index in
            index >= first && entries[index].isChanged(in: change)
        }
        guard let found, entries[found].node.visitOrder <= change.rearmostChange else { return nil }
        return found
    }

    /// The cost per pixel of a plain fill, a blend or copy, and a group; and the fixed cost of a layer in pixels.
    private static let plainCost = 1
    private static let blendCost = 2
    private static let groupCost = 4
    private static let layerCost = 1_000

    /// Whether painting what is behind costs more than copying it.
    private func isWorthFlattening(behind cut: Int) -> Bool {
        var cost = 0
        let whole = levels[entries[cut + 1].level].extents
        for entry in entries[(cut + 1)...] {
            let node = entry.node
            let part = entry.part
            let isPlain = part == .background && node.background?.isOpaque == true && entry.alpha >= 1
            let area = (part.includesDescendants ? node.extent : node.ownExtent).intersection(whole).area
            let pixelCost =
                isPlain ? Painter.plainCost : part.includesDescendants ? Painter.groupCost : Painter.blendCost
            cost += Painter.layerCost + area * pixelCost
        }
        return cost > Painter.blendCost * whole.area
    }

    /// Paints the missing pixels of `seen` on the static background.
    private func fill(_ backdrop: StaticBackground, visible seen: PixelRegion, behind cut: Int) {
        let missing = dequeueRegion()
        defer { recycleRegion(missing) }
        missing.assign(seen)
        missing.subtract(backdrop.filled)
        guard !missing.isEmpty else { return }
        composite(
            PIXMAN_OP_CLEAR, solids.image(.black, alpha: 1), on: backdrop.target, in: missing, missing.extents,
            mask: nil)
        let part = dequeueRegion()
        defer { recycleRegion(part) }
        var level = -1
        for index in entries.indices.reversed() where index > cut {
            let entry = entries[index]
            if entry.level != level {
                level = entry.level
                part.assign(levels[level])
                part.formIntersection(missing)
            }
            paint(entry.part, of: entry.node, alpha: entry.alpha, on: backdrop.target, in: part)
        }
        backdrop.filled.formUnion(missing)
    }
}

extension Painter.Entry {
    /// Whether it has changed in the update.
    fileprivate func isChanged(in change: Scene.Change) -> Bool {
        (part.includesDescendants ? node.lastTouched : node.lastChanged) == change.update
    }
}

extension Part {
    /// Whether the part is painted together with the node's descendants.
    var includesDescendants: Bool {
        switch self {
        case .clippedContent, .group, .projection: true
        case .shadow, .background, .drawing, .contents, .border, .backdrop: false
        }
    }
}
