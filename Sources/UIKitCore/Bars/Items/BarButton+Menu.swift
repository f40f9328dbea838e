import CoreGraphics

/// The menu of a bar item.
extension BarButton: MenuProviding {
    var menuSender: Any { item ?? self }

    var menuSourceItem: any UIPopoverPresentationControllerSourceItem { item ?? self }

    var reversesMenuAbove: Bool { true }

    var selectsSingleMenuElement: Bool { item?.hasSingleSelection ?? false }

    func menuSelectionDidChange() { item?.updateSelectedTitle() }

    /// The configuration for the item's menu.
    var menuConfiguration: UIContextMenuConfiguration? {
        guard let item, let menu = item.menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }
}
