import Testing
import UIKit
import Velarium
import VelariumTesting

/// Ready-made dialogs.
@MainActor @Suite struct ReadyMadeDialogTests {
    private let fixture = ReadyMadeFixture()
    private var device: TestDevice { fixture.device }
    private let lorem = String(repeating: "Some words that go on for a while. ", count: 80)

    /// Checklist 83: it configures its overlay: margins, itself as the content, modal; and presents itself.
    @Test func aDialogIsTheContentOfAModalOverlayWithMargins() throws {
        let dialog = MessageDialog(title: "Saved", message: nil)
        var overlay: ModalPresentationViewController?
        dialog.configureOverlay = { overlay = $0 }

        try fixture.show(dialog)

        #expect(overlay?.contentViewController === dialog)
        #expect(overlay?.isModal == true)
        #expect(overlay?.isShownInWindowMode == true)
        #expect(overlay?.contentViewMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
        #expect(fixture.frame(of: dialog).width == 270)
        try device.tap(outside: dialog)
        try device.settle()
        #expect(dialog.dismissReason == nil)
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone14, .iPad]) func aDialogIsAsWideAsAnAlert(
        _ model: TestDevice.Model
    ) throws {
        let fixture = ReadyMadeFixture(TestDevice(model))
        let dialog = ConfirmDialog(title: "Send?", message: lorem)

        try fixture.show(dialog)
        let usual = fixture.frame(of: dialog)
        try fixture.device.setTextSize(.accessibilityMedium)
        try fixture.device.settle()
        let large = fixture.frame(of: dialog)
        try fixture.device.setTextSize(.extraExtraExtraLarge)
        try fixture.device.settle()

        #expect(usual.width == 270 && abs(usual.midX - fixture.device.window.bounds.midX) <= 0.5)
        #expect(large.width == 310 && abs(large.midX - fixture.device.window.bounds.midX) <= 0.5)
        #expect(fixture.frame(of: dialog).width == 270)
    }

    @Test func narrowWindowLimitsTheWidthToItsMargins() throws {
        let fixture = ReadyMadeFixture(TestDevice(.desktop))
        try fixture.device.resize(to: CGSize(width: 250, height: 500))
        let dialog = MessageDialog(title: "Saved", message: nil)

        try fixture.show(dialog)

        #expect(fixture.frame(of: dialog).width == 210)
    }

    // MARK: Motion

    /// Like an alert: it fades in while it scales down from 1.2, and fades out in place.
    @Test func aDialogFadesInFromALargerSizeAndFadesOut() throws {
        let dialog = ConfirmDialog(title: "Send?", message: nil)
        _ = device.window
        dialog.show(over: fixture.page)
        device.advance(by: 0)
        var coming: [MotionRecorder.Moment] = []
        for _ in 0..<30 {
            coming.append(MotionRecorder.moment(of: dialog.view))
            device.advance(by: 1.0 / 60)
        }
        dialog.dismiss(for: .code, animated: true)
        var going: [MotionRecorder.Moment] = []
        while dialog.view.window != nil, going.count < 60 {
            going.append(MotionRecorder.moment(of: dialog.view))
            device.advance(by: 1.0 / 60)
        }

        let widths = coming.map(\.frame.width)
        #expect(abs(widths[0] - 1.2 * 270) < 4 && coming[0].opacity < 0.1, "\(coming[0])")
        #expect(widths.allSatisfy { $0 >= 269.9 } && zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 - 0.01 })
        #expect(coming[25].frame.width < 270.5 && coming[25].opacity > 0.99, "at rest after 0.404 seconds")
        #expect(going.allSatisfy { abs($0.frame.width - 270) < 0.5 })
        #expect(zip(going, going.dropFirst()).allSatisfy { $0.opacity >= $1.opacity })
        #expect((going.last?.opacity ?? 1) < 0.1)
    }

    /// As soon as the dialog has faded out, the screen behind receives touches and has its tint again.
    @Test(arguments: [false, true]) func tapRightAfterTheFadeOutIsDelivered(_ reducesMotion: Bool) throws {
        var taps = 0
        let button = UIButton(type: .system)
        button.setTitle("Behind", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        _ = device.window
        fixture.page.view.addSubview(button)
        if reducesMotion { try device.setAccessibilityFeature(.reduceMotion, isOn: true) }
        let dialog = ConfirmDialog(title: "Send?", message: nil)
        try fixture.show(dialog)
        #expect(button.tintAdjustmentMode == .dimmed)

        try device.key("escape")
        var opacity: CGFloat = 1
        while dialog.view.window != nil, opacity > 0.02 {
            opacity = MotionRecorder.moment(of: dialog.view).opacity
            device.advance(by: 1.0 / 60)
        }
        device.advance(by: 1.0 / 60)
        let mode = button.tintAdjustmentMode
        try device.tap(x: 80, y: 122)

        #expect(mode == .normal)
        #expect(taps == 1)
    }

    @Test func buttonDismissesWithTheReasonAction() throws {
        let dialog = MessageDialog(title: "Saved", message: "All of it.")
        try fixture.show(dialog)

        try device.tap("OK")
        try device.settle()

        #expect(dialog.dismissReason == .action)
        #expect(dialog.pressedButtonIndex == 0)
        #expect(fixture.frame(of: dialog).isNull)
    }

    @Test func longContentScrollsAndTheButtonsStay() throws {
        let dialog = ConfirmDialog(title: "Terms", message: lorem)

        try fixture.show(dialog)

        let frame = fixture.frame(of: dialog)
        let button = try fixture.button("OK", in: dialog)
        #expect(frame.height <= device.window.bounds.height - 40)
        #expect(button.convert(button.bounds, to: nil).maxY <= frame.maxY + 0.5)
        let scroll = try #require(dialog.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.contentSize.height > scroll.bounds.height)
        try device.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300))
        try device.settle()
        #expect(scroll.contentOffset.y > 0)
        #expect(button.convert(button.bounds, to: nil).maxY <= frame.maxY + 0.5)
    }

    @Test func buttonsAreSideBySideUntilTheirTitlesNeedMoreRoom() throws {
        let short = ConfirmDialog(title: "Send?", message: nil, confirm: "Send")
        try fixture.show(short)
        let send = try fixture.button("Send", in: short)
        let cancel = try fixture.button("Cancel", in: short)
        #expect(send.frame.minY == cancel.frame.minY)
        #expect(cancel.frame.maxX <= send.frame.minX + 0.5)
        short.dismiss(for: .code, animated: false)

        let long = ConfirmDialog(title: "Send?", message: nil, confirm: "Send it to everybody I know")
        try fixture.show(long)

        let (first, second) = (
            try fixture.button("Send it to everybody I know", in: long), try fixture.button("Cancel", in: long)
        )
        // A separator is between them.
        #expect(abs(second.frame.minY - first.frame.maxY) <= 0.5)
    }

    @Test func aLongTitleOfAButtonShrinksOntoOneLineAsInAnAlertAndWrapsWhenTextIsLarge() throws {
        let title = "Send it to everybody I have ever known"
        let dialog = ConfirmDialog(title: "Send?", message: nil, confirm: title)
        try fixture.show(dialog)
        let label = try #require(fixture.button(title, in: dialog).titleLabel)

        let usual = label.bounds.size
        try fixture.device.setTextSize(.accessibilityLarge)

        #expect(usual.height < 30 && usual.width <= 270 - 2 * 8)
        #expect(label.bounds.height > 60 && label.bounds.width <= 310 - 2 * 8)
    }

    @Test func largeTextStacksTheButtons() throws {
        let dialog = ConfirmDialog(title: "Send?", message: nil, confirm: "Send now")
        try fixture.show(dialog)
        let send = try fixture.button("Send now", in: dialog)
        let cancel = try fixture.button("Cancel", in: dialog)
        #expect(send.frame.minY == cancel.frame.minY)

        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        try device.settle()

        #expect(abs(cancel.frame.minY - send.frame.maxY) <= 0.5)
        let frame = fixture.frame(of: dialog)
        #expect(cancel.convert(cancel.bounds, to: nil).maxY <= frame.maxY + 0.5)
    }

    @Test func dialogIsDismissingUntilItsAnimationEnds() throws {
        let dialog = ConfirmDialog(title: "Send?", message: nil)
        try fixture.show(dialog)

        dialog.dismiss(for: .code, animated: true)
        let wasLeaving = dialog.lifecycle.isDismissing
        let wasOpen = dialog.lifecycle.isPresented
        try device.settle()

        #expect(wasLeaving)
        #expect(!wasOpen)
        #expect(!dialog.lifecycle.isDismissing)
    }

    @Test func escapeCancelsAndReturnConfirms() throws {
        let dialog = ConfirmDialog(title: "Send?", message: nil)
        try fixture.show(dialog)
        try device.key("escape")
        try device.settle()
        #expect(dialog.dismissReason == .escape)
        #expect(!dialog.isConfirmed)

        try fixture.show(dialog)
        try device.key("return")
        try device.settle()

        #expect(dialog.dismissReason == .action)
        #expect(dialog.isConfirmed)
    }

    /// As the Escape key: only where there is a cancel button, or one button.
    @Test func theEscapeGestureCancels() throws {
        let dialog = ConfirmDialog(title: "Send?", message: nil)
        try fixture.show(dialog)
        let other = ProgressDialog(title: "Restoring", isCancellable: false)

        #expect(dialog.accessibilityPerformEscape())
        try device.settle()
        #expect(dialog.dismissReason == .escape && !dialog.lifecycle.isPresented)
        try fixture.show(other)

        #expect(!other.accessibilityPerformEscape() && other.lifecycle.isPresented)
        other.dismiss(for: .code, animated: false)
    }

    @Test func returnKeyDoesNotConfirmADestructiveAction() throws {
        let dialog = ConfirmDialog(title: "Delete?", message: nil, isDestructive: true)
        try fixture.show(dialog)

        try device.key("return")
        try device.settle()

        #expect(dialog.dismissReason == nil)
        #expect(!dialog.isConfirmed)
    }

    @Test func aTapOnARowChoosesIt() throws {
        let dialog = ChoiceDialog(title: "Size", choices: [1, 2, 3], selected: 1) { "Size \($0)" }
        try fixture.show(dialog)

        try device.tap("Size 3")
        try device.settle()

        #expect(dialog.chosen == 3)
        #expect(dialog.dismissReason == .action)
        #expect(dialog.pressedButtonIndex == nil)
    }

    @Test func selectedRowIsVisible() throws {
        let dialog = ChoiceDialog(title: "Story", choices: Array(1...60), selected: 49) { "Story \($0)" }

        try fixture.show(dialog)

        try device.expect("Story 50", is: .visible)
        try device.expect("Cancel", is: .visible)
    }

    @Test func theCheckmarkGrowsWithTheTextWhileItIsShown() throws {
        let dialog = ChoiceDialog(title: "Size", choices: ["Small", "Large"], selected: 1) { $0 }
        try fixture.show(dialog)
        func width() throws -> CGFloat {
            try #require(dialog.view.all(UIImageView.self).first { $0.window != nil && !$0.isHidden }).bounds.width
        }
        let usual = try width()

        try device.setTextSize(.accessibilityMedium)
        try device.settle()
        let large = try width()
        try device.setTextSize(.large)
        try device.settle()

        #expect(usual > 0 && large > 1.2 * usual)
        #expect(try width() == usual)
    }

    @Test func theSeparatorsOfRowsReachTheTrailingEdge() throws {
        let dialog = ChoiceDialog(title: "Size", choices: [1, 2, 3]) { "Size \($0)" }

        try fixture.show(dialog)

        let frame = fixture.frame(of: dialog)
        let hairlines = dialog.view.all(UIView.self).filter {
            $0.bounds.height > 0 && $0.bounds.height < 1 && !$0.isHidden
        }
        .map { $0.convert($0.bounds, to: nil) }
        let rows = hairlines.filter { $0.minX > frame.minX }
        #expect(rows.count == 2)
        #expect(rows.allSatisfy { $0.minX == frame.minX + 16 && $0.maxX == frame.maxX })
    }

    @Test(arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge]) func theTitleStaysAboveRowsThatScroll(
        _ size: UIContentSizeCategory
    ) throws {
        let dialog = ChoiceDialog(title: "Which story?", choices: Array(1...60), selected: 59) { "Story \($0)" }
        _ = device.window
        try device.setTextSize(size)

        try fixture.show(dialog)

        try device.expect("Which story?", is: .visible)
        try device.expect("Story 60", is: .visible)
        try device.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), in: 0.1)
        try device.settle()
        try device.expect("Which story?", is: .visible)
        try device.expect("Story 60", is: .gone)
    }

    /// Also one that would fit, and leave the rows less than half of the room.
    @Test(arguments: [false, true]) func tallTitleScrollsWithTheRows(_ fits: Bool) throws {
        let fixture = ReadyMadeFixture(TestDevice(.iPhoneSE, isLandscape: true))
        let title = fits ? (1...6).map(String.init).joined(separator: "\n") : lorem
        let dialog = ChoiceDialog(title: title, choices: Array(1...20), selected: 19) { "Story \($0)" }

        try fixture.show(dialog)

        try fixture.device.expect("Story 20", is: .visible)
        let scroll = try #require(dialog.view.all(UIScrollView.self).first)
        #expect(scroll.contentOffset.y > 0 && scroll.frame.minY == 0)
    }

    @Test func dialogDismissesAfterItsAutoDismissDelay() throws {
        let dialog = MessageDialog(title: "Saved", message: nil)
        dialog.autoDismissDelay = 2
        try fixture.show(dialog)

        device.advance(by: 3)
        try device.settle()

        #expect(dialog.dismissReason == .timeOut)
    }

    @Test func showingADialogTwicePresentsItOnce() throws {
        let dialog = MessageDialog(title: "Saved", message: nil)
        var ends: [DismissReason] = []
        dialog.onDismiss = { ends.append($0) }
        try fixture.show(dialog)

        try fixture.show(dialog)
        try device.tap("OK")
        try device.settle()

        #expect(ends == [.action])
    }

    @Test func overlayIsReleasedAfterItsDismissal() throws {
        weak var gone: ReadyMadeDialog?
        do {
            let dialog = ConfirmDialog(title: "Send?", message: lorem)
            gone = dialog
            try fixture.show(dialog)
            dialog.dismiss(for: .code, animated: true)
        }
        try device.settle()

        #expect(gone == nil)
        #expect(device.window === fixture.page.view.window)
    }

    /// Shows itself once more from a callback of its removal.
    private final class ReturningDialog: MessageDialog {
        var returns = 1

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard returns > 0 else { return }
            returns -= 1
            show(over: nil)
        }
    }

    @Test func dialogThatComesBackByItselfStaysAwayTheNextTime() throws {
        let dialog = ReturningDialog(title: "Saved", message: nil)
        var ends: [DismissReason] = []
        dialog.onDismiss = { ends.append($0) }
        dialog.configureOverlay = { $0.isModal = false }
        try fixture.show(dialog)

        dialog.dismiss(for: .code, animated: true)
        try device.settle()
        #expect(dialog.lifecycle.isPresented)
        try device.tap(outside: dialog)
        try device.settle()

        #expect(!dialog.lifecycle.isPresented)
        #expect(ends == [.code, .outsideTap])
    }

    /// The background of a pressed button has the brightness of an alert's, in both styles.
    @Test(arguments: [(UIUserInterfaceStyle.light, 225), (.dark, 46)])
    func pressedButtonIsGray(_ style: UIUserInterfaceStyle, _ white: CGFloat) throws {
        let fixture = ReadyMadeFixture(TestDevice(.iPhone14, style: style))
        let dialog = ConfirmDialog(title: "Send?", message: nil)
        try fixture.show(dialog)
        let button = try fixture.button("OK", in: dialog)
        #expect(button.backgroundColor == nil)

        button.isHighlighted = true

        let shown = try #require(button.backgroundColor).resolvedColor(with: button.traitCollection)
        #expect(shown == UIColor(white: white / 255, alpha: 1))
        button.isHighlighted = false
        #expect(button.backgroundColor == nil)
    }

    /// A text that is higher than any bitmap, whose visible part is drawn.
    @Test(arguments: [0, 0.5, 1]) func aMessageOfAnyLengthIsReadWhereItIsScrolledTo(_ fraction: CGFloat) throws {
        let lines = (1...4000).map { "Line \($0)" }.joined(separator: "\n")
        let dialog = ConfirmDialog(title: "Terms", message: lines)
        try fixture.show(dialog)
        let scroll = try #require(dialog.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)

        scroll.contentOffset.y = (scroll.contentSize.height - scroll.bounds.height) * fraction
        try device.settle()

        let text = scroll.convert(scroll.bounds, to: nil)
        let picture = device.picture()
        let line = stride(from: text.midY - 30, to: text.midY + 30, by: 1).flatMap { y in
            stride(from: text.midX - 30, to: text.midX + 30, by: 1).map { picture.color(atX: $0, y: y).red }
        }
        #expect(scroll.contentSize.height > 40_000)
        #expect(line.contains { $0 < 80 })
    }
}
