import UIKit

/// Content in a sheet that scrolls: hears of every finger on it after the scroll view itself.
@MainActor final class ScrollingContent {
    private(set) weak var scroll: UIScrollView?
    private let target: ActionTarget
    /// How much of the finger's way has been shared out.
    var taken: CGFloat = 0
    /// How far content was below its top when its way was shared out last. Points, at least 0.
    private(set) var offset: CGFloat = 0
    /// Whether the finger moves the sheet, and the content stands still.
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

    /// The content goes by itself.
    func letGo() {
        isHeld = false
        offset = max(0, (scroll?.contentOffset.y ?? top) - top)
    }

    /// The content stands `offset` points below its top.
    func hold(at offset: CGFloat) {
        isHeld = true
        self.offset = max(0, offset)
        pin()
    }

    /// The finger is lifted from content that stood still: it does not go on.
    func stop() {
        isHeld = false
        pin()
    }

    private func pin() {
        guard let scroll else { return }
        scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: top + offset), animated: false)
    }
}
