/// Creates the preview of a context menu; nil shows the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Creates a context menu from the elements that the system suggests; nil shows no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu consists of: an optional preview and the menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        /// The system's choice.
        case automatic
        /// The first element is the nearest to the touch.
        case priority
        /// The first element is at the top.
        case fixed
    }

    /// Identifies the configuration. Unique unless the app gave one.
    open private(set) var identifier: any NSCopying
    /// The further items that the menu applies to. Default empty.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number on the badge of the preview; 0, the default, for the number of items if there are several.
    /// Negative values count as 0.
    open var badgeCount = 0
    /// The order of the elements. Default `automatic`.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// Creates the preview, when the press is complete.
    package let previewProvider: UIContextMenuContentPreviewProvider?
    /// Creates the menu, after the preview.
    package let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Nil makes a unique one.
    ///   - previewProvider: Nil shows the view that was pressed.
    ///   - actionProvider: Nil shows no menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier.map { $0.copy(with: nil) as! any NSCopying } ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The number that the preview's badge shows; nil for no badge.
    package var badge: Int? {
        if badgeCount > 0 { return badgeCount }
        return secondaryItemIdentifiers.isEmpty ? nil : secondaryItemIdentifiers.count + 1
    }
}
