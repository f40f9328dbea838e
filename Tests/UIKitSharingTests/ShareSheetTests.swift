import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitSharing
import UIKitText
import VelariumTesting

@MainActor @Suite struct ShareSheetTests {
    @Test func copyPutsTextsAndLinksOnThePasteboard() throws {
        let fixture = SharingFixture()
        let link = try #require(URL(string: "https://example.org/a"))
        try fixture.share(["Hello", link])

        try fixture.device.tap("Copy")
        try fixture.device.settle()

        #expect(UIPasteboard.general.strings == ["Hello", "https://example.org/a"])
        #expect(fixture.reports == ["com.apple.UIKit.activity.CopyToPasteboard true gone"])
        #expect(fixture.page.presentedViewController == nil)
    }

    @Test func copyPutsImagesOnThePasteboard() throws {
        let fixture = SharingFixture()
        let image = try #require(UIImage(systemName: "star"))
        try fixture.share([image])

        try fixture.device.tap("Copy")
        try fixture.device.settle()

        #expect(UIPasteboard.general.image === image && UIPasteboard.general.string == nil)
    }

    @Test func aCustomActivityIsAskedPreparedAndPerformed() throws {
        let fixture = SharingFixture()
        let print = RecordingActivity("Print")
        try fixture.share(["Hello"], [print])
        #expect(print.calls == ["canPerform 1"])

        try fixture.device.tap("Print")
        try fixture.device.settle()

        #expect(print.calls == ["canPerform 1", "prepare 1", "perform", "activityDidFinish true"])
        #expect(print.items as? [String] == ["Hello"])
        #expect(fixture.reports == ["test.Print true gone"])
    }

    @Test func anOpenSheetFollowsTheTextSizeAndCutsNothing() throws {
        let fixture = SharingFixture()
        try fixture.share(["A ferry leaves every hour from the pier beside the market."], [RecordingActivity("Print")])

        try fixture.device.setTextSize(.accessibilityExtraExtraExtraLarge)
        try fixture.device.settle()

        #expect(fixture.device.auditIssues().filter { $0.exemption == nil }.map(\.description) == [])
    }

    @Test func activitiesThatCannotPerformOrAreExcludedAreNotShown() throws {
        let fixture = SharingFixture()
        try fixture.share(
            ["Hello"], [RecordingActivity("Print", accepts: false), RecordingActivity("Star")],
            excluding: [.copyToPasteboard])

        try fixture.device.expect("Star", is: .visible)
        try fixture.device.expect("Print", is: .gone)
        try fixture.device.expect("Copy", is: .gone)
    }

    @Test func objectsOfOtherTypesAreForCustomActivitiesOnly() throws {
        let fixture = SharingFixture()
        try fixture.share([NSObject()], [RecordingActivity("Star")])

        try fixture.device.expect("Star", is: .visible)
        try fixture.device.expect("Copy", is: .gone)
    }

    @Test func onAPhoneItOpensAtHalfOfTheScreenAndScrollingExpandsIt() throws {
        let fixture = SharingFixture()
        try fixture.share(["Hello"], (1...30).map { RecordingActivity("Action \($0)") })
        let sheet = try #require(fixture.sheet)
        let popover = try #require(sheet.popoverPresentationController)
        #expect(popover.adaptiveSheetPresentationController.detents.map(\.identifier) == [.medium, .large])
        #expect(sheet.view.convert(sheet.view.bounds, to: nil).height == 422)

        try fixture.device.drag(from: CGPoint(x: 195, y: 780), to: CGPoint(x: 195, y: 300), in: 0.3)
        try fixture.device.settle()

        #expect(sheet.view.convert(sheet.view.bounds, to: nil).height == 787)
        #expect(popover.adaptiveSheetPresentationController.selectedDetentIdentifier == .large)
    }

    @Test func anAppMayChangeTheDetents() throws {
        let fixture = SharingFixture()
        let sheet = UIActivityViewController(activityItems: ["Hello"])
        sheet.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.large()]
        fixture.page.present(sheet, animated: false)
        try fixture.device.settle()
        #expect(sheet.view.convert(sheet.view.bounds, to: nil).height == 787)

        sheet.dismiss(animated: false)
        try fixture.device.settle()
        sheet.modalPresentationStyle = .pageSheet
        #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    }

    @Test(arguments: [TestDevice.Era.iOS11, .iOS12]) func beforeDetentsItFillsThePhone(_ era: TestDevice.Era) throws {
        let fixture = SharingFixture(era: era)
        try fixture.share(["Hello"])

        let view = try #require(fixture.sheet?.view)

        #expect(view.convert(view.bounds, to: nil).height == 844)
    }

    @Test func theCloseButtonReportsThatNothingWasChosen() throws {
        let fixture = SharingFixture()
        try fixture.share(["Hello"])

        try fixture.device.tap("Close")
        try fixture.device.settle()

        #expect(fixture.reports == ["none false gone"])
    }

    @Test func aSheetWithoutItemsHasNoActions() throws {
        let fixture = SharingFixture()
        try fixture.share([])

        try fixture.device.expect("Copy", is: .gone)
        try fixture.device.tap("Close")
        try fixture.device.settle()
        #expect(fixture.reports == ["none false gone"])
    }

    @Test func anActivityThatFinishesLaterBlocksOtherChoices() throws {
        let fixture = SharingFixture()
        let slow = RecordingActivity("Slow")
        slow.finishesAtOnce = false
        try fixture.share(["Hello"], [slow, RecordingActivity("Star")])

        try fixture.device.tap("Slow")
        fixture.device.advance(by: 0.5)
        #expect(throws: TestFailure.self) { try fixture.device.tap("Star") }
        #expect(fixture.reports == [])

        slow.activityDidFinish(true)
        slow.activityDidFinish(true)
        try fixture.device.settle()
        #expect(fixture.reports == ["test.Slow true gone"])
    }

    @Test func aCanceledControllerLeadsBackToTheSheet() throws {
        let fixture = SharingFixture()
        let mail = RecordingActivity("Mail", in: UIViewController())
        try fixture.share(["Hello"], [mail])

        try fixture.device.tap("Mail")
        try fixture.device.settle()
        #expect(mail.calls.last == "prepare 1")
        mail.activityDidFinish(false)
        try fixture.device.settle()

        try fixture.device.expect("Copy", is: .visible)
        #expect(fixture.reports == ["test.Mail false shown"])
    }

    @Test func aCompletedControllerLeavesTogetherWithTheSheet() throws {
        let fixture = SharingFixture()
        let mail = RecordingActivity("Mail", in: UIViewController())
        try fixture.share(["Hello"], [mail])
        try fixture.device.tap("Mail")
        try fixture.device.settle()

        mail.activityDidFinish(true)
        try fixture.device.settle()

        #expect(fixture.page.presentedViewController == nil)
        #expect(fixture.reports == ["test.Mail true gone"])
    }

    @Test func aDismissalByTheAppCountsAsCanceled() throws {
        let fixture = SharingFixture()
        try fixture.share(["Hello"])

        fixture.page.dismiss(animated: false)
        try fixture.device.settle()

        #expect(fixture.reports == ["none false gone"])
        #expect(fixture.sheet == nil)
    }

    @Test(arguments: [TestDevice.Model.iPhone14, .iPad])
    func aSheetThatIsDismissedWithWhatCoversItCountsAsCanceled(model: TestDevice.Model) throws {
        let fixture = SharingFixture(model)
        try fixture.share(["Text"])
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        fixture.sheet?.present(cover, animated: true)
        try fixture.device.settle()
        #expect(fixture.reports.isEmpty)

        fixture.page.dismiss(animated: true)
        try fixture.device.settle()

        #expect(fixture.reports == ["none false gone"])
        #expect(fixture.sheet == nil)
    }

    @Test func sourcesShowAPlaceholderAndGiveTheItemForTheActivity() throws {
        let fixture = SharingFixture()
        try fixture.share([TextSource()])
        try fixture.device.expect("A subject", is: .visible)

        try fixture.device.tap("Copy")
        try fixture.device.settle()

        #expect(UIPasteboard.general.string == "for com.apple.UIKit.activity.CopyToPasteboard")
    }

    @Test func providersCreateTheirItemsOffTheMainThread() async throws {
        let fixture = SharingFixture()
        let provider = SlowProvider(placeholderItem: "placeholder")
        try fixture.share([provider])

        try await fixture.device.tap("Copy")
        for _ in 0..<500 where fixture.reports.isEmpty { try await fixture.device.settle() }
        // Another test may have run since.
        _ = fixture.device.window

        #expect(UIPasteboard.general.string == "made off main for com.apple.UIKit.activity.CopyToPasteboard")
    }

    @Test func padsShowAPopover() throws {
        let fixture = SharingFixture(.iPadPro11)
        try fixture.share(["Hello"])

        try fixture.device.expectStyle("popover")
        try fixture.device.expect("Copy", is: .visible)
    }

    @Test func aPopoverWithoutAnAnchorRaises() throws {
        let device = TestDevice(.iPad)
        device.recordsMisuses = true
        let page = UIViewController()
        device.show(page)

        page.present(UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil), animated: false)
        device.advance(by: 0.1)

        let misuse = try #require(device.misuses.first)
        #expect(misuse.raises && misuse.message.contains("sourceView or barButtonItem"))
    }

    @Test func theSheetSpeaksTheLanguageOfTheDevice() throws {
        let fixture = SharingFixture(language: .arabic)
        try fixture.share(["Hello"])

        try fixture.device.expect("نسخ", is: .visible)
        try fixture.device.expect("حفظ في الملفات", is: .visible)
    }
}

private final class TextSource: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "none")" }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "A subject" }
}

private final class SlowProvider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "made \(Thread.isMainThread ? "on" : "off") main for \(activityType?.rawValue ?? "none")" }
}
