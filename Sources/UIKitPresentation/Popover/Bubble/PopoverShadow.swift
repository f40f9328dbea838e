import UIKitCore

/// The shadow around a popover.
struct PopoverShadow {
    /// The deviation of the blur. Points.
    let radius: CGFloat
    /// How far the shadow's outline is outside the bubble. Points.
    let spread: CGFloat
    /// From 0 to 1, in the light and in the dark style.
    let opacityLight, opacityDark: Float
    let color: CGColor

    /// The shadow since iOS 13.
    static let soft = PopoverShadow(
        radius: PopoverDefaults.shadowRadius, spread: PopoverDefaults.shadowSpread,
        opacityLight: PopoverDefaults.shadowOpacityLight, opacityDark: PopoverDefaults.shadowOpacityDark,
        color: CGColor(red: 0, green: 0, blue: 10 / 255, alpha: 1))

    /// The shadow before iOS 13, which darkens some 200 points around.
    static let classic = PopoverShadow(
        radius: ClassicPopoverMetrics.shadowRadius, spread: ClassicPopoverMetrics.shadowSpread,
        opacityLight: ClassicPopoverMetrics.shadowOpacity, opacityDark: ClassicPopoverMetrics.shadowOpacity,
        color: CGColor(gray: 0, alpha: 1))
}

/// The look of popovers before iOS 13. Points; `Docs/Numbers.md` has the sources.
enum ClassicPopoverMetrics {
    static let cornerRadius: CGFloat = 10
    static let arrowBase: CGFloat = 26
    /// The deviation of the shadow's blur, and how far its outline is outside the bubble.
    static let shadowRadius: CGFloat = 58
    static let shadowSpread: CGFloat = 100
    /// From 0 to 1.
    static let shadowOpacity: Float = 0.1
}
