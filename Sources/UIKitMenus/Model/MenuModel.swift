import CoreGraphics
import UIFoundation
import UIKitCore

/// What an open menu shows: sections of items, with inline menus and provided elements in place.
@MainActor package struct MenuModel {
    /// The title above the items; nil for none.
    package var header: String?
    /// The row that goes back to the parent menu; nil in the outermost menu.
    var back: MenuItem?
    package var sections: [MenuSection] = []

    /// The items in order, without the row that goes back.
    package var items: [MenuItem] { sections.flatMap(\.items) }

    /// Whether the menu shows nothing.
    package var isEmpty: Bool { sections.isEmpty }

    /// Whether rows begin after a column for check marks and the arrows of submenus.
    package var hasMarks: Bool {
        back != nil || sections.contains { $0.style == .rows && $0.items.contains(where: \.showsMark) }
    }

    /// The same items in the opposite order.
    package var reversed: MenuModel {
        var model = self
        model.sections = sections.reversed().map { section in
            var section = section
            section.items.reverse()
            return section
        }
        return model
    }
}

/// Items between two gaps.
@MainActor package struct MenuSection {
    package enum Style: Hashable {
        /// Items over the whole width.
        case rows
        /// Images side by side, images above titles, and a palette of images.
        case small, medium, palette
    }

    package var title: String?
    package var style: Style
    package var items: [MenuItem]
}

/// One row or tile of a menu.
@MainActor package struct MenuItem {
    enum Content {
        case leaf(any UIMenuLeaf)
        case submenu(UIMenu)
        /// The title of an open submenu; choosing it goes back.
        case back
        case loading
    }

    let content: Content
    package var title = ""
    var subtitle: String?
    var image: UIImage?
    package var state = UIMenuElement.State.off
    package var isEnabled = true
    var isDestructive = false
    /// The most lines of the title; 0 for the system's limit.
    var titleLines = 0

    /// Whether a mark or arrow is before the title.
    var showsMark: Bool {
        switch content {
        case .leaf: state != .off
        case .submenu, .back: true
        case .loading: false
        }
    }
}
