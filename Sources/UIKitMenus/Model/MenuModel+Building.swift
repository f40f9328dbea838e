import UIFoundation
import UIKitCore

extension MenuModel {
    /// The items of `menu`.
    ///
    /// - Parameters:
    ///   - isSubmenu: Whether the menu's title is a row that goes back, instead of a header.
    ///   - provided: The elements of a deferred element; nil while they are not known.
    ///   - canPerform: Whether a command can be performed now.
    package init(
        _ menu: UIMenu, isSubmenu: Bool, provided: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?,
        canPerform: @escaping (UICommand) -> Bool
    ) {
        var builder = MenuModelBuilder(provided: provided, canPerform: canPerform)
        builder.add(menu, style: MenuSection.Style(of: menu, in: .rows), title: nil, titleLines: 0)
        sections = builder.sections
        if isSubmenu {
            back = MenuItem(content: .back, title: menu.title)
        } else if !menu.title.isEmpty {
            header = menu.title
        }
    }
}

extension MenuSection.Style {
    /// The style of the elements of `menu`, which is inside a menu with the style `outer`.
    @MainActor fileprivate init(of menu: UIMenu, in outer: MenuSection.Style) {
        if menu.options.contains(.displayAsPalette) {
            self = .palette
            return
        }
        switch menu.preferredElementSize {
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .rows
        case .automatic: self = outer
        }
    }
}

/// Collects the sections of a menu.
@MainActor private struct MenuModelBuilder {
    let provided: (UIDeferredMenuElement) -> [UIMenuElement]?
    let canPerform: (UICommand) -> Bool
    var sections: [MenuSection] = []

    init(provided: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?, canPerform: @escaping (UICommand) -> Bool) {
        self.provided = provided
        self.canPerform = canPerform
    }

    /// Adds the elements of `menu`, in sections of their own.
    mutating func add(_ menu: UIMenu, style: MenuSection.Style, title: String?, titleLines: Int) {
        let lines = menu.displayPreferences.map { max(0, $0.maximumNumberOfTitleLines) } ?? titleLines
        var current = MenuSection(title: title, style: style, items: [])
        add(menu.children, to: &current, titleLines: lines)
        close(&current)
    }

    private mutating func add(_ elements: [UIMenuElement], to current: inout MenuSection, titleLines: Int) {
        for element in elements {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                close(&current)
                add(
                    menu, style: MenuSection.Style(of: menu, in: current.style),
                    title: menu.title.isEmpty ? nil : menu.title, titleLines: titleLines)
            } else if let deferred = element as? UIDeferredMenuElement {
                guard let elements = provided(deferred) else {
                    current.items.append(
                        MenuItem(content: .loading, title: SystemText.loading.localized, isEnabled: false))
                    continue
                }
                add(elements, to: &current, titleLines: titleLines)
            } else if let item = makeItem(for: element, titleLines: titleLines) {
                current.items.append(item)
            }
        }
    }

    /// Adds `section`, unless it is empty, and begins another one like it without its title.
    private mutating func close(_ section: inout MenuSection) {
        guard !section.items.isEmpty else { return }
        sections.append(section)
        section.items = []
        section.title = nil
    }

    private func makeItem(for element: UIMenuElement, titleLines: Int) -> MenuItem? {
        if let menu = element as? UIMenu { return makeItem(for: menu, titleLines: titleLines) }
        guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) else { return nil }
        var item = MenuItem(content: .leaf(leaf), title: element.title, subtitle: element.subtitle)
        item.state = leaf.state
        item.image = leaf.state == .on ? leaf.selectedImage ?? element.image : element.image
        item.isEnabled = !leaf.attributes.contains(.disabled) && ((leaf as? UICommand).map(canPerform) ?? true)
        item.isDestructive = leaf.attributes.contains(.destructive)
        item.titleLines = titleLines
        return item
    }

    private func makeItem(for menu: UIMenu, titleLines: Int) -> MenuItem? {
        var item = MenuItem(
            content: .submenu(menu), title: menu.title, subtitle: menu.subtitle, image: menu.image)
        item.isEnabled = !menu.children.isEmpty
        item.isDestructive = menu.options.contains(.destructive)
        item.titleLines = titleLines
        return item
    }
}
