import CoreGraphics

extension StatusBar {
    /// Called when a touch has ended. A tap on the bar scrolls content to its top, unless it was on a control below the
    /// bar.
    func touchDidEnd(_ touch: UITouch) {
        let band = frame
        let start = touch.start
        let end = touch.location
        guard touch.phase == .ended, band.contains(start), band.contains(end), !(touch.view is UIControl),
            hypot(end.x - start.x, end.y - start.y) <= ScrollDefaults.statusBarTapTolerance
        else { return }
        _ = scrollView(forTapAt: end)?.scrollToTop()
    }

    /// On a phone, the only scroll view on the screen with `scrollsToTop`, and none if there are several. On a pad, the
    /// topmost one below the tap.
    private func scrollView(forTapAt tap: CGPoint) -> UIScrollView? {
        let shown = system.application.windows.filter(\.isShown).flatMap { window in
            window.scrollToTopCandidates().compactMap { view in
                visibleFrame(of: view).map { (view: view, place: $0) }
            }
        }
        if case .phone = system.device.kind { return shown.count == 1 ? shown[0].view : nil }
        return shown.filter { $0.place.minX <= tap.x && tap.x < $0.place.maxX }
            .min { $0.place.minY < $1.place.minY }?.view
    }

    /// The visible part of `view` in screen coordinates; nil if it cannot be touched.
    private func visibleFrame(of view: UIScrollView) -> CGRect? {
        var visible = system.screen.bounds
        var link: UIView? = view
        while let current = link {
            if current === view || current.clipsToBounds {
                visible = visible.intersection(current.layer.convert(current.bounds, to: system.screen.rootLayer))
            }
            link = current.superview
        }
        guard !visible.isNull, !visible.isEmpty else { return nil }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        let hit = system.frameLoop.dispatcher.hitTest(middle, with: nil)
        return hit?.isDescendant(of: view) == true ? visible : nil
    }
}

extension UIView {
    /// The visible scroll views of this subtree with `scrollsToTop`, outer ones first.
    fileprivate func scrollToTopCandidates() -> [UIScrollView] {
        viewsInSubtree { !$0.isHidden }.compactMap { $0 as? UIScrollView }.filter(\.scrollsToTop)
    }
}
