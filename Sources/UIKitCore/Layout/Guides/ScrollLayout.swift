/// What Auto Layout keeps for a scroll view: its two guides beside the rest.
@MainActor final class ScrollLayout: ViewLayout {
    var contentGuide: ContentLayoutGuide?
    var frameGuide: InsetLayoutGuide?

    override var insetGuides: [UILayoutGuide] { super.insetGuides + [contentGuide, frameGuide].compactMap { $0 } }
}

/// The content of a scroll view: what constraints find for it is the view's `contentSize`.
final class ContentLayoutGuide: UILayoutGuide {
    override var nameInLogs: String { "UILayoutGuide" }

    override func layoutDidChange() {
        guard let scrollView = owner as? UIScrollView, let box = layoutRecord.box else { return }
        let size = box.placedFrame.size
        scrollView.contentSize = CGSize(
            width: box.horizontal.length == nil ? scrollView.contentSize.width : size.width,
            height: box.vertical.length == nil ? scrollView.contentSize.height : size.height)
    }

    override var layoutFrame: CGRect {
        CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    }
}

extension UIScrollView {
    /// The content, in its own coordinates. Constraints that tie its four edges together say how large it is. What is
    /// inside the scroll view and tied to its edges or margins is tied to this.
    public var contentLayoutGuide: UILayoutGuide {
        guard let state = layoutState as? ScrollLayout else { return layoutMarginsGuide }
        if let guide = state.contentGuide { return guide }
        let guide = ContentLayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        guide.move(to: self)
        state.contentGuide = guide
        return guide
    }

    /// The part of the content that shows: it stands still on the screen while content moves below it.
    public var frameLayoutGuide: UILayoutGuide {
        guard let state = layoutState as? ScrollLayout else { return layoutMarginsGuide }
        if let guide = state.frameGuide { return guide }
        let guide = InsetLayoutGuide(of: self, "UIScrollView-frameLayoutGuide", followsScrolling: true) { _ in .zero }
        state.frameGuide = guide
        return guide
    }
}
