import CPixman
import CoreGraphics

/// The split of the static background that collecting has not reached yet.
struct AwaitedCut {
    let cut: Backdrop.Cut
    let change: Scene.Change
}

/// The split that collecting has reached: the index of its entry, and the level of the visible region behind it.
struct ReachedCut {
    let entry: Int
    let level: Int
}

extension Painter {
    /// Makes the next collect pass stop at the split of the static background, if the target has one.
    func awaitCut(on target: Target, since change: Scene.Change) {
        (awaitedCut, reachedCut) = (nil, nil)
        guard flattening.isAllowed, let backdrop = flattening.backdrop, backdrop.target.area == target.area else {
            return
        }
        awaitedCut = AwaitedCut(cut: backdrop.cut, change: change)
    }

    /// Called when all of the node is collected. If the node is at the split and still the rearmost change, what is
    /// behind is collected only for pixels missing in the static background.
    func restOnBackdrop(behind node: RenderNode) {
        guard let awaited = awaitedCut, node.identity == awaited.cut.layer, let backdrop = flattening.backdrop,
            let last = entries.last, last.node === node, last.part == awaited.cut.part,
            last.isChanged(in: awaited.change), node.visit <= awaited.change.firstVisit
        else { return }
        awaitedCut = nil
        reachedCut = ReachedCut(entry: entries.count - 1, level: levelCount - 1)
        pushLevel(visible)
        visible.subtract(backdrop.filled)
    }

    /// Paints the static content behind the rearmost changed layer: copied from the static background if worthwhile,
    /// otherwise only cleared pixels.
    ///
    /// - Parameter first: The index of the frontmost entry.
    /// - Returns: The index of the first entry that is already on the target; the entries before it remain to be
    ///   painted.
    func layGround(on target: Target, from first: Int, since change: Scene.Change) -> Int {
        let all = entries.count
        guard flattening.isAllowed, let cut = reachedCut?.entry ?? cut(from: first, change),
            reachedCut != nil || cut + 1 < all
        else {
            flattening.drop()
            clear(target)
            return all
        }
        let place = Backdrop.Cut(layer: entries[cut].node.identity, part: entries[cut].part)
        let old = flattening.backdrop
        let backdrop = flattening.backdrop(cutAt: place, over: target.area) { isWorthFlattening(behind: cut) }
        guard let backdrop else {
            clear(target)
            return all
        }
        if backdrop !== old { counts.picturesMade += 1 }
        let seen = levels[reachedCut?.level ?? entries[cut + 1].level]
        fill(backdrop, seen, behind: cut)
        counts.pixelsCopied += backdrop.copy(seen, to: target)
        return cut + 1
    }

    /// The index of the rearmost changed entry. Nil when the rearmost change has no entry, such as a removed layer:
    /// it may have been in the static background.
    private func cut(from first: Int, _ change: Scene.Change) -> Int? {
        let found = entries.indices.reversed().first { index in
            index >= first && entries[index].isChanged(in: change)
        }
        guard let found, entries[found].node.visit <= change.firstVisit else { return nil }
        return found
    }

    /// The cost per pixel of a plain fill, a blend or copy, and a group; and the fixed cost of a layer in pixels.
    private static let (plainCost, blendCost, groupCost, layerCost) = (1, 2, 4, 1_000)

    /// Whether painting what is behind costs more than copying it.
    private func isWorthFlattening(behind cut: Int) -> Bool {
        var cost = 0
        let whole = levels[entries[cut + 1].level].extents
        for entry in entries[(cut + 1)...] {
            let (node, part) = (entry.node, entry.part)
            let isPlain = part == .background && node.background?.isOpaque == true && entry.alpha >= 1
            let area = (part.isWhole ? node.extent : node.ownExtent).intersection(whole).area
            let pixelCost = isPlain ? Painter.plainCost : part.isWhole ? Painter.groupCost : Painter.blendCost
            cost += Painter.layerCost + area * pixelCost
        }
        return cost > Painter.blendCost * whole.area
    }

    /// Paints the missing pixels of `seen` on the static background.
    private func fill(_ backdrop: Backdrop, _ seen: PixelRegion, behind cut: Int) {
        let missing = takeRegion()
        defer { giveRegion(missing) }
        missing.set(seen)
        missing.subtract(backdrop.filled)
        guard !missing.isEmpty else { return }
        composite(
            PIXMAN_OP_CLEAR, solids.image(.black, alpha: 1), on: backdrop.target, in: missing, missing.extents,
            mask: nil)
        let part = takeRegion()
        defer { giveRegion(part) }
        var level = -1
        for index in entries.indices.reversed() where index > cut {
            let entry = entries[index]
            if entry.level != level {
                level = entry.level
                part.set(levels[level])
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
        (part.isWhole ? node.lastTouched : node.lastChanged) == change.update
    }
}

extension Part {
    /// Whether the part is painted together with the node's descendants.
    var isWhole: Bool {
        switch self {
        case .inside, .group, .projection: true
        case .shadow, .background, .drawing, .contents, .border, .backdrop: false
        }
    }
}
