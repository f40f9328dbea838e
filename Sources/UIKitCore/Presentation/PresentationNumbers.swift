/// Times of presentations. Sources: `Docs/Numbers.md`.
enum PresentationNumbers {
    /// Seconds that a view takes to come up or go down on the system's spring.
    static let transitionDuration: Seconds = 0.5058237314
    /// Seconds to fade in or out, and to turn round.
    static let dissolveDuration: Seconds = 0.4
    static let flipDuration: Seconds = 0.75
}

/// Sizes and times of popovers. Nobody has measured the real ones: most are chosen (`Docs/Numbers.md`).
enum PopoverNumbers {
    /// From the bubble to the arrow's tip. Points.
    static let arrowHeight: CGFloat = 13
    /// The arrow's width where it grows out of the bubble. Points.
    static let arrowBase: CGFloat = 37
    /// The bubble's corners, continuous. Points.
    static let cornerRadius: CGFloat = 13
    /// What an axis of the content measures when it has no size of its own. Points.
    static let fallbackContentSize = CGSize(width: 320, height: 480)
    /// The same for content of a `UIPopoverController`, and how wide that may be. Points.
    static let classicContentSize = CGSize(width: 320, height: 1100)
    static let classicWidths: ClosedRange<CGFloat> = 320...600
    /// Default of `popoverLayoutMargins` on every edge. Points.
    static let layoutMargin: CGFloat = 10

    /// Seconds to grow from the arrow's tip (the spring of menus settles in this time), and to fade away.
    static let presentDuration: Seconds = 0.404
    static let dismissDuration: Seconds = 0.25
    /// Seconds for content of another size, or for other content, slow at both ends.
    static let resizeDuration: Seconds = 0.25
    /// The corners of content on an app's own background, which Apple calls the default appearance. Points.
    static let contentCornerRadius: CGFloat = 6
    /// How long it takes to become opaque while it grows, in seconds, and the size it grows from, in parts of its own.
    static let fadeInDuration: Seconds = 0.15
    static let smallestScale: CGFloat = 0.05

    /// The blur's standard deviation, and how far it reaches beyond the bubble before that. Points.
    static let shadowRadius: CGFloat = 32
    static let shadowSpread: CGFloat = 24
    static let shadowOpacityLight: Float = 0.12
    static let shadowOpacityDark: Float = 0.24

    /// How much black lies over what is behind a popover before iOS 13, 0 to 1.
    static let dimAlpha: CGFloat = 0.1
}
