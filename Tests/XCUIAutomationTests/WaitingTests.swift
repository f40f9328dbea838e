import Foundation
import ObjectiveCSupport
import Testing
import UIKitCore

@testable import XCUIAutomation

@MainActor @Suite struct WaitingTests {
    private let app = XCUIApplication(delegate: SampleAppDelegate.self)
    private var now: Double { app.session?.now ?? 0 }

    init() { app.launch() }

    @Test func waitingTurnsTheClockUntilTheElementIsThere() throws {
        let button = try #require(app.session?.readHierarchy().descendants.first { $0.label == "Later" }?.responder)
        let start = now

        (button as? UIControl)?.sendActions(for: .primaryActionTriggered)

        #expect(app.staticTexts["Here"].waitForExistence(timeout: 5))
        #expect(now - start < 2.1)
    }

    @Test func waitingForWhatDoesNotComeTakesTheTimeoutOnTheClock() {
        let start = now

        #expect(!app.staticTexts["Never"].waitForExistence(timeout: 2))

        #expect(abs(now - start - 2) < 0.02)
    }

    @Test func waitingForNonExistenceEndsWhenTheElementIsGone() {
        app.buttons["Alert"].tap()
        app.alerts.buttons["Cancel"].tap()

        #expect(app.alerts.element.waitForNonExistence(timeout: 1))
        #expect(!app.switches["wifi"].waitForNonExistence(timeout: 0.1))
    }

    @Test func waitingForAPropertyEndsWhenItHasTheValue() {
        app.buttons["Save"].tap()

        #expect(app.staticTexts["status"].wait(for: \.label, toEqual: "Saved ", timeout: 1))
        #expect(!app.staticTexts["status"].wait(for: \.label, toEqual: "Other", timeout: 0.1))
    }

    /// What `velarium-port` writes for `asyncAfter` and timers.
    @Test func delayedWorkOfRewrittenSourcesComesOnTheClock() throws {
        let hierarchy = try #require(app.session?.readHierarchy())
        let label = try #require(hierarchy.descendants.first { $0.identifier == "status" }?.responder as? UILabel)
        let start = now

        DispatchQueue.main._asyncAfter(deadline: .now() + 3) { label.text = "Delayed" }
        Timer._scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
            MainActor.assumeIsolated { label.text = "Timed" }
        }

        #expect(app.staticTexts["status"].wait(for: \.label, toEqual: "Delayed", timeout: 4))
        #expect(abs(now - start - 3) < 0.1)
        #expect(app.staticTexts["status"].wait(for: \.label, toEqual: "Timed", timeout: 4))
        #expect(abs(now - start - 5) < 0.1)
    }

    @Test func sleepingAdvancesTheClock() {
        let start = now

        sleep(2)
        usleep(500_000)

        #expect(abs(now - start - 2.5) < 0.001)
    }

    @Test(.serialized, arguments: [-1, .nan, .infinity]) func anImpossibleTimeoutIsAFailure(_ timeout: Double) {
        withKnownIssue {
            _ = app.buttons["Never"].waitForExistence(timeout: timeout)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("is not possible") }
        }
    }
}
