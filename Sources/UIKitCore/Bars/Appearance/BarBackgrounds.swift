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

    /// Whether they are shown. Copies are shown in their place during a transition of pages.
    package var isHidden: Bool {
        get { scrolled.isHidden }
        nonmutating set { for view in views { view.isHidden = newValue } }
    }

    /// A copy of what is visible of them, with the frame of their bar; nil if nothing is.
    func makeCopy(of bar: UIView) -> UIView? {
        let copies = views.compactMap { $0.makeCopy() }
        guard !bar.isHidden, !copies.isEmpty else { return nil }
        let group = UIView(frame: bar.frame)
        group.isUserInteractionEnabled = false
        for copy in copies { group.addSubview(copy) }
        return group
    }
}
