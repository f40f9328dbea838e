import UIKitCore

/// Metrics of the stepper of iOS 13 to 18 (Docs/Numbers.md). Points and seconds.
enum StepperMetrics {
    static let size = CGSize(width: 94, height: 32)
    static let radius: CGFloat = 8
    static let dividerWidth: CGFloat = 1
    static let dividerInset: CGFloat = 7
    /// The length of the strokes of plus and minus, and their thickness.
    static let glyphLength: CGFloat = 14
    static let strokeWidth: CGFloat = 1.8
    /// The time until a held half repeats its step, and the time between repetitions.
    static let repeatDelay: Seconds = 0.5
    static let repeatInterval: Seconds = 0.1
    /// The number of repetitions after which they become faster.
    static let slowRepeatCount = 20
    static let fastRepeatInterval: Seconds = 0.03
}
