import UIKit

/// The input of a sheet's layout. Points of the container, y down; heights are measured from the container's lower
/// edge.
public struct SheetGround: Equatable, Sendable {
    /// The container's size.
    public var size: CGSize
    /// The height that the system covers at the top. Default 0.
    public var topInset: CGFloat
    /// The height that the keyboard covers at the bottom. Default 0.
    public var keyboard: CGFloat
    /// The detents, in any order. Default: the five named detents.
    public var detents: [SheetDetent]
    /// The maximum width of the sheet. Default: no limit.
    public var maximumWidth: CGFloat

    /// Creates a layout input. By default nothing covers the container.
    public init(
        size: CGSize, topInset: CGFloat = 0, keyboard: CGFloat = 0, detents: [SheetDetent] = SheetDetent.all,
        maximumWidth: CGFloat = .greatestFiniteMagnitude
    ) {
        (self.size, self.topInset, self.keyboard) = (size, topInset, keyboard)
        (self.detents, self.maximumWidth) = (detents, maximumWidth)
    }

    /// Whether the user can drag the sheet away.
    public var closes: Bool { detents.contains(.closed) }

    /// The detents at which the sheet is visible, from the lowest. Half the height if there are none.
    public var rests: [SheetDetent] {
        let seen = Set(detents).subtracting([.closed]).sorted()
        return seen.isEmpty ? [.half] : seen
    }

    /// The height of the sheet at its lowest visible detent.
    public var lowest: CGFloat { height(of: rests[0]) }
    /// The height of the sheet at its highest detent.
    public var highest: CGFloat { height(of: rests[rests.count - 1]) }

    /// The height of the sheet at `detent`. With a keyboard it grows by the covered height, up to the top inset.
    public func height(of detent: SheetDetent) -> CGFloat {
        let plain = detent.fraction * size.height
        guard plain > 0, keyboard > 0 else { return plain }
        return min(max(plain, size.height - topInset), plain + keyboard)
    }

    /// The visible detent nearest to `detent`; of two, the lower.
    ///
    /// The keyboard does not change the result, so the sheet returns to its position when the keyboard hides.
    public func rest(at detent: SheetDetent) -> SheetDetent {
        rests.min { abs($0.fraction - detent.fraction) < abs($1.fraction - detent.fraction) } ?? .half
    }

    /// The detent whose height is nearest to `height`; of two, the lower.
    public func nearest(to height: CGFloat) -> SheetDetent {
        rests.min { abs(self.height(of: $0) - height) < abs(self.height(of: $1) - height) } ?? .half
    }

    /// The visible height for a drag to `height`, with rubber banding above the highest detent, and below the lowest
    /// unless the sheet is dismissible.
    public func shown(_ height: CGFloat) -> CGFloat {
        if height > highest { return highest + stretch(height - highest) }
        if height < lowest, !closes { return lowest - stretch(lowest - height) }
        return max(0, height)
    }

    /// The drag height for a given visible height: the inverse of `rubberBanded(_:)`.
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

    /// The frame of a sheet with a visible height. Below the lowest detent the sheet keeps its height and moves down,
    /// so that its content is not compressed.
    public func frame(showing shown: CGFloat) -> CGRect {
        let width = min(size.width, maximumWidth)
        return CGRect(
            x: ((size.width - width) / 2).rounded(), y: size.height - shown, width: width,
            height: max(shown, min(lowest, size.height)))
    }
}
