/// Bar items that belong together: of the bar above a tablet's keyboard (`UITextInputAssistantItem`).
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The items, in the order of the reading direction. An item that joins a group leaves its previous one.
    open var barButtonItems: [UIBarButtonItem] {
        didSet { updateMembership(from: oldValue) }
    }

    /// The item that is shown in place of the group where there is no room for all items. Default nil: the items that
    /// have no room are not shown.
    open var representativeItem: UIBarButtonItem?

    /// Whether the representative item is shown at the moment.
    open package(set) var isDisplayingRepresentativeItem = false

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        updateMembership(from: [])
    }

    private func updateMembership(from old: [UIBarButtonItem]) {
        for item in old where item.buttonGroup === self && !barButtonItems.contains(where: { $0 === item }) {
            item.buttonGroup = nil
        }
        for item in barButtonItems where item.buttonGroup !== self {
            item.buttonGroup?.barButtonItems.removeAll { $0 === item }
            item.buttonGroup = self
        }
    }
}
