import UIKit

/// The alerts of the page, by the title of their button.
enum AlertSample: String, CaseIterable {
    case alert
    case threeButtons = "three-buttons"
    case textFields = "text-fields"
    case long
    case actionSheet

    private static let text =
        "A velarium was the awning over the Colosseum, drawn over the arena when it was needed. "

    /// Creates the alert. `onChoice` is called with the title of the chosen action.
    @MainActor func makeAlert(withCancel: Bool = true, onChoice: @escaping (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(
            title: title, message: message, preferredStyle: self == .actionSheet ? .actionSheet : .alert)
        for (title, style) in actions where withCancel || style != .cancel {
            alert.addAction(UIAlertAction(title: title, style: style) { onChoice($0.title ?? "") })
        }
        if self == .textFields {
            alert.addTextField { $0.placeholder = "User" }
            alert.addTextField {
                $0.placeholder = "Password"
                $0.isSecureTextEntry = true
            }
        }
        return alert
    }

    private var title: String {
        switch self {
        case .alert: "Delete the draft?"
        case .threeButtons: "Save the changes?"
        case .textFields: "Sign In"
        case .long: "Terms"
        case .actionSheet: "Photo"
        }
    }

    private var message: String {
        switch self {
        case .alert: "It is deleted from all of your devices."
        case .threeButtons: "They are lost if you do not save them."
        case .textFields: "Enter your name and password."
        case .long: String(repeating: Self.text, count: 24)
        case .actionSheet: "Choose what to do with it."
        }
    }

    private var actions: [(String, UIAlertAction.Style)] {
        switch self {
        case .alert: [("Cancel", .cancel), ("Delete", .destructive)]
        case .threeButtons: [("Save", .default), ("Do Not Save", .destructive), ("Cancel", .cancel)]
        case .textFields: [("Cancel", .cancel), ("Sign In", .default)]
        case .long: [("Decline", .cancel), ("Accept", .default)]
        case .actionSheet:
            [("Share", .default), ("Duplicate", .default), ("Delete", .destructive), ("Cancel", .cancel)]
        }
    }
}
