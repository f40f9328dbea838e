import UIKitCore

/// Metrics of the segmented control of iOS 13 to 18 (Docs/Numbers.md). Points and seconds.
enum SegmentMetrics {
    static let height: CGFloat = 32
    static let radius: CGFloat = 8
    static let thumbInset: CGFloat = 2
    static let thumbRadius: CGFloat = 6.93
    static let fontSize: CGFloat = 13
    /// The space on both sides of a segment's content.
    static let margin: CGFloat = 9
    static let separatorWidth: CGFloat = 1
    static let separatorInset: CGFloat = 6
    static let slideAnimation = ControlAnimation(0.412, .spring(stiffness: 503.551, damping: 44.8799))
    static let fadeAnimation = ControlAnimation(0.47)
    static let pressedAlpha: CGFloat = 0.2
    static let pressedScale: CGFloat = 0.95
    @MainActor static let shadows = [
        ThumbView.Shadow(opacity: 0.12, radius: 2.85, offsetY: 2.65)
    ]
    static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(SRGBColor(99, 99, 102)) : .white
    }
    static let separatorColor = UIColor(SRGBColor(142, 142, 147, alpha: 0.3))
}
