import CoreGraphics
import StateMachines

extension UIScrollView {
    /// Whether the enclosing sheet should handle a drag with this translation, as `SheetDragRule` says.
    func yieldsDragToSheet(translation way: CGVector) -> Bool {
        let container = sequence(first: self as UIView, next: \.superview).first { $0 is UITransitionView }
        guard let chrome = (container as? UITransitionView)?.driver.chrome else { return false }
        let isVertical = abs(way.dy) >= abs(way.dx)
        let owner = sheetDragRule.owner(
            of: isVertical ? way.dy > 0 ? .down : .up : .sideways,
            sheetMovesDown: chrome.takesDragOfContent(downward: true),
            sheetGrows: chrome.takesDragOfContent(downward: false))
        return owner == .sheet
    }

    private var sheetDragRule: SheetDragRule {
        SheetDragRule(
            isAtTop: bounds.minY <= verticalRange.low, refreshesWhenPulled: refreshControl != nil,
            keepsDrags: !allowsTransfer(.vertical))
    }

    /// Whether a drag of the enclosing sheet may scroll this content afterward.
    package var scrollsAfterSheet: Bool { isScrollEnabled && scrolls(.vertical) && bounds.minY <= verticalRange.low }
}
