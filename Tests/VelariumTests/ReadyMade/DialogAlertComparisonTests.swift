import Testing
import UIKit
import Velarium
import VelariumTesting

/// A ready-made dialog beside an alert with the same content: the size and the frames of all parts in it are equal.
@MainActor @Suite struct DialogAlertComparisonTests {
    /// What both show.
    struct Content: Sendable, CustomStringConvertible {
        let title: String?
        let message: String?
        /// The titles of the buttons in the order of a dialog: what cancels comes first.
        let buttons: [String]
        var description: String { "\(title ?? "-"), \(message?.count ?? 0) characters, \(buttons)" }
    }

    nonisolated static let contents = [
        Content(title: "Saved", message: nil, buttons: ["OK"]),
        Content(title: nil, message: "The draft is on all of your devices.", buttons: ["OK"]),
        Content(
            title: "Delete the draft?", message: "It is deleted from all of your devices.", buttons: ["Keep", "Go"]),
        Content(
            title: "A title that does not fit on one line of a dialog", message: "Message",
            buttons: ["Keep the draft", "Delete all the drafts"]),
        Content(
            title: "Storage", message: nil,
            buttons: ["Keep", "Delete everything that was downloaded on this phone before"]),
    ]

    /// The size of the card, and the frame of each part in it by its text.
    private func frames(of content: Content, in card: UIView, on device: TestDevice) throws -> [String: CGRect] {
        var frames = ["card": card.bounds]
        for text in [content.title, content.message].compactMap(\.self) + content.buttons {
            let view = try device.view(.text(text))
            frames[text] = view.convert(view.bounds, to: card)
        }
        return frames
    }

    private func framesOfAlert(_ content: Content, _ fixture: ReadyMadeFixture) throws -> [String: CGRect] {
        let alert = UIAlertController(title: content.title, message: content.message, preferredStyle: .alert)
        for (index, title) in content.buttons.enumerated() {
            let isCancel = index == 0 && content.buttons.count > 1
            alert.addAction(UIAlertAction(title: title, style: isCancel ? .cancel : .default))
        }
        fixture.page.present(alert, animated: false)
        try fixture.device.settle()
        let frames = try frames(of: content, in: alert.view, on: fixture.device)
        alert.dismiss(animated: false)
        try fixture.device.settle()
        return frames
    }

    private func framesOfDialog(_ content: Content, _ fixture: ReadyMadeFixture) throws -> [String: CGRect] {
        let dialog: ReadyMadeDialog =
            content.buttons.count == 1
            ? MessageDialog(title: content.title, message: content.message, button: content.buttons[0])
            : ConfirmDialog(
                title: content.title, message: content.message, confirm: content.buttons[1], cancel: content.buttons[0])
        try fixture.show(dialog)
        return try frames(of: content, in: dialog.view, on: fixture.device)
    }

    @Test(arguments: contents, TestDevice.Era.allCases)
    func allFramesAreEqual(content: Content, era: TestDevice.Era) throws {
        for size in [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge] {
            let fixture = ReadyMadeFixture(TestDevice(.iPhone14, era: era))
            _ = fixture.device.window
            try fixture.device.setTextSize(size)

            let alert = try framesOfAlert(content, fixture)
            let dialog = try framesOfDialog(content, fixture)

            for (part, frame) in alert {
                let other = try #require(dialog[part])
                let difference = max(
                    abs(frame.minX - other.minX), abs(frame.minY - other.minY), abs(frame.width - other.width),
                    abs(frame.height - other.height))
                #expect(difference < 0.5, "\(part) at \(size.rawValue): \(frame) in an alert, \(other) in a dialog")
            }
        }
    }
}
