import CoreGraphics

/// The two backgrounds of a bar, which fade into each other as content scrolls behind it.
@MainActor package struct BarBackgrounds {
    /// Over scrolled content.
    private let scrolled = BarBackgroundView()
    /// While the content is scrolled to the bar's edge.
    private let scrollEdge = BarBackgroundView()

    package init() {
        scrollEdge.alpha = 0
    }

    /// Both, back to front.
    package var views: [BarBackgroundView] { [scrollEdge, scrolled] }

    /// Shows these appearances.
    package func apply(_ scrolledAppearance: UIBarAppearance, scrollEdge edgeAppearance: UIBarAppearance, isDark: Bool)
    {
        scrolled.apply(scrolledAppearance)
        scrollEdge.apply(edgeAppearance)
        for view in views { view.overrideUserInterfaceStyle = isDark ? .dark : .unspecified }
    }

    /// Shows the background over scrolled content with this opacity, 0 to 1, and the other with the rest.
    package func setFraction(_ fraction: CGFloat) {
        scrolled.alpha = fraction
        scrollEdge.alpha = 1 - fraction
    }
}
