import UIKitCore

extension MenuPresentation {
    /// The front menu, the only one that receives input.
    package var frontLevel: MenuLevel? { levels.last }

    /// Chooses an item of the front menu: performs it, opens its submenu, or goes back.
    func choose(_ item: MenuItem) {
        guard isOpen, item.isEnabled else { return }
        switch item.content {
        case .leaf(let leaf): perform(leaf)
        case .submenu(let menu): openSubmenu(menu, of: item)
        case .back: closeSubmenu()
        case .loading: return
        }
    }

    private func perform(_ leaf: any UIMenuLeaf) {
        if request.selectsSingleElement { select(leaf, in: request.menu) }
        if let menu = singleSelectionMenu(around: leaf) { select(leaf, in: menu) }
        delegate?.menuPresentation(self, didSelect: leaf)
        let keepsMenu = leaf.attributes.contains(.keepsMenuPresented)
        note("chose", (leaf as? UIMenuElement)?.title ?? "")
        let sender = request.sender ?? request.sourceView
        let source = request.sourceItem ?? request.sourceView
        switch leaf {
        case let action as UIAction: action.perform(from: sender, at: source)
        case let command as UICommand: command.perform(from: sender, at: source, target: nil)
        default: leaf.performWithSender(sender, target: nil)
        }
        guard keepsMenu else { return dismiss() }
        for level in levels where isOpen { reload(level) }
    }

    // MARK: Selection

    /// The outermost shown menu with `singleSelection` that contains `leaf`; nil for none.
    private func singleSelectionMenu(around leaf: any UIMenuLeaf) -> UIMenu? {
        for level in levels {
            let menu = level.menu
            if let found = menu.singleSelectionMenu(around: leaf, provided: level.provided) { return found }
        }
        return nil
    }

    private func select(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
        let provided = levels.last?.provided ?? { _ in nil }
        for other in menu.allLeaves(provided: provided) where other !== leaf { other.state = .off }
        leaf.state = .on
    }

    // MARK: Submenus

    private func openSubmenu(_ menu: UIMenu, of item: MenuItem) {
        guard let parent = frontLevel else { return }
        let row = parent.view.frame(ofRowFor: menu)
        let level = MenuLevel(menu, parent: parent, in: self)
        level.rowFrame = row
        levels.append(level)
        overlayView.add(level, in: self)
        overlayView.animateSubmenu(level, over: parent)
        note("openedSubmenu", menu.title)
    }

    /// Closes the front submenu. Does nothing in the outermost menu.
    func closeSubmenu() {
        guard levels.count > 1 else { return }
        removeLevels(above: levels.count - 2)
    }

    /// Closes the submenus above the menu with this index.
    func removeLevels(above index: Int) {
        let closed = levels[(index + 1)...]
        levels.removeSubrange((index + 1)...)
        overlayView.animateRemoval(of: Array(closed), revealing: levels[index])
    }
}

extension UIMenu {
    /// The outermost menu, this one or below it, that has `singleSelection` and contains `leaf`.
    fileprivate func singleSelectionMenu(
        around leaf: any UIMenuLeaf, provided: (UIDeferredMenuElement) -> [UIMenuElement]?
    ) -> UIMenu? {
        if options.contains(.singleSelection) {
            return allLeaves(provided: provided).contains { $0 === leaf } ? self : nil
        }
        for case let menu as UIMenu in children {
            if let found = menu.singleSelectionMenu(around: leaf, provided: provided) { return found }
        }
        return nil
    }

    /// The actions and commands of the menu and its submenus, also those that deferred elements have provided.
    fileprivate func allLeaves(provided: (UIDeferredMenuElement) -> [UIMenuElement]?) -> [any UIMenuLeaf] {
        func leaves(of elements: [UIMenuElement]) -> [any UIMenuLeaf] {
            elements.flatMap { element -> [any UIMenuLeaf] in
                switch element {
                case let menu as UIMenu: return leaves(of: menu.children)
                case let deferred as UIDeferredMenuElement: return leaves(of: provided(deferred) ?? [])
                default: return [element as? any UIMenuLeaf].compactMap { $0 }
                }
            }
        }
        return leaves(of: children)
    }
}
