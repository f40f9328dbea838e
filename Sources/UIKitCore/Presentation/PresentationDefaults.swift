/// Durations of presentations. Sources: `Docs/Numbers.md`.
package enum PresentationDefaults {
    /// Seconds of a slide up or down on the system's spring.
    package static let transitionDuration: Seconds = 0.5058237314
    /// Seconds of a cross dissolve, and of a flip.
    package static let dissolveDuration: Seconds = 0.4
    package static let flipDuration: Seconds = 0.75
}

/// Sizes and durations of popovers. Most are estimates, not measured (`Docs/Numbers.md`).
package enum PopoverDefaults {
    /// From the bubble to the arrow's tip. Points.
    package static let arrowHeight: CGFloat = 13
    /// The arrow's width at its base. Points.
    package static let arrowBase: CGFloat = 37
    /// The radius of the bubble's continuous corners. Points.
    package static let cornerRadius: CGFloat = 13
    /// The content size where it has no preferred size. Points, per axis.
    package static let fallbackContentSize = CGSize(width: 320, height: 480)
    /// The same for `UIPopoverController`, and its permitted widths. Points.
    package static let legacyContentSize = CGSize(width: 320, height: 1100)
    package static let legacyWidths: ClosedRange<CGFloat> = 320...600
    /// Default of `popoverLayoutMargins` on every edge. Points.
    package static let layoutMargin: CGFloat = 10

    /// Seconds to grow from the arrow's tip (the spring of menus settles in this time), and to fade out.
    package static let presentDuration: Seconds = 0.404
    package static let dismissDuration: Seconds = 0.25
    /// Seconds to change to another size or other content, with ease in and out.
    package static let resizeDuration: Seconds = 0.25
    /// The corner radius of content on an app's background view with the default content appearance. Points.
    package static let contentCornerRadius: CGFloat = 6
    /// Seconds to become opaque while it grows, and the scale that it grows from, as a fraction of its size.
    package static let fadeInDuration: Seconds = 0.15
    package static let initialScale: CGFloat = 0.05

    /// The blur's standard deviation, and how far the shadow's path extends beyond the bubble. Points.
    package static let shadowRadius: CGFloat = 32
    package static let shadowSpread: CGFloat = 24
    package static let shadowOpacityLight: Float = 0.12
    package static let shadowOpacityDark: Float = 0.24
}
