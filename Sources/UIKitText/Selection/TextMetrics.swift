import CoreGraphics
import UIKitCore

/// Metrics of carets, selections, handles and the loupe (Docs/Numbers.md). Points and seconds.
package enum TextMetrics {
    /// The width of the drawn caret.
    package static let caretWidth: CGFloat = 2
    /// The extra height of a text view's caret over its line.
    package static let caretExtraHeight: CGFloat = 1.5
    /// The opacity of the tint color behind selected text.
    package static let selectionAlpha: CGFloat = 0.2
    /// The duration of each blink phase: visible, fading out, hidden, fading in.
    package static let blinkQuarter: Seconds = 0.25
    /// The number of steps of a fade, which limits how often the caret causes a frame on an otherwise idle screen.
    package static let fadeSteps = 4
    /// The radius of a handle's ball, the width of its stem, and how far the ball overlaps the line.
    package static let handleRadius: CGFloat = 8.25
    package static let handleStem: CGFloat = 2
    package static let handleOverlap: CGFloat = 1.5
    /// The side of the area in which a handle can be touched (inferred).
    package static let handleTouchSide: CGFloat = 44
    /// The loupe's size, its distance above the line and from the sides, and how much it enlarges (scale inferred).
    package static let loupeSize = CGSize(width: 80, height: 47.5)
    package static let loupeLift: CGFloat = 26
    package static let loupeMargin: CGFloat = 10
    package static let loupeScale: CGFloat = 1.25
    /// How long a finger must rest to move the caret.
    package static let pressDuration: Seconds = 0.5
    /// The pause between a tap and the menu, in which another tap may follow.
    package static let menuDelay: Seconds = 0.3
}
