import CoreGraphics

extension UINavigationController {
    /// The bar goes by the scrolling of `controller` from now on, beginning with a large title in full.
    func follow(_ controller: UIViewController) {
        followedScroll?.onOffsetChange = nil
        followedScroll?.collapsingLength = 0
        followedScroll = controller.contentScroll
        followedScroll?.onOffsetChange = { [weak self] in self?.layOutBar() }
        layOutBar()
    }

    /// Puts the bar where it belongs, as high as its content's scrolling leaves it, and tells the screen how much it
    /// covers.
    func layOutBar() {
        guard isViewLoaded else { return }
        let (top, row) = (view.safeAreaInsets.top, navigationBar.rowHeight(for: traitCollection))
        navigationBar.isHidden = isNavigationBarHidden
        guard !isNavigationBarHidden else { return cover(0) }
        if followedScroll == nil, let scroll = shown?.contentScroll { attach(scroll) }
        let full = navigationBar.hasLargeTitle ? BarNumbers.largeTitleHeight : 0
        let scrolled = followedScroll.map { $0.bounds.minY - $0.verticalRange.low } ?? 0
        let room = full == 0 ? 0 : max(0, full - scrolled)
        navigationBar.reach = top
        navigationBar.largeRoom = room
        navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: row + room)
        let part = (scrolled - full) / BarNumbers.backgroundFade
        navigationBar.backgroundPart = SystemEra.current.hasCards ? max(0, min(1, part)) : 1
        followedScroll?.collapsingLength = full
        followedScroll?.topSlack = full - min(room, full)
        cover(row + min(room, full))
    }

    private func attach(_ scroll: UIScrollView) {
        followedScroll = scroll
        scroll.onOffsetChange = { [weak self] in self?.layOutBar() }
    }

    private func cover(_ height: CGFloat) {
        guard let shown else { return }
        let insets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        guard shown.containerInsets != insets else { return }
        shown.containerInsets = insets
        shown.viewIfLoaded?.updateSafeArea()
    }
}

extension UIViewController {
    /// The scroll view that bars follow: the view itself, or the first view inside it.
    fileprivate var contentScroll: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}
