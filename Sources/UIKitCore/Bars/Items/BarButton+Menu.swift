import CoreGraphics

/// The menu of a bar item.
extension BarButton: MenuProviding {
    var menuSender: Any { item ?? self }

    var menuSourceItem: any UIPopoverPresentationControllerSourceItem { item ?? self }

    var reversesMenuAbove: Bool { true }

    var selectsSingleMenuElement: Bool { item?.hasSingleSelection ?? false }

    func menuSelectionDidChange() { item?.updateSelectedTitle() }

    /// Shows another menu of the item in the menu that is open. An open menu of another item closes.
    func updateOpenMenu(from item: UIBarButtonItem) {
        guard let presenter = window?.system.menuPresenter, presenter.isMenuOpen(of: self) else { return }
        guard item === self.item else { return presenter.dismissMenu(of: self) }
        if let menu = item.menu, menu !== shownMenu { presenter.replaceMenu(of: self, with: menu) }
    }

    /// The configuration for the item's menu.
    var menuConfiguration: UIContextMenuConfiguration? {
        guard let item, let menu = item.menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }
}
