import CoreGraphics

extension UINavigationController {
    /// Makes the bars depend on the scroll position of `controller` from now on, beginning with a fully visible large
    /// title.
    func follow(_ controller: UIViewController) {
        followedScroll?.onOffsetChange = nil
        followedScroll?.collapsingLength = 0
        followedScroll = controller.contentScroll
        followedScroll?.onOffsetChange = { [weak self] in self?.layOutBars() }
        layOutBars()
    }

    /// Lays out the bars for the current scroll position, and updates the safe area of the content.
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

    /// Whether the bar is off the screen, because the app hid it or the height is compact.
    var isBarAway: Bool {
        isNavigationBarHidden || (hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    /// The current and the full height of the large title; 0 without one. Points.
    private func largeRoom(over scroll: UIScrollView?) -> (now: CGFloat, full: CGFloat) {
        let full = navigationBar.hasLargeTitle ? navigationBar.largeTitleHeight : 0
        return (full == 0 ? 0 : max(0, full - scrolledLength(of: scroll)), full)
    }

    /// The distance that the content has been scrolled up from its top. Points.
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

    /// Whether the toolbar is off the screen, because the app or a controller on the stack hides it or the height is
    /// compact.
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

    /// Updates the toolbar if `controller` is the top of the stack.
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === topViewController else { return }
        toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    // MARK: Container insets

    /// Sets the part of the view of `controller` that the bars cover as its container insets.
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

    /// Shows or hides the bars after a change.
    func barsDidChange(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOutBars() }
        barMoves += 1
        // Bars that appear were hidden; those that disappear are hidden after the animation.
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
    /// The scroll view that the bars track: the view itself, or its first subview.
    fileprivate var contentScroll: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}
