import CoreGraphics
import Foundation

/// An element with a text of its own that VoiceOver reads by lines, such as a page of a book.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent {
    /// Returns the number of the line at `point`, in points of the screen; `NSNotFound` beside the lines.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// Returns the text of a line, counted from 0; nil beyond the last.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line, in points of the screen; zero beyond the last.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// The text of the whole page; nil without one.
    func accessibilityPageContent() -> String?
    /// Returns the text of a line with attributes for reading. Default: without any.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// The text of the whole page with attributes for reading. Default: without any.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { UniformText($0).attributedString }
    }

    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { UniformText($0).attributedString }
    }
}
