import CoreGraphics
import Foundation

/// What assistive technology reads after a scroll view has scrolled by a page.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns the sentence to read; nil, the default, for the number of the page.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    /// Returns the sentence with attributes for reading; nil, the default, for `accessibilityScrollStatus(for:)`.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    /// Returns nil.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
    /// Returns nil.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}

extension UIScrollView: AccessibilityFocusRevealing {
    /// Scrolls to what assistive technology has focused, as far as that is necessary.
    package func reveal(_ frame: CGRect) -> Bool {
        guard isScrollEnabled else { return false }
        scrollRectToVisible(convert(frame, from: nil), animated: true)
        return true
    }

    /// Scrolls by the visible height or width and posts the new position. False when there is nothing more.
    func scrollOnePage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let page = bounds.inset(by: adjustedContentInset).size
        let first = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        let last = CGPoint(
            x: max(first.x, contentSize.width - bounds.width + adjustedContentInset.right),
            y: max(first.y, contentSize.height - bounds.height + adjustedContentInset.bottom))
        let isTall = last.y > first.y
        var target = contentOffset
        switch direction {
        case .down: target.y += page.height
        case .up: target.y -= page.height
        case .right: target.x += page.width
        case .left: target.x -= page.width
        case .next: isTall ? (target.y += page.height) : (target.x += page.width)
        case .previous: isTall ? (target.y -= page.height) : (target.x -= page.width)
        }
        target = CGPoint(x: min(max(target.x, first.x), last.x), y: min(max(target.y, first.y), last.y))
        guard isScrollEnabled, page.width > 0, page.height > 0, target != contentOffset else { return false }
        setContentOffset(target, animated: false)
        let isSideways = last.y == first.y || [.left, .right].contains(direction)
        let (offset, length) = isSideways ? (target.x - first.x, page.width) : (target.y - first.y, page.height)
        let count = Int(((isSideways ? last.x - first.x : last.y - first.y) / length).rounded(.up)) + 1
        let number = Int((offset / length).rounded(.up)) + 1
        let reader = delegate as? any UIScrollViewAccessibilityDelegate
        let status =
            reader?.accessibilityAttributedScrollStatus(for: self)?.string
            ?? reader?.accessibilityScrollStatus(for: self)
            ?? SystemText.pageOfPages.localized(number, count)
        UIAccessibility.post(notification: .pageScrolled, argument: status)
        return true
    }
}
