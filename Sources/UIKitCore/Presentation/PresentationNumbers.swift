/// Times of presentations. Sources: `Docs/Numbers.md`.
enum PresentationNumbers {
    /// Seconds that a full-screen style takes to come or go; it does not move yet.
    static let transitionDuration: Seconds = 0.5058237314
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
    /// Default of `popoverLayoutMargins` on every edge. Points.
    static let layoutMargin: CGFloat = 10

    /// Seconds to grow from the arrow's tip (the spring of menus settles in this time), and to fade away.
    static let presentDuration: Seconds = 0.404
    static let dismissDuration: Seconds = 0.25
    /// How long it takes to become opaque while it grows, in seconds, and the size it grows from, in parts of its own.
    static let fadeInDuration: Seconds = 0.15
    static let smallestScale: CGFloat = 0.05
    /// The spring of the growth, for a mass of 1: critically damped.
    static let springStiffness: CGFloat = 522.3503149568596
    static let springDamping: CGFloat = 45.70996893268949

    static let shadowRadius: CGFloat = 32
    static let shadowOpacityLight: Float = 0.18
    static let shadowOpacityDark: Float = 0.36
    static let shadowOffset = CGSize(width: 0, height: 6)
}
