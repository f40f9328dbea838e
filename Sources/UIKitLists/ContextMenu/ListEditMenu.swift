import CoreGraphics
import UIKitCore
import UIKitMenus

/// Asks the delegate of a list for the edit menus of its items, which iOS had before context menus.
@MainActor package protocol ListEditMenuSource: AnyObject {
    associatedtype List: ListView

    var list: List { get }
    /// Whether the list has a delegate.
    var hasDelegate: Bool { get }
    /// Whether the item has a menu.
    func showsMenu(of path: IndexPath) -> Bool
    /// Whether the menu of the item has an action.
    func canPerform(_ action: Selector, on path: IndexPath, sender: Any?) -> Bool
    /// Performs an action that was chosen.
    func perform(_ action: Selector, on path: IndexPath, sender: Any?)
}

/// The edit menus of a list's items: a long press shows the standard actions, and those of `UIMenuController`, that the
/// list's delegate allows.
@MainActor package final class ListEditMenu: NSObject {
    private let source: any ListEditMenuSource
    private var parts: (press: UILongPressGestureRecognizer, interaction: UIEditMenuInteraction)?
    /// The item whose menu is shown.
    private var path: IndexPath?

    package init(_ source: any ListEditMenuSource) { self.source = source }

    /// Adds the recognizer to the list if it has a delegate, or removes it.
    package func delegateDidChange() {
        guard source.hasDelegate == (parts == nil) else { return }
        let list: any ListView = source.list
        if let parts {
            self.parts = nil
            list.removeGestureRecognizer(parts.press)
            list.removeInteraction(parts.interaction)
        } else {
            let press = UILongPressGestureRecognizer()
            press.addTarget(self, action: Selector("pressed:", ListEditMenu.pressed))
            press.delegate = self
            let interaction = UIEditMenuInteraction(delegate: self)
            parts = (press, interaction)
            list.addGestureRecognizer(press)
            list.addInteraction(interaction)
        }
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, let path else { return }
        let point = press.location(in: source.list)
        parts?.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: path, sourcePoint: point))
    }

    /// The elements as actions that the delegate performs; those that it does not allow are left out.
    private func allowed(_ elements: [UIMenuElement], on path: IndexPath) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return allowed(menu.children, on: path) }
            guard let command = element as? UICommand,
                source.canPerform(command.action, on: path, sender: UIMenuController.shared)
            else { return [] }
            return [
                UIAction(title: command.title) { [weak self] _ in
                    self?.source.perform(command.action, on: path, sender: UIMenuController.shared)
                }
            ]
        }
    }
}

extension ListEditMenu: UIGestureRecognizerDelegate {
    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let point = gestureRecognizer.location(in: source.list)
        path = source.list.itemPath(at: point).flatMap { source.showsMenu(of: $0) ? $0 : nil }
        return path != nil
    }
}

extension ListEditMenu: @MainActor UIEditMenuInteractionDelegate {
    package func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let path else { return UIMenu(children: []) }
        let items = (UIMenuController.shared.menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
        return UIMenu(children: allowed(suggestedActions + items, on: path))
    }

    package func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        let list: any ListView = source.list
        guard let path, let cell = list.visibleCell(at: path) else { return .null }
        return cell.convert(cell.bounds, to: list)
    }
}
