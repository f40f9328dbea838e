import CoreGraphics

extension UIScrollView: AccessibilityFocusRevealing {
    /// Scrolls to what assistive technology has focused, as far as that is necessary.
    package func reveal(_ frame: CGRect) -> Bool {
        guard isScrollEnabled else { return false }
        scrollRectToVisible(convert(frame, from: nil), animated: true)
        return true
    }
}
