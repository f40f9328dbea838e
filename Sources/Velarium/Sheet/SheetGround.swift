import UIKit

/// What a sheet stands on: everything that its place follows from. Points of the container, y down; heights count from
/// the container's lower edge.
public struct SheetGround: Equatable, Sendable {
    /// The container's size.
    public var size: CGSize
    /// How much the system covers at the top. Default 0.
    public var topInset: CGFloat
    /// How much of the lower end the keyboard covers. Default 0.
    public var keyboard: CGFloat
    /// The detents, in any order. Default: the five with a name.
    public var detents: [SheetDetent]
    /// The most that the sheet is wide. Default: no limit.
    public var maximumWidth: CGFloat

    /// A ground with nothing that covers it, unless told.
    public init(
        size: CGSize, topInset: CGFloat = 0, keyboard: CGFloat = 0, detents: [SheetDetent] = SheetDetent.all,
        maximumWidth: CGFloat = .greatestFiniteMagnitude
    ) {
        (self.size, self.topInset, self.keyboard) = (size, topInset, keyboard)
        (self.detents, self.maximumWidth) = (detents, maximumWidth)
    }

    /// Whether the sheet may be pulled closed.
    public var closes: Bool { detents.contains(.closed) }

    /// The detents that a sheet can be seen at, from the lowest. Half the height where there are none.
    public var rests: [SheetDetent] {
        let seen = Set(detents).subtracting([.closed]).sorted()
        return seen.isEmpty ? [.half] : seen
    }

    /// How high the sheet is at its lowest detent that can be seen.
    public var lowest: CGFloat { height(of: rests[0]) }
    /// How high the sheet is at its highest detent.
    public var highest: CGFloat { height(of: rests[rests.count - 1]) }

    /// How high a sheet is at `detent`. Above a keyboard it keeps its part in sight, as far as the screen reaches.
    public func height(of detent: SheetDetent) -> CGFloat {
        let plain = detent.fraction * size.height
        guard plain > 0, keyboard > 0 else { return plain }
        return min(max(plain, size.height - topInset), plain + keyboard)
    }

    /// Where a sheet rests that is to rest at `detent`: there, or at the nearest that there is; of two, the lower. No
    /// keyboard changes that, so that the sheet is where it was when it has gone.
    public func rest(at detent: SheetDetent) -> SheetDetent {
        rests.min { abs($0.fraction - detent.fraction) < abs($1.fraction - detent.fraction) } ?? .half
    }

    /// The detent whose height is the nearest to `height`; of two, the lower.
    public func nearest(to height: CGFloat) -> SheetDetent {
        rests.min { abs(self.height(of: $0) - height) < abs(self.height(of: $1) - height) } ?? .half
    }

    /// What is to be seen of a sheet that a finger wants at `height`: beyond the highest detent, and below the lowest of
    /// one that does not close, it follows less and less.
    public func shown(_ height: CGFloat) -> CGFloat {
        if height > highest { return highest + stretch(height - highest) }
        if height < lowest, !closes { return lowest - stretch(lowest - height) }
        return max(0, height)
    }

    /// Where a finger wants the sheet that finds `shown` points of it to be seen: the other way round.
    public func wanted(forShown shown: CGFloat) -> CGFloat {
        if shown > highest { return highest + pull(for: shown - highest) }
        if shown < lowest, !closes { return lowest - pull(for: lowest - shown) }
        return shown
    }

    private func pull(for stretch: CGFloat) -> CGFloat {
        size.height * pow(min(1, stretch / SheetNumbers.stretch), 1 / SheetNumbers.stretchPower)
    }

    private func stretch(_ excess: CGFloat) -> CGFloat {
        guard size.height > 0 else { return 0 }
        return SheetNumbers.stretch * pow(min(1, excess / size.height), SheetNumbers.stretchPower)
    }

    /// Where the sheet lies of which `shown` points are to be seen. Below its lowest detent it goes down as a whole, so
    /// that its content is not squeezed.
    public func frame(showing shown: CGFloat) -> CGRect {
        let width = min(size.width, maximumWidth)
        return CGRect(
            x: ((size.width - width) / 2).rounded(), y: size.height - shown, width: width,
            height: max(shown, min(lowest, size.height)))
    }
}
