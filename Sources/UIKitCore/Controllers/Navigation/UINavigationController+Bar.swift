import CoreGraphics

extension UINavigationController {
    /// The bars go by the scrolling of `controller` from now on, beginning with a large title in full.
    func follow(_ controller: UIViewController) {
        followedScroll?.onOffsetChange = nil
        followedScroll?.collapsingLength = 0
        followedScroll = controller.contentScroll
        followedScroll?.onOffsetChange = { [weak self] in self?.layOutBars() }
        layOutBars()
    }

    /// Puts the bars where they belong, as high as the content's scrolling leaves them, and tells the screen how much they
    /// cover.
    func layOutBars() {
        guard isViewLoaded else { return }
        if followedScroll == nil, let scroll = shown?.contentScroll { attach(scroll) }
        layOutNavigationBar()
        layOutToolbar()
        if let shown { cover(shown) }
    }

    private func attach(_ scroll: UIScrollView) {
        followedScroll = scroll
        scroll.onOffsetChange = { [weak self] in self?.layOutBars() }
    }

    // MARK: The navigation bar

    /// Whether the bar is away, by what the app says or because the screen is low.
    var isBarAway: Bool {
        isNavigationBarHidden || (hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    /// How high the large title is now, of how much; 0 where there is none.
    private func largeRoom(over scroll: UIScrollView?) -> (now: CGFloat, full: CGFloat) {
        let full = navigationBar.hasLargeTitle ? navigationBar.largeTitleHeight : 0
        return (full == 0 ? 0 : max(0, full - scrolledLength(of: scroll)), full)
    }

    /// How far content has gone up from its top. Points.
    private func scrolledLength(of scroll: UIScrollView?) -> CGFloat {
        scroll.map { $0.bounds.minY - $0.verticalRange.low } ?? 0
    }

    private func layOutNavigationBar() {
        let (top, row) = (view.safeAreaInsets.top, navigationBar.rowHeight(for: traitCollection))
        let (room, full) = largeRoom(over: followedScroll)
        let y = isBarAway ? -(row + room) : top
        navigationBar.reach = top
        navigationBar.largeRoom = room
        navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: row + room)
        let part = (scrolledLength(of: followedScroll) - full) / BarNumbers.backgroundFade
        navigationBar.backgroundPart = SystemEra.current.hasCards ? max(0, min(1, part)) : 1
        if !barsAreMoving { navigationBar.isHidden = isBarAway }
        followedScroll?.collapsingLength = isBarAway ? 0 : full
        followedScroll?.topSlack = isBarAway ? 0 : full - min(room, full)
    }

    // MARK: The toolbar

    /// Whether the toolbar is away, by what the app says or because a screen of the stack wants it.
    var isToolbarAway: Bool {
        isToolbarHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
            || (hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    private func layOutToolbar() {
        let (height, safe) = (BarNumbers.rowHeight(for: traitCollection), view.safeAreaInsets.bottom)
        let y = view.bounds.height - (isToolbarAway ? 0 : safe + height)
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if !barsAreMoving { toolbar.isHidden = isToolbarAway }
        let below = followedScroll.map { $0.verticalRange.high - $0.bounds.minY } ?? 0
        toolbar.backgroundPart = SystemEra.current.hasCards ? max(0, min(1, below / BarNumbers.backgroundFade)) : 1
    }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === topViewController else { return }
        toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    // MARK: What bars cover

    /// Tells `controller` how much of its view the bars cover.
    func cover(_ controller: UIViewController) {
        let (room, full) = largeRoom(over: controller.contentScroll)
        let top = isBarAway ? 0 : navigationBar.rowHeight(for: traitCollection) + min(room, full)
        let bottom = isToolbarAway ? 0 : BarNumbers.rowHeight(for: traitCollection)
        let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        guard controller.containerInsets != insets else { return }
        controller.containerInsets = insets
        controller.viewIfLoaded?.updateSafeArea()
    }

    // MARK: Hiding

    /// Takes up that bars are to come or go.
    func barsDidChange(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOutBars() }
        barMoves += 1
        // What comes was hidden, what goes is hidden when it has gone.
        for bar in [navigationBar, toolbar!] { bar.isHidden = false }
        UIView.animate(withDuration: NavigationNumbers.barDuration) {
            self.layOutBars()
            self.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.barMoves -= 1
            self?.layOutBars()
        }
    }

    private var barsAreMoving: Bool { barMoves > 0 || transition != nil }
}

extension UIViewController {
    /// The scroll view that bars follow: the view itself, or the first view inside it.
    fileprivate var contentScroll: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}
