import UIKitCore

/// Buttons that show menus, and pop-up buttons.
extension UIButton: MenuProviding {
    package var menuSender: Any { self }

    package var menuSourceItem: any UIPopoverPresentationControllerSourceItem { self }

    package var reversesMenuAbove: Bool { false }

    package var selectsSingleMenuElement: Bool {
        changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
    }

    package func menuSelectionDidChange() { updateSelectedTitle() }

    /// Whether the primary action toggles `isSelected`.
    var togglesSelection: Bool { changesSelectionAsPrimaryAction && !(showsMenuAsPrimaryAction && menu != nil) }

    /// Makes the title of the selected element of a pop-up button's menu the button's.
    func updateSelectedTitle() {
        isPopupButton = selectsSingleMenuElement
        guard selectsSingleMenuElement, let selected = menu?.selectSingleElement() else { return }
        setTitle(selected.title, for: .normal)
    }
}
