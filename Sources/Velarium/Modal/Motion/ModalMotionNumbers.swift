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
    /// The scale that content starts from in the style `alert`.
    static let alertStart: CGFloat = 1.2
    /// Seconds that the style `alert` takes in. Its spring is critically damped and comes to rest in them.
    static let alertDuration: TimeInterval = 0.404
    /// Seconds that the style `alert` takes out.
    static let alertFade: TimeInterval = 0.2
    /// How long an app's own animation may take before the overlay goes on without it. Seconds.
    static let patience: TimeInterval = 5
}
