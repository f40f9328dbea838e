import UIFoundation
import UIKitCore

/// The system's elements of edit menus: commands for the standard edit actions.
@MainActor enum StandardEditMenu {
    /// What delegates receive as suggested actions: one menu of commands, shown where the responder can perform them.
    static var suggestedActions: [UIMenuElement] {
        let commands = (StandardEditAction.menuOrder + StandardEditAction.formats).map { action in
            UICommand(title: title(of: action), action: action.selector)
        }
        return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
    }

    /// The title of an action, in the device's language.
    private static func title(of action: StandardEditAction) -> String {
        switch action {
        case .cut: SystemText.cut.localized
        case .copy: SystemText.copy.localized
        case .paste: SystemText.paste.localized
        case .select: SystemText.select.localized
        case .selectAll: SystemText.selectAll.localized
        case .delete: SystemText.delete.localized
        case .toggleBoldface: SystemText.bold.localized
        case .toggleItalics: SystemText.italic.localized
        case .toggleUnderline: SystemText.underline.localized
        }
    }
}
