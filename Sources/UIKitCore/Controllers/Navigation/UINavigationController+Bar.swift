import CoreGraphics

extension UINavigationController: ScrollParticipant {
    package func contentDidMove(in scrollView: UIScrollView) { layOutBars() }

    package func contentDidLeaveWindow(in scrollView: UIScrollView) {
        guard transition == nil, viewIfLoaded?.window != nil, let displayedController else { return }
        guard displayedController.contentScrollView !== scrollView else { return }
        // The app has removed the content: the bar does not collapse over it any more.
        trackScrolling(of: displayedController)
        scrollView.collapsingBar = CollapsingBar()
    }

    /// Makes the bars depend on the scroll position of `controller` from now on, beginning with a fully visible large
    /// title.
    func trackScrolling(of controller: UIViewController) {
        trackedScrollView?.removeParticipant(self)
        trackedScrollView?.collapsingBar.maximumCollapsedLength = 0
        trackedScrollView = controller.contentScrollView
        trackedScrollView?.addParticipant(self)
        layOutBars()
    }

    /// Lays out the bars for the current scroll position, and updates the safe area of the content.
    package func layOutBars() {
        guard isViewLoaded else { return layOutBottomBar() }
        if trackedScrollView == nil, let scroll = displayedController?.contentScrollView { track(scroll) }
        let extra = extraHeights(over: trackedScrollView)
        layOutNavigationBar(extra)
        // A bar that comes or leaves is laid out in the animation of the transition.
        if transition == nil || !changesBottomBar { layOutBottomBar() }
        layOutToolbar()
        guard let displayedController else { return }
        // The content counts the collapsed length from now on, before its inset follows.
        let isTracked = displayedController.contentScrollView === trackedScrollView
        updatePlacement(of: displayedController, extra: isTracked ? extra : nil)
    }

    /// Lays out the container's bar at the lower edge for the top of the stack.
    func layOutBottomBar() {
        bottomBarContainer?.layOutBottomBar(below: self, contentBelow: contentBelow)
    }

    /// Whether the container's bar is about to appear or disappear for the top of the stack.
    private var changesBottomBar: Bool { bottomBarContainer.map { $0.isBottomBarHidden != hidesBottomBar } ?? false }

    private func track(_ scroll: UIScrollView) {
        trackedScrollView = scroll
        scroll.addParticipant(self)
    }

    // MARK: The navigation bar

    /// Whether the bar is off the screen, because the app hid it or the height is compact.
    var isNavigationBarOffscreen: Bool {
        isNavigationBarHidden || (hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    /// The heights of what is below the bar's row. Points.
    private func extraHeights(over scroll: UIScrollView?) -> NavigationBarExtraHeights {
        NavigationBarExtraHeights(
            largeTitle: navigationBar.hasLargeTitle ? navigationBar.largeTitleHeight : 0,
            palette: navigationBar.paletteHeight, hidesPalette: navigationBar.hidesPaletteWhenScrolling,
            scrolled: scrolledLength(of: scroll))
    }

    /// The distance that the content has been scrolled up from its top. Points.
    private func scrolledLength(of scroll: UIScrollView?) -> CGFloat { scroll?.scrolledLength ?? 0 }

    /// The height of the bar's row that the presentation around the controller decides; nil for that of a full screen.
    /// Points.
    private var presentedBarHeight: CGFloat? {
        var root: UIViewController = self
        while let parent = root.parent { root = parent }
        return root.containingPresentation?.chrome.navigationBarHeight
    }

    /// How far the bar begins above the safe area, below a Dynamic Island. Points.
    private var overlapOfSafeArea: CGFloat {
        guard !isNavigationBarOffscreen, let window = viewIfLoaded?.window else { return 0 }
        let (safe, device) = (window.safeAreaInsets, window.system.device)
        guard safe.top == device.safeArea.top, view.safeAreaInsets.top >= safe.top else { return 0 }
        return device.barOverlap
    }

    private func layOutNavigationBar(_ extra: NavigationBarExtraHeights) {
        let top = view.safeAreaInsets.top - overlapOfSafeArea
        navigationBar.presentedHeight = presentedBarHeight
        let row = navigationBar.rowHeight(for: traitCollection)
        let height = row + extra.largeTitle + extra.palette
        let y = isNavigationBarOffscreen ? -height : top
        navigationBar.backgroundTopExtension = top
        navigationBar.visibleLargeTitleHeight = extra.largeTitle
        navigationBar.visiblePaletteHeight = extra.palette
        navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        let part = (scrolledLength(of: trackedScrollView) - extra.collapsible) / BarMetrics.backgroundFadeDistance
        navigationBar.backgroundFraction = era.barBackgroundsFade ? max(0, min(1, part)) : 1
        if !isAnimatingBars { navigationBar.isHidden = isNavigationBarOffscreen }
        trackedScrollView?.collapsingBar.maximumCollapsedLength = isNavigationBarOffscreen ? 0 : extra.collapsible
        trackedScrollView?.collapsingBar.collapsedLength = isNavigationBarOffscreen ? 0 : extra.collapsed
    }

    // MARK: Backgrounds

    /// Hides the backgrounds of the bars, because copies of them move with the screens of a transition, or shows them.
    func setBarBackgroundsHidden(_ isHidden: Bool) {
        for (_, backgrounds) in barsWithBackgrounds { backgrounds.isHidden = isHidden }
        if !isHidden { bottomBarContainer?.bottomBarBackgrounds.isHidden = false }
    }

    /// Copies of what is visible of the bars' backgrounds, in the space of `contentView`.
    func makeBarBackgroundCopies() -> [UIView] {
        barsWithBackgrounds.compactMap { bar, backgrounds in
            let copy = backgrounds.makeCopy(of: bar)
            copy?.frame = contentView.convert(bar.bounds, from: bar)
            return copy
        }
    }

    /// The bars that both screens of a transition have. A bar that leaves, or comes, takes its background along.
    private var barsWithBackgrounds: [(bar: UIView, backgrounds: BarBackgrounds)] {
        var bars: [(UIView, BarBackgrounds)] = [
            (navigationBar, navigationBar.backgrounds), (toolbar, toolbar.backgrounds),
        ]
        if let bottomBarContainer, !bottomBarContainer.isBottomBarHidden, !changesBottomBar {
            bars.append((bottomBarContainer.bottomBar, bottomBarContainer.bottomBarBackgrounds))
        }
        return bars
    }

    // MARK: The toolbar

    /// Whether the toolbar is off the screen, because the app or a controller on the stack hides it or the height is
    /// compact.
    var isToolbarOffscreen: Bool {
        isToolbarHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
            || (hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    /// Whether a transition between two controllers of the stack is running.
    package var isInTransition: Bool { transition != nil }

    /// Whether the stack hides the bar at the lower edge.
    package var hidesBottomBar: Bool { hidesBottomBar(below: stack.last) }

    /// Whether `controller`, or one below it on the stack, hides the bar at the lower edge.
    private func hidesBottomBar(below controller: UIViewController?) -> Bool {
        for other in stack.dropFirst() {
            if other.hidesBottomBarWhenPushed { return true }
            if other === controller { break }
        }
        return false
    }

    /// The height of the container's bar at the lower edge that `controller` leaves visible. Points.
    private func bottomBarHeight(under controller: UIViewController?) -> CGFloat {
        guard let bottomBarContainer, !hidesBottomBar(below: controller) else { return 0 }
        return bottomBarContainer.bottomBarHeight
    }

    /// How much content is below the visible part. Points.
    private var contentBelow: CGFloat {
        trackedScrollView.map { $0.verticalRange.high - $0.bounds.minY } ?? 0
    }

    private func layOutToolbar() {
        let height = BarMetrics.rowHeight(for: traitCollection)
        let safe = view.safeAreaInsets.bottom + bottomBarHeight(under: stack.last)
        let y = view.bounds.height - (isToolbarOffscreen ? 0 : safe + height)
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if !isAnimatingBars { toolbar.isHidden = isToolbarOffscreen }
        toolbar.backgroundFraction =
            era.barBackgroundsFade ? max(0, min(1, contentBelow / BarMetrics.backgroundFadeDistance)) : 1
    }

    /// Updates the toolbar if `controller` is the top of the stack.
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === topViewController else { return }
        toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    // MARK: Placement

    /// Moves the view of `controller` to its place among the bars, unless a transition moves it, and updates its safe
    /// area.
    /// - Parameter extra: The heights below the bar's row; nil for those over the controller's content.
    func updatePlacement(of controller: UIViewController, extra: NavigationBarExtraHeights? = nil) {
        controller.apply(placement(of: controller, extra: extra), in: transition == nil ? contentView : nil)
    }

    /// The frame of the view of `controller` among the bars, in `contentView`.
    func frame(of controller: UIViewController) -> CGRect { placement(of: controller).frame(in: contentView) }

    /// The place of the view of `controller` among the bars.
    ///
    /// What scrolling hides of the navigation bar covers the view also if the view begins below the bar, so that the
    /// view does not move while its content scrolls.
    /// - Parameter known: The heights below the bar's row; nil for those over the controller's content.
    func placement(
        of controller: UIViewController, extra known: NavigationBarExtraHeights? = nil
    ) -> ContainerPlacement {
        let scroll = controller.contentScrollView
        let extra = known ?? extraHeights(over: scroll)
        let scrollable = scroll == nil || isNavigationBarOffscreen ? 0 : extra.collapsible - extra.collapsed
        let row =
            navigationBar.rowHeight(for: traitCollection) + extra.inset - scrollable - overlapOfSafeArea
        let isNavigationBarOpaque = !navigationBar.isTranslucent
        let top = ContainerBar(length: isNavigationBarOffscreen ? 0 : row, isOpaque: isNavigationBarOpaque)
        let toolbarHeight = isToolbarOffscreen ? 0 : BarMetrics.rowHeight(for: traitCollection)
        let isBottomBarOpaque = bottomBarContainer?.isBottomBarOpaque == true
        let bottom = [
            ContainerBar(length: bottomBarHeight(under: controller), isOpaque: isBottomBarOpaque),
            ContainerBar(length: toolbarHeight, isOpaque: !toolbar.isTranslucent),
        ]
        let safe = view.safeAreaInsets
        let upper = controller.division(of: [top], at: .top, safeArea: safe.top)
        let lower = controller.division(of: bottom, at: .bottom, safeArea: safe.bottom)
        var placement = ContainerPlacement()
        (placement.outer.top, placement.covered.top) = (upper.outside, upper.over + scrollable)
        (placement.outer.bottom, placement.covered.bottom) = (lower.outside, lower.over)
        return placement
    }

    // MARK: Hiding

    /// Shows or hides the bars after a change.
    func updateBarVisibility(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOutBars() }
        runningBarAnimations += 1
        // Bars that appear were hidden; those that disappear are hidden after the animation.
        for bar in [navigationBar, toolbar!] { bar.isHidden = false }
        UIView.animate(withDuration: NavigationDefaults.barDuration) {
            self.layOutBars()
            self.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.runningBarAnimations -= 1
            self?.layOutBars()
        }
    }

    private var isAnimatingBars: Bool { runningBarAnimations > 0 || transition != nil }
}
