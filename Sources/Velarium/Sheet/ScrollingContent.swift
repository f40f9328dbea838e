import UIKit

/// A scroll view inside a sheet. Receives its pan after the scroll view itself.
@MainActor final class ScrollingContent {
    private(set) weak var scroll: UIScrollView?
    private let target: ActionTarget
    /// How much of the pan's translation has been distributed between sheet and content. Points.
    var taken: CGFloat = 0
    /// How far the content was scrolled from its top at the last distribution. Points, at least 0.
    private(set) var offset: CGFloat = 0
    /// Whether the pan moves the sheet while the content keeps its offset.
    private(set) var isHeld = false

    init(_ scroll: UIScrollView, onFinger: @escaping @MainActor (ScrollingContent) -> Void) {
        self.scroll = scroll
        weak var content: ScrollingContent?
        target = ActionTarget {
            if let content { onFinger(content) }
        }
        content = self
        target.attach(to: scroll.panGestureRecognizer)
    }

    private var top: CGFloat { -(scroll?.adjustedContentInset.top ?? 0) }

    func begin() {
        taken = 0
        letGo()
    }

    /// Lets the content scroll by itself.
    func letGo() {
        isHeld = false
        offset = max(0, (scroll?.contentOffset.y ?? top) - top)
    }

    /// Keeps the content `offset` points from its top.
    func hold(at offset: CGFloat) {
        isHeld = true
        self.offset = max(0, offset)
        pin()
    }

    /// Ends the drag at the pinned offset, without deceleration.
    func stop() {
        isHeld = false
        pin()
    }

    private func pin() {
        guard let scroll else { return }
        scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: top + offset), animated: false)
    }
}
