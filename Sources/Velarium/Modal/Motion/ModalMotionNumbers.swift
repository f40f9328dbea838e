import UIKit

/// Times and ways of the built-in motions. Sources: `Docs/Numbers.md`.
enum ModalMotionNumbers {
    /// Seconds that are asked for to come or go. Along the keyboard's curve UIKit takes its own half second.
    static let duration: TimeInterval = 0.25
    /// How it moves, as a raw curve: the keyboard's, so that both go together.
    static let curve: UInt = 7
    /// What content that pops up grows from, of its size.
    static let popupStart: CGFloat = 0
    /// What content that pops up shrinks to, of its size.
    static let popupEnd: CGFloat = 0.01
    /// How long an app's own animation may take before the overlay goes on without it. Seconds.
    static let patience: TimeInterval = 5
}
