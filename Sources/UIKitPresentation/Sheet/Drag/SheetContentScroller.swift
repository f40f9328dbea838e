import CoreGraphics
import QuartzCore
import UIKitCore

/// Scrolls the content of a sheet with a drag that has expanded the sheet.
@MainActor final class SheetContentScroller {
    private weak var scrollView: UIScrollView?
    private var isScrolling = false

    /// Remembers the scroll view around the touched view in `surface`; nil for a drag that does not scroll.
    func attach(to view: UIView?, in surface: UIView) {
        scrollView = nil
        var link = view
        while let current = link, current !== surface {
            if let found = current as? UIScrollView, found.scrollsAfterSheet {
                scrollView = found
                return
            }
            link = current.superview
        }
    }

    /// Scrolls down by `distance` points from where the content was when the drag began.
    func scroll(by distance: CGFloat) {
        guard let scrollView, distance > 0 || isScrolling else { return }
        if !isScrolling { scrollView.beginDragging(isByWheel: false) }
        isScrolling = true
        scrollView.updateDrag(by: CGPoint(x: 0, y: -distance), isByWheel: false)
    }

    /// Releases the content, with the finger's speed in points per second, positive downward, at `time` in seconds.
    func end(speed: CGFloat, at time: Seconds) {
        if isScrolling { scrollView?.endDragging(velocity: CGPoint(x: 0, y: speed), at: time) }
        isScrolling = false
        scrollView = nil
    }
}
