import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The ready-made dialogs in all surroundings.
@MainActor @Suite struct ReadyMadeMatrixTests {
    enum Kind: String, CaseIterable, Sendable {
        case message, confirm, destructive, choice, long

        @MainActor var dialog: ReadyMadeDialog {
            switch self {
            case .message: MessageDialog(title: "Saved", message: "Everything you wrote is on your other devices too.")
            case .confirm:
                ConfirmDialog(title: "Send the letter?", message: "It cannot be called back.", confirm: "Send")
            case .destructive:
                ConfirmDialog(
                    title: "Delete this draft?", message: nil, confirm: "Delete from All Devices", isDestructive: true)
            case .choice:
                ChoiceDialog(title: "Sort by", choices: ["Name", "Date", "Size"], selected: 1) { $0 }
            case .long:
                ConfirmDialog(
                    title: "Terms", message: String(repeating: "Some words that go on for a while. ", count: 60))
            }
        }
    }

    /// Checklist 68, 69: centered in the room less 20 points, with an alert's width and the content's height; no text
    /// is truncated, the buttons are visible, and only they dismiss it.
    @Test(arguments: Surroundings.all) func everyDialogIsCenteredAndFullyVisible(_ surroundings: Surroundings) throws {
        let screen = try MatrixScreen(surroundings)
        for kind in Kind.allCases {
            let dialog = kind.dialog
            dialog.show(over: screen.page)
            try screen.settle()

            try screen.verifyWithAndWithoutKeyboard { verifyLayout(of: dialog, on: screen, "\(surroundings): \(kind)") }
            if MatrixPicture.folder != nil { _ = try screen.picture("ready-made-\(kind)") }
            try screen.tap(CGPoint(x: 3, y: screen.room.minY + 3))
            #expect(dialog.lifecycle.isPresented, "\(surroundings): \(kind)")
            let seen = dialog.view.all(UIButton.self).map(screen.frame(of:))
                .first { screen.frame(of: dialog.view).contains($0.middle) }
            try screen.tap(try #require(seen).middle)
            #expect(dialog.dismissReason == .action, "\(surroundings): \(kind)")
        }
        screen.verifyNothingIsLeft()
    }

    private func verifyLayout(of dialog: ReadyMadeDialog, on screen: MatrixScreen, _ name: String) {
        let frame = screen.frame(of: dialog.view)
        let slack = screen.tolerance
        let safe = screen.safeArea
        // With a keyboard, the bottom safe area inset lies below it.
        let (top, bottom) = (
            max(20, safe.minY),
            screen.uncovered.maxY < screen.bounds.maxY
                ? screen.uncovered.maxY - 20 : min(screen.bounds.maxY - 20, safe.maxY)
        )
        let width = min(270, min(screen.bounds.maxX - 20, safe.maxX) - max(20, safe.minX))
        #expect(abs(frame.width - width) <= slack, "\(name): \(frame)")
        #expect(abs(frame.midX - screen.bounds.midX) <= slack, "\(name): \(frame)")
        #expect(abs(frame.midY - (top + bottom) / 2) <= slack, "\(name): \(frame)")
        #expect(frame.minY >= top - slack && frame.maxY <= bottom + slack, "\(name): \(frame)")

        let scrolls = dialog.view.all(UIScrollView.self)
        // The title of rows stays above the scroll view.
        let content = scrolls.reduce(scrolls.map(\.frame.minY).min() ?? 0) { $0 + $1.contentSize.height }
        #expect(abs(frame.height - min(content, bottom - top)) <= 1, "\(name): \(frame), \(content)")
        for label in dialog.view.all(UILabel.self) where !label.isHidden && label.window != nil {
            let room = CGSize(width: label.bounds.width + slack, height: .greatestFiniteMagnitude)
            #expect(label.sizeThatFits(room).height <= label.bounds.height + 0.5, "\(name): \(label.text ?? "")")
        }
        // At least the first button is visible; the others can be scrolled to.
        let buttons = dialog.view.all(UIButton.self).map(screen.frame(of:))
        #expect(buttons.contains { frame.covers($0, within: slack) }, "\(name): \(frame) \(buttons)")
        #expect(buttons.allSatisfy { $0.height > 43.99 && $0.width > 43.99 }, "\(name): \(frame) \(buttons)")
    }

    /// Surface and background have the colors of the style.
    @Test(arguments: Surroundings.all) func surfaceAndDimmingHaveTheColorsOfTheStyle(_ surroundings: Surroundings)
        throws
    {
        let screen = try MatrixScreen(surroundings)
        let dialog = ConfirmDialog(title: nil, message: "Sure?")

        dialog.show(over: screen.page)
        try screen.settle()

        let frame = screen.frame(of: dialog.view)
        let picture = try screen.picture("ready-made")
        let shade = UIColor.black.withAlphaComponent(surroundings.style == .dark ? 0.48 : 0.2)
        let material =
            surroundings.style == .dark
            ? UIColor(white: 37 / 255, alpha: 0.82) : UIColor(white: 245 / 255, alpha: 0.8)
        let surface = CGPoint(x: frame.minX + 20, y: frame.minY + 5)
        #expect(screen.isPainted(picture, surface, .systemBackground, shade, material))
        #expect(screen.isPainted(picture, CGPoint(x: frame.minX - 3, y: frame.midY), .systemBackground, shade))
        for corner in frame.insetBy(dx: 2, dy: 2).corners {
            #expect(
                !screen.isPainted(picture, corner, .systemBackground, shade, material), "\(surroundings) at \(corner)")
        }
        dialog.dismiss(for: .code, animated: true)
        try screen.settle()
        screen.verifyNothingIsLeft()
    }
}

extension UIView {
    /// All descendants of one kind, bottom first.
    func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        subviews.flatMap { view in (view as? Kind).map { [$0] + view.all(kind) } ?? view.all(kind) }
    }

    /// Whether the view's class has this name: one of Velarium's own, which tests do not see.
    func isNamed(_ name: String) -> Bool { String(describing: type(of: self)) == name }

    /// The first view below this one whose class has this name.
    func first(named name: String) -> UIView? { all(UIView.self).first { $0.isNamed(name) } }
}
