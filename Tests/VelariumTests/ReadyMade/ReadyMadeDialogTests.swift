import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs that are one call.
@MainActor @Suite struct ReadyMadeDialogTests {
    private let stage = ReadyMadeStage()
    private var device: TestDevice { stage.device }
    private let lorem = String(repeating: "Some words that go on for a while. ", count: 80)

    /// Checklist 83: it sets margins, itself as the content, is modal, and shows itself.
    @Test func aDialogIsTheContentOfAModalOverlayWithMargins() throws {
        let dialog = MessageDialog(title: "Saved", message: nil)
        var overlay: ModalPresentationViewController?
        dialog.configureOverlay = { overlay = $0 }

        try stage.show(dialog)

        #expect(overlay?.contentViewController === dialog)
        #expect(overlay?.isModal == true)
        #expect(overlay?.isShownInWindowMode == true)
        #expect(overlay?.contentViewMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
        #expect(stage.frame(of: dialog).width == 350)
        try device.tap(x: 10, y: 60)
        try device.settle()
        #expect(dialog.dismissReason == nil)
    }

    @Test func onAWideScreenItIsNoWiderThan374Points() throws {
        let stage = ReadyMadeStage(TestDevice(.iPad))
        let dialog = MessageDialog(title: "Saved", message: nil)

        try stage.show(dialog)

        #expect(stage.frame(of: dialog).width == 374)
        #expect(stage.frame(of: dialog).midX == stage.device.window.bounds.midX)
    }

    @Test func itsButtonClosesItAsAnAction() throws {
        let dialog = MessageDialog(title: "Saved", message: "All of it.")
        try stage.show(dialog)

        try device.tap("OK")
        try device.settle()

        #expect(dialog.dismissReason == .action)
        #expect(dialog.pressedButton == 0)
        #expect(stage.frame(of: dialog).isNull)
    }

    @Test func longContentScrollsAndTheButtonsStay() throws {
        let dialog = ConfirmDialog(title: "Terms", message: lorem)

        try stage.show(dialog)

        let frame = stage.frame(of: dialog)
        let button = try stage.button("OK", in: dialog)
        #expect(frame.height <= device.window.bounds.height - 40)
        #expect(button.convert(button.bounds, to: nil).maxY <= frame.maxY + 0.5)
        let scroll = try #require(dialog.view.subviews.first as? UIScrollView)
        #expect(scroll.contentSize.height > scroll.bounds.height)
        try device.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300))
        try device.settle()
        #expect(scroll.contentOffset.y > 0)
        #expect(button.convert(button.bounds, to: nil).maxY <= frame.maxY + 0.5)
    }

    @Test func buttonsStandSideBySideUntilTheirTitlesNeedMore() throws {
        let short = ConfirmDialog(title: "Send?", message: nil, confirm: "Send")
        try stage.show(short)
        let (send, cancel) = (try stage.button("Send", in: short), try stage.button("Cancel", in: short))
        #expect(send.frame.minY == cancel.frame.minY)
        #expect(cancel.frame.maxX <= send.frame.minX + 0.5)
        short.end(for: .code, animated: false)

        let long = ConfirmDialog(title: "Send?", message: nil, confirm: "Send it to everybody I know")
        try stage.show(long)

        let (first, second) = (
            try stage.button("Send it to everybody I know", in: long), try stage.button("Cancel", in: long)
        )
        #expect(first.frame.maxY == second.frame.minY)
    }

    /// Checklist 83
    @Test func largeTextStacksTheButtons() throws {
        let dialog = ConfirmDialog(title: "Send?", message: nil, confirm: "Send now")
        try stage.show(dialog)
        let (send, cancel) = (try stage.button("Send now", in: dialog), try stage.button("Cancel", in: dialog))
        #expect(send.frame.minY == cancel.frame.minY)

        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        try device.settle()

        #expect(send.frame.maxY == cancel.frame.minY)
        let frame = stage.frame(of: dialog)
        #expect(cancel.convert(cancel.bounds, to: nil).maxY <= frame.maxY + 0.5)
    }

    @Test func itIsLeavingFromTheReasonToTheEnd() throws {
        let dialog = ConfirmDialog(title: "Send?", message: nil)
        try stage.show(dialog)

        dialog.end(for: .code, animated: true)
        let (wasLeaving, wasOpen) = (dialog.ending.isLeaving, dialog.ending.isOpen)
        try device.settle()

        #expect(wasLeaving)
        #expect(!wasOpen)
        #expect(!dialog.ending.isLeaving)
    }

    @Test func escapeCancelsAndReturnConfirms() throws {
        let dialog = ConfirmDialog(title: "Send?", message: nil)
        try stage.show(dialog)
        try device.key("escape")
        try device.settle()
        #expect(dialog.dismissReason == .escape)
        #expect(!dialog.isConfirmed)

        try stage.show(dialog)
        try device.key("return")
        try device.settle()

        #expect(dialog.dismissReason == .action)
        #expect(dialog.isConfirmed)
    }

    @Test func noKeyPressesWhatCannotBeUndone() throws {
        let dialog = ConfirmDialog(title: "Delete?", message: nil, isDestructive: true)
        try stage.show(dialog)

        try device.key("return")
        try device.settle()

        #expect(dialog.dismissReason == nil)
        #expect(!dialog.isConfirmed)
    }

    @Test func aTapOnARowChoosesIt() throws {
        let dialog = ChoiceDialog(title: "Size", choices: [1, 2, 3], selected: 1) { "Size \($0)" }
        try stage.show(dialog)

        try device.tap("Size 3")
        try device.settle()

        #expect(dialog.chosen == 3)
        #expect(dialog.dismissReason == .action)
        #expect(dialog.pressedButton == nil)
    }

    @Test func theSelectedRowIsInSight() throws {
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...60), selected: 49) { "Story \($0)" }

        try stage.show(dialog)

        try device.expect("Story 50", is: .visible)
        try device.expect("Cancel", is: .visible)
    }

    @Test func itClosesWhenItsTimeIsOver() throws {
        let dialog = MessageDialog(title: "Saved", message: nil)
        dialog.closesAfter = 2
        try stage.show(dialog)

        device.advance(by: 3)
        try device.settle()

        #expect(dialog.dismissReason == .timeOut)
    }

    @Test func shownTwiceItIsShownOnce() throws {
        let dialog = MessageDialog(title: "Saved", message: nil)
        var ends: [DismissReason] = []
        dialog.onDismiss = { ends.append($0) }
        try stage.show(dialog)

        try stage.show(dialog)
        try device.tap("OK")
        try device.settle()

        #expect(ends == [.action])
    }

    @Test func nothingHoldsItAfterwards() throws {
        weak var gone: ReadyMadeDialog?
        do {
            let dialog = ConfirmDialog(title: "Send?", message: lorem)
            gone = dialog
            try stage.show(dialog)
            dialog.end(for: .code, animated: true)
        }
        try device.settle()

        #expect(gone == nil)
        #expect(device.window === stage.page.view.window)
    }
}
