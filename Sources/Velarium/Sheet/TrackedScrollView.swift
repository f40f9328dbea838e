import StateMachines
import UIKit

/// A scroll view inside a sheet. Receives its pan after the scroll view itself.
@MainActor final class TrackedScrollView {
    private(set) weak var scroll: UIScrollView?
    private let target: ActionTarget
    /// How much of the pan's translation has been distributed between sheet and content. Points.
    var distributedTranslation: CGFloat = 0
    /// How far the content was scrolled from its top at the last distribution. Points, at least 0.
    private(set) var offset: CGFloat = 0
    /// Whether the pan moves the sheet while the content keeps its offset.
    private(set) var isPinned = false

    init(_ scroll: UIScrollView, onPan: @escaping @MainActor (TrackedScrollView) -> Void) {
        self.scroll = scroll
        weak var content: TrackedScrollView?
        target = ActionTarget {
            if let content { onPan(content) }
        }
        content = self
        target.attach(to: scroll.panGestureRecognizer)
    }

    private var top: CGFloat { -(scroll?.adjustedContentInset.top ?? 0) }

    func beginDrag() {
        distributedTranslation = 0
        unpin()
    }

    /// Lets the content scroll by itself.
    func unpin() {
        isPinned = false
        offset = max(0, (scroll?.contentOffset.y ?? top) - top)
    }

    /// Keeps the content `offset` points from its top.
    func pin(at offset: CGFloat) {
        isPinned = true
        self.offset = max(0, offset)
        applyPinnedOffset()
    }

    /// Ends the drag at the pinned offset, without deceleration.
    func endDrag() {
        isPinned = false
        applyPinnedOffset()
    }

    private func applyPinnedOffset() {
        guard let scroll else { return }
        scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: top + offset), animated: false)
    }
}

extension UIScrollView {
    /// Who gets a drag on this content in a sheet while it is scrolled to its top.
    var sheetDragRule: SheetDragRule {
        SheetDragRule(isAtTop: true, refreshesWhenPulled: refreshControl != nil, keepsDrags: keepsDrags)
    }

    /// Whether this belongs to a wheel, or the app has set that it keeps what scrolls it at its ends.
    private var keepsDrags: Bool {
        if #available(iOS 17.4, *), !transfersVerticalScrollingToParent { return true }
        return sequence(first: self as UIView, next: \.superview).contains { $0 is UIPickerView }
    }
}
