import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The ready-made dialogs that take input, in all surroundings and at the extreme text sizes.
@MainActor @Suite struct ReadyMadeInputMatrixTests {
    enum Kind: String, CaseIterable, Sendable {
        case text, code, search, several, date, progress, rating

        @MainActor var dialog: ReadyMadeDialog {
            switch self {
            case .text:
                TextInputDialog(
                    title: "Sign up", message: "Both are needed.",
                    fields: [
                        TextInputField(label: "Name", text: "Anna"),
                        TextInputField(label: "Mail", placeholder: "anna@example.org") { _ in "This has no @." },
                    ])
            case .code: CodeDialog(title: "Enter the code", message: "12 € to Anna")
            case .search:
                ChoiceDialog(title: "City", choices: ["Aachen", "Berlin", "Köln"], isSearchable: true) { $0 }
            case .several:
                MultipleChoiceDialog(title: "Cities", choices: ["Aachen", "Berlin", "Köln"], selected: [0, 2]) { $0 }
            case .date: DateDialog(title: "Remind me", date: Date(timeIntervalSince1970: 1_700_000_000))
            case .progress:
                {
                    let dialog = ProgressDialog(title: "Uploading", message: "3 of 8 pictures")
                    dialog.progress = 0.4
                    return dialog
                }()
            case .rating: RatingDialog(title: "How was it?", rating: 3)
            }
        }
    }

    /// The dialog is in the room that the keyboard leaves, its cancel button is visible, can be hit and dismisses it, and
    /// all of its body can be scrolled to.
    private func verify(_ kind: Kind, on screen: MatrixScreen, _ name: String) throws {
        let dialog = kind.dialog
        dialog.show(over: screen.page)
        try screen.settle()

        try screen.verifyWithAndWithoutKeyboard {
            let frame = screen.frame(of: dialog.view)
            #expect(screen.room.insetBy(dx: -0.6, dy: -0.6).contains(frame), "\(name): \(frame) in \(screen.room)")
            #expect(abs(frame.midX - screen.bounds.midX) <= screen.tolerance, "\(name): \(frame)")
            for label in dialog.view.all(UILabel.self) where isText(label, of: dialog) {
                let room = CGSize(width: label.bounds.width + 0.6, height: .greatestFiniteMagnitude)
                #expect(label.sizeThatFits(room).height <= label.bounds.height + 0.6, "\(name): \(label.text ?? "")")
            }
        }
        if MatrixPicture.folder != nil { _ = try screen.picture("ready-made-\(kind)-\(name.suffix(3))") }
        let cancel = try #require(
            dialog.view.all(UIButton.self).first { $0.title(for: .normal) == "Cancel" }, "\(name)")
        if !screen.frame(of: dialog.view).contains(screen.frame(of: cancel).middle) {
            cancel.superview.flatMap { $0.superview as? UIScrollView }?.scrollRectToVisible(
                cancel.frame, animated: false)
            try screen.settle()
        }
        let place = screen.frame(of: cancel)
        #expect(place.height > 43.9 && place.width > 43.9, "\(name): \(place)")
        try screen.tap(place.middle)
        #expect(dialog.dismissReason == .action, "\(name)")
    }

    /// Whether a label is a text of the dialog, not part of a field or picker.
    private func isText(_ label: UILabel, of dialog: ReadyMadeDialog) -> Bool {
        guard !label.isHidden, label.window != nil, !(label.text ?? "").isEmpty else { return false }
        return !sequence(first: label.superview, next: { $0?.superview })
            .contains { $0 is UITextField || $0 is UIDatePicker || $0 is UIButton }
    }

    @Test(arguments: Surroundings.all) func everyDialogIsUsable(_ surroundings: Surroundings) throws {
        let screen = try MatrixScreen(surroundings)
        for kind in Kind.allCases { try verify(kind, on: screen, "\(surroundings) \(kind)") }
        screen.verifyNothingIsLeft()
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone14, .iPad], [false, true])
    func everyDialogIsUsableAtTheLargestText(model: TestDevice.Model, isLandscape: Bool) throws {
        let screen = try MatrixScreen(
            Surroundings(model: model, isLandscape: isLandscape, style: .light, hasKeyboard: false))
        try screen.settle()
        try screen.setTextSize(.accessibilityExtraExtraExtraLarge)
        for kind in Kind.allCases { try verify(kind, on: screen, "\(model) \(isLandscape) \(kind) AX5") }
    }
}
