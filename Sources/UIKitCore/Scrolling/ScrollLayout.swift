/// The Auto Layout state of a scroll view, with its two guides.
@MainActor final class ScrollLayout: ViewLayout {
    var contentGuide: ContentLayoutGuide?
    var frameGuide: InsetLayoutGuide?

    override var insetGuides: [UILayoutGuide] { super.insetGuides + [contentGuide, frameGuide].compactMap { $0 } }
}

/// The guide of a scroll view's content. Its solved size becomes the view's `contentSize`.
final class ContentLayoutGuide: UILayoutGuide {
    override var logTypeName: String { "UILayoutGuide" }

    override func layoutDidChange() {
        guard let scrollView = owner as? UIScrollView, let box = layoutRecord.box else { return }
        let size = box.pixelAlignedFrame.size
        scrollView.contentSize = CGSize(
            width: box.horizontal.length == nil ? scrollView.contentSize.width : size.width,
            height: box.vertical.length == nil ? scrollView.contentSize.height : size.height)
    }

    override var layoutFrame: CGRect {
        CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    }
}

extension UIScrollView {
    /// The guide of the content; made when it is first asked for.
    var contentGuide: UILayoutGuide {
        guard let state = layoutState as? ScrollLayout else { return layoutMarginsGuide }
        if let guide = state.contentGuide { return guide }
        let guide = ContentLayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        guide.move(to: self)
        state.contentGuide = guide
        return guide
    }

    /// The guide of the visible area; made when it is first asked for.
    var frameGuide: UILayoutGuide {
        guard let state = layoutState as? ScrollLayout else { return layoutMarginsGuide }
        if let guide = state.frameGuide { return guide }
        let guide = InsetLayoutGuide(of: self, "UIScrollView-frameLayoutGuide", followsScrolling: true) { _ in .zero }
        state.frameGuide = guide
        return guide
    }
}
