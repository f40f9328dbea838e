import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Action sheets at the bottom of a phone, and in a popover on a pad.
@MainActor @Suite struct ActionSheetTests {
    private let actions = ["Share", "!Delete", "-Cancel"]

    // MARK: Phone

    @Test func onAPhoneItIsAtTheBottomWithCancelInACardOfItsOwn() throws {
        let fixture = AlertFixture()
        let sheet = fixture.makeAlert(nil, nil, .actionSheet, actions: actions)
        try fixture.present(sheet)

        // 57 twice and a pixel between them, 8, 57; the home indicator's area has 34.
        let height = 57 * 3 + 8 + 1 / CGFloat(3)
        let frame = sheet.view.frame
        #expect(abs(frame.maxY - 810) < 0.5)
        #expect(abs(frame.height - height) < 0.5)
        #expect(frame.minX == 8 && frame.width == 374)
        try fixture.device.expectOrder(["Share", "Delete", "Cancel"])
        #expect(sheet.popoverPresentationController == nil)
    }

    @Test func aTapOutsideCancels() throws {
        let fixture = AlertFixture()
        try fixture.present(fixture.makeAlert(nil, nil, .actionSheet, actions: actions))

        try fixture.device.tap(x: 195, y: 100)
        #expect(fixture.calls.isEmpty)
        try fixture.device.settle()

        #expect(fixture.calls == ["Cancel"])
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func withoutACancelActionATapOutsideDoesNothing() throws {
        let fixture = AlertFixture()
        let sheet = fixture.makeAlert(nil, nil, .actionSheet, actions: ["Share"])
        try fixture.present(sheet)

        try fixture.device.tap(x: 195, y: 100)
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController === sheet)
    }

    @Test func manyActionsScrollAndLeaveTheCancelCard() throws {
        let fixture = AlertFixture(.iPhoneSE)
        let names = (1...30).map { "Action \($0)" }
        let sheet = fixture.makeAlert("Title", nil, .actionSheet, actions: names + ["-Cancel"])
        try fixture.present(sheet)

        #expect(abs(sheet.view.frame.minY - (20 + 30)) < 0.01)
        try fixture.device.perform(script: "scroll to \"Action 28\"")
        try fixture.device.settle()
        try fixture.device.tap("Action 28")
        try fixture.device.settle()
        #expect(fixture.calls == ["Action 28"])
    }

    // MARK: Pad

    @Test(arguments: TestDevice.Era.allCases) func onAPadItIsAPopoverWithoutCancel(era: TestDevice.Era) throws {
        let fixture = AlertFixture(.iPadPro11, era: era)
        let sheet = fixture.makeAlert("Title", "Message", .actionSheet, actions: actions)
        let popover = try #require(sheet.popoverPresentationController)
        popover.sourceView = fixture.root.view
        popover.sourceRect = CGRect(x: 400, y: 200, width: 40, height: 40)
        #expect(sheet.modalPresentationStyle == .popover)
        try fixture.present(sheet)

        try fixture.device.expectStyle("popover")
        try fixture.device.expect("Cancel", is: .gone)
        #expect(popover.arrowDirection == .up)
        #expect(sheet.preferredContentSize.width == 304)
        // Nothing is below the arrow.
        let title = try fixture.device.view(.text("Title"))
        let bubble = try #require(fixture.frame(of: sheet.view)).inset(by: sheet.view.safeAreaInsets)
        #expect(abs(title.convert(title.bounds, to: nil).minY - (bubble.minY + 16)) < 0.5)
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test func aTapOutsideThePopoverRunsTheCancelHandler() throws {
        let fixture = AlertFixture(.iPadPro11)
        for names in [actions, ["Share"]] {
            let sheet = fixture.makeAlert(nil, nil, .actionSheet, actions: names)
            sheet.popoverPresentationController?.sourceView = fixture.root.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 200, width: 40, height: 40)
            try fixture.present(sheet)

            try fixture.device.tap(x: 40, y: 1100)
            try fixture.device.settle()

            #expect(fixture.root.presentedViewController == nil)
        }
        #expect(fixture.calls == ["Cancel"])
    }

    @Test func withoutAnAnchorItRaisesInUIKitsWordsAndIsInTheMiddle() throws {
        let fixture = AlertFixture(.iPadPro11)
        let sheet = fixture.makeAlert(nil, "Message", .actionSheet, actions: actions)

        try fixture.present(sheet)

        let message = try #require(fixture.device.misuses.first?.message)
        #expect(fixture.device.misuses.count == 1)
        #expect(fixture.device.misuses.first?.raises == true)
        #expect(message.hasPrefix("Your application has presented a UIAlertController (<"))
        #expect(message.contains(" of style UIAlertControllerStyleActionSheet from ScriptedController (<Scripted"))
        #expect(message.hasSuffix("UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."))
        let frame = try #require(fixture.frame(of: sheet.view))
        #expect(abs(frame.midX - 417) < 1)
        #expect(abs(frame.midY - 597) < 1)
    }

    @Test func theDelegateMayProvideTheAnchorInTheLastMoment() throws {
        let fixture = AlertFixture(.iPadPro11)
        let delegate = AnchoringDelegate(fixture.root.view)
        let sheet = fixture.makeAlert(nil, "Message", .actionSheet, actions: actions)
        sheet.popoverPresentationController?.delegate = delegate

        try fixture.present(sheet)

        #expect(fixture.device.misuses.isEmpty)
        #expect(fixture.root.presentedViewController === sheet)
    }

    /// What a popover on a pad points to.
    enum Anchor: CaseIterable {
        case view, viewWithoutRect, barButtonItem, sourceItemView, sourceItemOfABar
    }

    @Test(arguments: Anchor.allCases) func everyAnchorIsPointedTo(anchor: Anchor) throws {
        let fixture = AlertFixture(.iPadPro11)
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        let button = UIButton(frame: CGRect(x: 300, y: 400, width: 100, height: 44))
        page.view.addSubview(button)
        fixture.device.show(UINavigationController(rootViewController: page))
        try fixture.device.settle()
        let sheet = fixture.makeAlert(nil, "Message", .actionSheet, actions: actions)
        let popover = try #require(sheet.popoverPresentationController)
        switch anchor {
        case .view: (popover.sourceView, popover.sourceRect) = (button, CGRect(x: 10, y: 10, width: 20, height: 20))
        case .viewWithoutRect: popover.sourceView = button
        case .barButtonItem: popover.barButtonItem = item
        case .sourceItemView: popover.sourceItem = button
        case .sourceItemOfABar: popover.sourceItem = item
        }

        page.present(sheet, animated: true)
        try fixture.device.settle()

        #expect(fixture.device.misuses.isEmpty)
        #expect(popover.arrowDirection == .up)
        let frame = try #require(fixture.frame(of: sheet.view))
        switch anchor {
        case .view: #expect(abs(frame.midX - 320) < 1)
        case .viewWithoutRect, .sourceItemView: #expect(abs(frame.midX - 350) < 1)
        case .barButtonItem, .sourceItemOfABar: #expect(frame.maxX > 800 && frame.minY < 120)
        }
        try fixture.device.tap("Share")
        try fixture.device.settle()
        #expect(fixture.calls == ["Share"])
    }

    @Test func changesResizeThePopover() throws {
        let fixture = AlertFixture(.iPadPro11)
        let sheet = fixture.makeAlert(nil, "Message", .actionSheet, actions: actions)
        sheet.popoverPresentationController?.sourceView = fixture.root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 200, width: 40, height: 40)
        try fixture.present(sheet)
        let before = sheet.view.bounds.height

        sheet.addAction(fixture.makeAction("Later"))
        try fixture.device.settle()

        #expect(abs(sheet.view.bounds.height - before - 57.5) < 0.5)
        try fixture.device.expect("Later", is: .visible)
    }
}

/// Sets the source view when UIKit asks for it.
@MainActor private final class AnchoringDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        popoverPresentationController.sourceView = view
        popoverPresentationController.sourceRect = CGRect(x: 300, y: 300, width: 1, height: 1)
    }
}
