import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The promises of the tutorial "None is lost".
@MainActor @Suite struct InboxPageTests {
    private let device = TestDevice(.iPhone11)
    private let page = InboxPage()

    init() { device.show(UINavigationController(rootViewController: page)) }

    @Test func newsAndRatingOfTheSameMomentAreShownOneAfterTheOther() async throws {
        try await tap("Refresh")
        try device.expect("Two letters arrived", is: .visible)
        try device.expect("How do you like the app?", is: .gone)

        try await tap("OK")

        try device.expect("Two letters arrived", is: .gone)
        try device.expect("How do you like the app?", is: .visible)
    }

    @Test func ratingIsNotShownThirtySecondsLate() async throws {
        try await tap("Refresh")

        await device.advance(by: 31)
        try await tap("OK")

        try device.expect("How do you like the app?", is: .gone)
        try device.expect("rating: not shown, timeOut\nnews: closed, action", is: .visible)
    }

    @Test func whatIsShownAlreadyIsNotShownTwice() async throws {
        try await tap("Refresh")
        _ = device.window

        page.refresh()
        try await tap("OK")
        try await tap("Cancel")

        try device.expect(
            """
            news: not shown, duplicate
            rating: not shown, duplicate
            news: closed, action
            rating: closed, action
            """, is: .visible)
    }

    @Test func lossOfTheConnectionReplacesTheNewsAndTheRatingComesAfterwards() async throws {
        try await tap("Refresh")
        _ = device.window

        page.connectionWasLost()
        try await device.settle()
        try device.expect("Two letters arrived", is: .gone)
        try device.expect("You are offline", is: .visible)
        try await tap("Got it")

        try device.expect("How do you like the app?", is: .visible)
        try await tap("Cancel")
        try device.expect("news: closed, replaced\noffline: closed, code\nrating: closed, action", is: .visible)
    }

    @Test func linkClearsTheScreen() async throws {
        try await tap("Refresh")
        _ = device.window

        page.openLink(to: "From Ada")
        try await device.settle()

        try device.expect("Two letters arrived", is: .gone)
        try device.expect("How do you like the app?", is: .gone)
        #expect(page.navigationController?.topViewController?.title == "From Ada")
    }

    @Test func linkDoesNotDiscardTheLetterThatIsBeingWritten() async throws {
        try await tap("Write")
        _ = device.window

        page.openLink(to: "From Ada")
        try await device.settle()

        try device.expect("New letter", is: .visible)
        #expect(page.navigationController?.topViewController === page)
        try await tap("Done")
        page.openLink(to: "From Ada")
        #expect(page.navigationController?.topViewController?.title == "From Ada")
    }

    private func tap(_ title: String) async throws {
        try await device.tap(.text(title))
        try await device.settle()
    }
}
