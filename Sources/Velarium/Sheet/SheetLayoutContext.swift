import UIKit

/// The input of a sheet's layout. Points of the container, y down; heights are measured from the container's lower
/// edge.
///
///     let context = SheetLayoutContext(size: view.bounds.size, topInset: 59, detents: [.closed, .half, .full])
///     let frame = context.frame(forVisibleHeight: context.height(of: .half))
public struct SheetLayoutContext: Equatable, Sendable {
    /// The container's size.
    public var size: CGSize
    /// The height that the system covers at the top. Default 0.
    public var topInset: CGFloat
    /// The height that the keyboard covers at the bottom. Default 0.
    public var keyboardOverlap: CGFloat
    /// The detents, in any order. Default: the five named detents.
    public var detents: [SheetDetent]
    /// The maximum width of the sheet. Default: no limit.
    public var maximumWidth: CGFloat

    /// Creates a layout input. By default nothing covers the container.
    public init(
        size: CGSize, topInset: CGFloat = 0, keyboardOverlap: CGFloat = 0, detents: [SheetDetent] = SheetDetent.all,
        maximumWidth: CGFloat = .greatestFiniteMagnitude
    ) {
        self.size = size
        self.topInset = topInset
        self.keyboardOverlap = keyboardOverlap
        self.detents = detents
        self.maximumWidth = maximumWidth
    }

    /// Whether the user can drag the sheet away.
    public var isDismissible: Bool { detents.contains(.closed) }

    /// The detents at which the sheet is visible, from the lowest. Half the height if there are none.
    public var visibleDetents: [SheetDetent] {
        let seen = Set(detents).subtracting([.closed]).sorted()
        return seen.isEmpty ? [.half] : seen
    }

    /// The height of the sheet at its lowest visible detent.
    public var lowestHeight: CGFloat { height(of: visibleDetents[0]) }
    /// The height of the sheet at its highest detent.
    public var highestHeight: CGFloat { height(of: visibleDetents[visibleDetents.count - 1]) }

    /// The height of the sheet at `detent`. With a keyboard it grows by the covered height, up to the top inset.
    public func height(of detent: SheetDetent) -> CGFloat {
        let plain = detent.fraction * size.height
        guard plain > 0, keyboardOverlap > 0 else { return plain }
        return min(max(plain, size.height - topInset), plain + keyboardOverlap)
    }

    /// The visible detent nearest to `detent`; of two, the lower.
    ///
    /// The keyboard does not change the result, so the sheet returns to its position when the keyboard hides.
    public func nearestDetent(to detent: SheetDetent) -> SheetDetent {
        visibleDetents.min { abs($0.fraction - detent.fraction) < abs($1.fraction - detent.fraction) } ?? .half
    }

    /// The detent whose height is nearest to `height`; of two, the lower.
    public func nearestDetent(toHeight height: CGFloat) -> SheetDetent {
        visibleDetents.min { abs(self.height(of: $0) - height) < abs(self.height(of: $1) - height) } ?? .half
    }

    /// The visible height for a drag to `height`, with rubber banding above the highest detent, and below the lowest
    /// unless the sheet is dismissible.
    public func rubberBanded(_ height: CGFloat) -> CGFloat {
        if height > highestHeight { return highestHeight + rubberBandStretch(for: height - highestHeight) }
        if height < lowestHeight, !isDismissible { return lowestHeight - rubberBandStretch(for: lowestHeight - height) }
        return max(0, height)
    }

    /// The drag height for a given visible height: the inverse of `rubberBanded(_:)`.
    public func unstretched(_ visibleHeight: CGFloat) -> CGFloat {
        if visibleHeight > highestHeight {
            return highestHeight + dragDistance(forStretch: visibleHeight - highestHeight)
        }
        if visibleHeight < lowestHeight, !isDismissible {
            return lowestHeight - dragDistance(forStretch: lowestHeight - visibleHeight)
        }
        return visibleHeight
    }

    private func dragDistance(forStretch stretch: CGFloat) -> CGFloat {
        size.height
            * pow(min(1, stretch / BottomSheetMetrics.rubberBandLimit), 1 / BottomSheetMetrics.rubberBandExponent)
    }

    private func rubberBandStretch(for excess: CGFloat) -> CGFloat {
        guard size.height > 0 else { return 0 }
        return BottomSheetMetrics.rubberBandLimit
            * pow(min(1, excess / size.height), BottomSheetMetrics.rubberBandExponent)
    }

    /// The frame of a sheet with a visible height. Below the lowest detent the sheet keeps its height and moves down,
    /// so that its content is not compressed.
    public func frame(forVisibleHeight visibleHeight: CGFloat) -> CGRect {
        let width = min(size.width, maximumWidth)
        return CGRect(
            x: ((size.width - width) / 2).rounded(), y: size.height - visibleHeight, width: width,
            height: max(visibleHeight, min(lowestHeight, size.height)))
    }
}
