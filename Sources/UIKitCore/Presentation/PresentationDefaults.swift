/// Durations of presentations. Sources: `Docs/Numbers.md`.
enum PresentationDefaults {
    /// Seconds of a slide up or down on the system's spring.
    static let transitionDuration: Seconds = 0.5058237314
    /// Seconds of a cross dissolve, and of a flip.
    static let dissolveDuration: Seconds = 0.4
    static let flipDuration: Seconds = 0.75
}

/// Sizes and durations of popovers. Most are estimates, not measured (`Docs/Numbers.md`).
enum PopoverDefaults {
    /// From the bubble to the arrow's tip. Points.
    static let arrowHeight: CGFloat = 13
    /// The arrow's width at its base. Points.
    static let arrowBase: CGFloat = 37
    /// The radius of the bubble's continuous corners. Points.
    static let cornerRadius: CGFloat = 13
    /// The content size where it has no preferred size. Points, per axis.
    static let fallbackContentSize = CGSize(width: 320, height: 480)
    /// The same for `UIPopoverController`, and its permitted widths. Points.
    static let legacyContentSize = CGSize(width: 320, height: 1100)
    static let legacyWidths: ClosedRange<CGFloat> = 320...600
    /// Default of `popoverLayoutMargins` on every edge. Points.
    static let layoutMargin: CGFloat = 10

    /// Seconds to grow from the arrow's tip (the spring of menus settles in this time), and to fade out.
    static let presentDuration: Seconds = 0.404
    static let dismissDuration: Seconds = 0.25
    /// Seconds to change to another size or other content, with ease in and out.
    static let resizeDuration: Seconds = 0.25
    /// The corner radius of content on an app's background view with the default content appearance. Points.
    static let contentCornerRadius: CGFloat = 6
    /// Seconds to become opaque while it grows, and the scale that it grows from, as a fraction of its size.
    static let fadeInDuration: Seconds = 0.15
    static let initialScale: CGFloat = 0.05

    /// The blur's standard deviation, and how far the shadow's path extends beyond the bubble. Points.
    static let shadowRadius: CGFloat = 32
    static let shadowSpread: CGFloat = 24
    static let shadowOpacityLight: Float = 0.12
    static let shadowOpacityDark: Float = 0.24

    /// The alpha of the black dimming behind a popover before iOS 13, 0 to 1.
    static let dimAlpha: CGFloat = 0.1
}
