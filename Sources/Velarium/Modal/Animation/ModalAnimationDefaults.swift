import UIKit

/// The defaults of the built-in animations. Sources: `Docs/Numbers.md`.
enum ModalAnimationDefaults {
    /// The requested duration, in seconds. On the keyboard's curve UIKit uses its own half second.
    static let duration: TimeInterval = 0.25
    /// The raw value of the animation curve: the keyboard's, so that both move together.
    static let curve: UInt = 7
    /// The initial scale of the style `popup`.
    static let popupStartScale: CGFloat = 0
    /// The final scale of the style `popup`.
    static let popupEndScale: CGFloat = 0.01
    /// The initial scale of the style `alert`.
    static let alertStartScale: CGFloat = 1.2
    /// The duration of showing with the style `alert`, in seconds. Its spring is critically damped and settles in that
    /// time.
    static let alertDuration: TimeInterval = 0.404
    /// The duration of hiding with the style `alert`, in seconds.
    static let alertFadeDuration: TimeInterval = 0.2
    /// How long a custom animation may take before the overlay continues without it. Seconds.
    static let completionTimeOut: TimeInterval = 5
}
