import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The promises of the tutorial "Ask and wait".
@MainActor @Suite struct DraftsPageTests {
    private let device = TestDevice(.iPhone11)
    private let page = DraftsPage()

    init() { device.show(UINavigationController(rootViewController: page)) }

    @Test(arguments: [("Delete", 0), ("Cancel", 3)])
    func draftsAreDeletedOnlyWhenThatIsConfirmed(button: String, left: Int) async throws {
        try await open("Delete all")

        try await device.tap(.text(button))
        try await device.settle()

        #expect(page.drafts.count == left)
    }

    @Test func returnDoesNotDelete() async throws {
        try await open("Delete all")

        try await device.key("return")
        try await device.settle()

        try device.expect("Delete 3 drafts?", is: .visible)
        #expect(page.drafts.count == 3)
    }

    @Test func theChoiceSorts() async throws {
        try await open("Sort")

        try await device.tap("By length")
        try await device.settle()

        #expect(page.drafts == ["To Ada", "Shopping", "Speech for Friday"])
        try await open("Sort")
        try await device.tap("By name")
        try await device.settle()
        #expect(page.drafts == ["Shopping", "Speech for Friday", "To Ada"])
    }

    @Test func draftIsSentAfterTenSecondsWithoutAnswer() async throws {
        try await open("Send")

        await device.advance(by: 9)
        try device.expect("Send now?", is: .visible)
        await device.advance(by: 2)
        try await device.settle()

        try device.expect("Sent", is: .visible)
    }

    @Test func codeIsTheValueAndCancelIsAReason() async throws {
        try await open("Protect")
        for digit in ["1", "2", "3", "4", "5", "6"] { try await device.tap(.text(digit)) }
        try await device.settle()
        try device.expect("6 digits open the drafts", is: .visible)
        try await device.tap("OK")
        try await device.settle()

        try await open("Protect")
        try await device.tap("Cancel")
        try await device.settle()

        try device.expect("The drafts stay open", is: .visible)
    }

    @Test func leavingThePageDismissesItsQuestion() async throws {
        try await open("Delete all")

        page.navigationController?.pushViewController(UIViewController(), animated: true)
        try await device.settle()

        try device.expect("Delete 3 drafts?", is: .gone)
        #expect(page.drafts.count == 3)
    }

    @Test func escapeMeansCancel() async throws {
        try await open("Delete all")

        try await device.key("escape")
        try await device.settle()

        try device.expect("Delete 3 drafts?", is: .gone)
        #expect(page.drafts.count == 3)
    }

    @Test func secondDialogReplacesTheQuestionWithoutDeleting() async throws {
        try await open("Delete all")

        let telling = Task { await page.presentMessage(title: "Saved") }
        try await device.settle()

        try device.expect("Saved", is: .visible)
        try await device.tap("OK")
        try await device.settle()
        #expect(await telling.value == .action)
        #expect(page.drafts.count == 3)
    }

    private func open(_ button: String) async throws {
        try await device.tap(.text(button))
        try await device.settle()
    }
}
