import CPixman
import CoreGraphics

extension Painter {
    /// Puts on the target what lies still behind the first layer, from the back, that has changed: a copy of the
    /// backdrop where that pays, else nothing but clear pixels.
    ///
    /// - Parameter first: The index of the frontmost entry.
    /// - Returns: The index of the entry up to which all is on the target; the entries before that are still to be
    ///   painted.
    func layGround(on target: Target, from first: Int, since change: Scene.Change?) -> Int {
        let all = entries.count
        guard flattening.isAllowed, let change, let cut = cut(from: first, change), cut + 1 < all else {
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
        let seen = levels[entries[cut + 1].level]
        fill(backdrop, seen, behind: cut)
        counts.pixelsCopied += backdrop.copy(seen, to: target)
        return cut + 1
    }

    /// The rearmost entry that shows something new; nil when the rearmost change is one that has no entry, as of a
    /// layer that went away: it may have been in the backdrop.
    private func cut(from first: Int, _ change: Scene.Change) -> Int? {
        let found = entries.indices.reversed().first { index in
            guard index >= first else { return false }
            let (node, part) = (entries[index].node, entries[index].part)
            return (part.isWhole ? node.lastTouched : node.lastChanged) == change.update
        }
        guard let found, entries[found].node.visit <= change.firstVisit else { return nil }
        return found
    }

    /// How often a plain colour, a blend (or a copy) and a group go over a pixel in memory.
    private static let (plainCost, blendCost, groupCost) = (1, 2, 4)

    /// Whether painting what is behind costs more than copying it.
    private func isWorthFlattening(behind cut: Int) -> Bool {
        var cost = 0
        let whole = levels[entries[cut + 1].level].extents
        for entry in entries[(cut + 1)...] {
            let (node, part) = (entry.node, entry.part)
            let isPlain = part == .background && node.background?.isOpaque == true && entry.alpha >= 1
            let area = (part.isWhole ? node.extent : node.ownExtent).intersection(whole).area
            cost += area * (isPlain ? Painter.plainCost : part.isWhole ? Painter.groupCost : Painter.blendCost)
        }
        return cost > Painter.blendCost * whole.area
    }

    /// Paints on the backdrop what it does not have yet of the pixels.
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

extension Part {
    /// Whether it is painted with all that lies in the node.
    var isWhole: Bool {
        switch self {
        case .inside, .group, .projection: true
        case .shadow, .background, .drawing, .contents, .border, .backdrop: false
        }
    }
}
