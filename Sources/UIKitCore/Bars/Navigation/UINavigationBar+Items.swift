import CoreGraphics

extension UINavigationBar {
    // MARK: Bars without a navigation controller

    func push(_ item: UINavigationItem, animated: Bool) {
        guard !ownItems.contains(item) else {
            return misuse(
                "Pushing the same navigation item instance more than once is not supported (\(item))", raises: true)
        }
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        show(ownItems + [item], animated: animated) { bar in bar.delegate?.navigationBar(bar, didPush: item) }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        guard let last = topItem, delegate?.navigationBar(self, shouldPop: last) != false else { return nil }
        // The delegate may have changed the stack during the call.
        guard last === topItem else { return nil }
        show(ownItems.dropLast(), animated: animated) { bar in bar.delegate?.navigationBar(bar, didPop: last) }
        return last
    }

    func replaceItems(_ items: [UINavigationItem], animated: Bool) {
        var distinct: [UINavigationItem] = []
        for item in items where !distinct.contains(item) { distinct.append(item) }
        if distinct.count < items.count {
            misuse("All items of a navigation bar must be distinct (\(items))", raises: true)
        }
        show(distinct, animated: animated) { _ in }
    }

    private func show(
        _ items: [UINavigationItem], animated: Bool, completion: @escaping (UINavigationBar) -> Void
    ) {
        guard let change = prepareChange(to: items, animated: animated) else { return completion(self) }
        BarMotion.move {
            change.animate()
        } completion: { [weak self] in
            self?.end(change)
            if let self { completion(self) }
        }
    }

    // MARK: The stack

    /// Sets the stack and shows its last item. Returns the prepared transition; nil when there is nothing to animate.
    func prepareChange(to items: [UINavigationItem], animated: Bool) -> NavigationBarChange? {
        if let change { end(change) }
        let old = topItem
        let isBack = old.map { old in !items.contains(old) && items.count < ownItems.count } ?? false
        for item in ownItems { item.onChange = nil }
        ownItems = items
        for item in items { item.onChange = { [weak self, weak item] in self?.itemChanged(item, $0) } }
        let (before, title) = (content, largeTitleCopy())
        showTopItem()
        guard animated, window != nil, let before, let content, old !== topItem else {
            before?.removeFromSuperview()
            return nil
        }
        layoutIfNeeded()
        let change = NavigationBarChange(
            in: self, from: before, to: content, oldTitle: title, largeTitle: largeTitle, isBack: isBack)
        change.begin()
        self.change = change
        return change
    }

    func end(_ change: NavigationBarChange) {
        change.end()
        if self.change === change { self.change = nil }
    }

    private func itemChanged(_ item: UINavigationItem?, _ change: UINavigationItem.Change) {
        guard let item, item === topItem else { return }
        switch change {
        case .content(let animated):
            content?.show(animated: animated)
            showLook()
        case .look: lookDidChange()
        }
    }

    /// Creates the content of the top item. Does not remove the previous content.
    private func showTopItem() {
        content?.retire()
        content = topItem.map { item in
            NavigationBarContent(
                item, previous: backItem, foregroundLook, isCompact: BarNumbers.isCompact(traitCollection)
            ) { [weak self] in self?.goBack() }
        }
        if let content { addSubview(content) }
        lookDidChange()
    }

    private func goBack() {
        if let manager { manager.goBack() } else { _ = pop(animated: true) }
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
