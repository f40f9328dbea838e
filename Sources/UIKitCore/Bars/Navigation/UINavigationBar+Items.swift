import CoreGraphics

extension UINavigationBar {
    // MARK: Bars without a navigation controller

    func push(_ item: UINavigationItem, animated: Bool) {
        guard !stackItems.contains(item) else {
            return misuse(
                "Pushing the same navigation item instance more than once is not supported (\(item))", raises: true)
        }
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        showItems(stackItems + [item], animated: animated) { bar in bar.delegate?.navigationBar(bar, didPush: item) }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        guard let last = topItem, delegate?.navigationBar(self, shouldPop: last) != false else { return nil }
        // The delegate may have changed the stack during the call.
        guard last === topItem else { return nil }
        showItems(stackItems.dropLast(), animated: animated) { bar in bar.delegate?.navigationBar(bar, didPop: last) }
        return last
    }

    func replaceItems(_ items: [UINavigationItem], animated: Bool) {
        var distinct: [UINavigationItem] = []
        for item in items where !distinct.contains(item) { distinct.append(item) }
        if distinct.count < items.count {
            misuse("All items of a navigation bar must be distinct (\(items))", raises: true)
        }
        showItems(distinct, animated: animated) { _ in }
    }

    private func showItems(
        _ items: [UINavigationItem], animated: Bool, completion: @escaping (UINavigationBar) -> Void
    ) {
        guard let change = prepareTransition(to: items, animated: animated) else { return completion(self) }
        BarAnimation.runTransition {
            change.applyFinalState()
        } completion: { [weak self] in
            self?.finish(change)
            if let self { completion(self) }
        }
    }

    // MARK: The stack

    /// Sets the stack and shows its last item. Returns the prepared transition; nil when there is nothing to animate.
    func prepareTransition(to items: [UINavigationItem], animated: Bool) -> NavigationBarTransition? {
        if let transition { finish(transition) }
        let old = topItem
        let isBack = old.map { old in !items.contains(old) && items.count < stackItems.count } ?? false
        for item in stackItems { item.onChange = nil }
        stackItems = items
        for item in items { item.onChange = { [weak self, weak item] in self?.itemDidChange(item, change: $0) } }
        let before = content
        let oldPalette = palette
        let isAnimated = animated && window != nil && before != nil && old !== topItem
        let oldParts = isAnimated ? [largeTitleCopy(), paletteCopy()].compactMap { $0 } : []
        loadTopItemContent()
        guard isAnimated, let before, let content else {
            before?.removeFromSuperview()
            return nil
        }
        layoutIfNeeded()
        let newPalette: UIView? = palette === oldPalette ? nil : palette
        let change = NavigationBarTransition(
            in: self, from: before, to: content, oldParts: oldParts,
            newParts: [largeTitle, newPalette].compactMap { $0 }, isBack: isBack)
        change.prepareAnimation()
        self.transition = change
        return change
    }

    func finish(_ change: NavigationBarTransition) {
        change.finish()
        if self.transition === change { self.transition = nil }
    }

    private func itemDidChange(_ item: UINavigationItem?, change: UINavigationItem.Change) {
        guard let item, item === topItem else { return }
        switch change {
        case .content(let animated):
            content?.update(animated: animated)
            updateAppearance()
        case .appearance: appearanceDidChange()
        }
    }

    /// Creates the content of the top item. Does not remove the previous content.
    private func loadTopItemContent() {
        content?.detachFromItem()
        content = topItem.map { item in
            NavigationBarContent(
                item: item, previous: backItem, appearance: foregroundAppearance,
                isCompact: BarMetrics.isCompact(traitCollection)
            ) { [weak self] in self?.performBack() }
        }
        if let content { addSubview(content) }
        appearanceDidChange()
    }

    private func performBack() {
        if let owningController { owningController.handleBackButton() } else { _ = pop(animated: true) }
    }

    /// A copy of a palette that the top item does not show, for its disappearing animation; nil without one.
    private func paletteCopy() -> UIView? {
        guard let palette, palette !== topItem?.palette, !palette.isHidden, !palette.bounds.isEmpty else { return nil }
        let copy = palette.snapshotView(afterScreenUpdates: false)
        copy?.frame = palette.frame
        copy?.isUserInteractionEnabled = false
        return copy
    }

    /// A copy of the visible part of the large title, for its disappearing animation; nil without one.
    private func largeTitleCopy() -> UIView? {
        guard window != nil, !largeTitleClip.isHidden, largeTitleClip.bounds.height > 0 else { return nil }
        let clip = UIView(frame: largeTitleClip.frame)
        clip.clipsToBounds = true
        clip.isUserInteractionEnabled = false
        let copy = UILabel(frame: largeTitle.frame)
        copy.copyText(of: largeTitle)
        copy.isAccessibilityElement = false
        clip.addSubview(copy)
        return clip
    }
}
