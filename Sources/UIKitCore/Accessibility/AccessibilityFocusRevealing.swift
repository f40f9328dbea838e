import CoreGraphics

/// A view that brings what assistive technology focuses inside it onto the screen.
@MainActor package protocol AccessibilityFocusRevealing: AnyObject {
    /// Called with the frame of the focused element, in points of the window. Returns whether the views around this one
    /// have nothing to do any more.
    func reveal(_ frame: CGRect) -> Bool
}
