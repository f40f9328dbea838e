import Foundation
import UIKit
import Velarium
import VelariumTesting

/// Every ready-made overlay, with texts of the app in one language and buttons in that of the device.
enum ReadyMadeKind: String, CaseIterable, Sendable {
    case message, confirm, longTitles, choice, search, several, text, invalidText, code, date, progress, activity
    case rating, manyStars, toast, banner, walkthrough

    /// The title, which is the first text that accessibility reads.
    var title: String {
        switch self {
        case .message: "Saved"
        case .confirm: "Send the letter?"
        case .longTitles: "Delete this draft?"
        case .choice: "Sort by"
        case .search: "City"
        case .several: "Cities"
        case .text, .invalidText: "Sign up"
        case .code: "Enter the code"
        case .date: "Remind me"
        case .progress, .activity: "Uploading"
        case .rating, .manyStars: "How was it?"
        case .toast: "Draft deleted"
        case .banner: "You are offline"
        case .walkthrough: "Write here"
        }
    }

    /// What accessibility reads in English, in order. The stars, the progress and the boxes of a code have the title too.
    var readingOrder: [String] {
        let answers = ["Cancel", "OK"]
        switch self {
        case .message: return [title, "Everything you wrote is on your other devices too.", "OK"]
        case .confirm: return [title, "It cannot be called back."] + answers
        case .longTitles: return [title, "Delete from All Devices", "Keep It for Another Week"]
        case .choice: return [title, "Name", "Date", "Size", "Cancel"]
        case .search: return [title, "Search", "Aachen", "Berlin", "Köln", "Lübeck", "Mainz", "Cancel"]
        case .several: return [title, "Aachen", "Berlin", "Köln"] + answers
        case .text: return [title, "Both are needed.", "Name", "Mail"] + answers
        case .invalidText: return [title, "Both are needed.", "Name", "Mail", "This has no @."] + answers
        case .code:
            return [title, "12 € to Anna", title] + (1...9).map { "\($0)" } + ["Paste", "0", "Delete", "Cancel"]
        // The wheels have values, no labels.
        case .date: return [title, "", "", "", ""] + answers
        case .progress, .activity: return [title, "3 of 8 pictures", title, "Cancel"]
        case .rating, .manyStars: return [title, title, "Cancel", "Submit"]
        case .toast: return [title, "Restore"]
        case .banner: return [title, "New letters arrive when there is a connection again."]
        case .walkthrough: return [title, "Every line is saved as you write it.", "1 of 2", "Skip", "Next"]
        }
    }

    @MainActor func makeOverlay(anchor: UIView) -> any PresentableOverlay {
        switch self {
        case .message:
            return MessageDialog(title: title, message: "Everything you wrote is on your other devices too.")
        case .confirm: return ConfirmDialog(title: title, message: "It cannot be called back.")
        case .longTitles:
            return ConfirmDialog(
                title: title, message: nil, confirm: "Delete from All Devices", cancel: "Keep It for Another Week",
                isDestructive: true)
        case .choice: return ChoiceDialog(title: title, choices: ["Name", "Date", "Size"], selected: 1) { $0 }
        case .search:
            return ChoiceDialog(
                title: title, choices: ["Aachen", "Berlin", "Köln", "Lübeck", "Mainz"], isSearchable: true
            ) { $0 }
        case .several:
            return MultipleChoiceDialog(title: title, choices: ["Aachen", "Berlin", "Köln"], selected: [0, 2]) { $0 }
        case .text, .invalidText: return textDialog
        case .code: return CodeDialog(title: title, message: "12 € to Anna")
        case .date:
            // The same day and time on the wheels in every time zone.
            let components = DateComponents(year: 2023, month: 11, day: 14, hour: 21, minute: 13)
            return DateDialog(title: title, date: Calendar.current.date(from: components) ?? .distantPast)
        case .progress, .activity:
            let dialog = ProgressDialog(title: title, message: "3 of 8 pictures")
            dialog.progress = self == .progress ? 0.4 : nil
            return dialog
        case .rating: return RatingDialog(title: title, rating: 3)
        case .manyStars: return RatingDialog(title: title, rating: 7, maximum: 10)
        case .toast:
            return lasting(
                Toast(title: title, image: UIImage(systemName: "trash"), action: .init("Restore"), edge: .bottom))
        case .banner:
            return lasting(
                Toast(
                    title: title, message: "New letters arrive when there is a connection again.", edge: .top,
                    style: .banner))
        case .walkthrough:
            return Walkthrough(steps: [
                .init(.view(anchor), title: title, message: "Every line is saved as you write it."),
                .init(.view(anchor), title: "Again"),
            ])
        }
    }

    @MainActor private var textDialog: TextInputDialog {
        let dialog = TextInputDialog(
            title: title, message: "Both are needed.",
            fields: [
                TextInputField(label: "Name", text: "Anna"),
                TextInputField(label: "Mail", text: self == .invalidText ? "anna" : "anna@example.org") {
                    $0.contains("@") ? nil : "This has no @."
                },
            ])
        return dialog
    }

    @MainActor private func lasting(_ toast: Toast) -> Toast {
        toast.duration = nil
        return toast
    }

    /// What the overlay consists of on the screen: everything except the dimming.
    @MainActor static func card(of overlay: any PresentableOverlay, on device: TestDevice) -> UIView? {
        if let dialog = overlay as? ReadyMadeDialog { return dialog.view }
        let windows = device.window.windowScene?.windows ?? []
        return windows.lazy.compactMap { $0.first(named: "ToastView") ?? $0.first(named: "WalkthroughCard") }.first
    }
}
