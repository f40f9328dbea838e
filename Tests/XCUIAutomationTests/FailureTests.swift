import Foundation
import Testing
import UIKitCore

@testable import XCUIAutomation

/// What a test that cannot go on says.
@MainActor @Suite struct FailureTests {
    private let app = XCUIApplication(delegate: SampleAppDelegate.self)

    init() { app.launch() }

    private func expectFailure(
        saying parts: String..., sourceLocation: SourceLocation = #_sourceLocation, _ action: () -> Void
    ) {
        withKnownIssue(sourceLocation: sourceLocation) {
            action()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return parts.allSatisfy { text.contains($0) }
        }
    }

    @Test func aMissingElementIsNamedWithItsPathTheNearestNameAndTheHierarchy() {
        expectFailure(
            saying: "Cannot tap \"Sve\" button", "the app ▸ buttons named \"Sve\"", "Did you mean \"Save\"?",
            "SegmentedControl, "
        ) { app.buttons["Sve"].tap() }
    }

    @Test func anElementOfAnotherKindIsShown() {
        expectFailure(saying: "There is Switch, ", "identifier: 'wifi'") { app.buttons["wifi"].tap() }
    }

    @Test func severalElementsAreListed() {
        expectFailure(saying: "There are 2 elements where one is needed", "firstMatch", "label: 'List'") {
            app.tabBars.buttons.element.tap()
        }
        expectFailure(saying: "There are 2 elements") { _ = app.tabBars.buttons.element.staticTexts["x"].label }
    }

    @Test func aCoveredElementNamesWhatCoversIt() {
        app.textFields["Name"].tap()

        expectFailure(saying: "It is not hittable: the keyboard covers it", "label: 'Alert'") {
            app.buttons["Alert"].tap()
        }
    }

    @Test func typingWithoutTheFocusSaysSo() {
        expectFailure(saying: "Neither the element nor anything in it has the keyboard focus") {
            app.textFields["Name"].typeText("a")
        }
        app.secureTextFields.element.tap()
        expectFailure(saying: "keyboard focus") { app.textFields["Name"].typeText("a") }
        app.typeText("secret")
        #expect(app.secureTextFields.element.value as? String == "••••••")
    }

    @Test func propertiesOfAMissingElementAreEmptyAndAFailure() {
        expectFailure(saying: "There is no \"Nope\" button") { #expect(app.buttons["Nope"].label == "") }
    }

    @Test(.serialized, arguments: [-1, .nan, .infinity]) func anImpossibleDurationIsAFailure(_ seconds: Double) {
        expectFailure(saying: "seconds is not possible") { app.buttons["Save"].press(forDuration: seconds) }
    }

    @Test func impossibleGesturesAreFailures() {
        let button = app.buttons["Save"]

        expectFailure(saying: "scale above 0") { button.pinch(withScale: 0, velocity: 1) }
        expectFailure(saying: "velocity other than 0") { button.rotate(1, withVelocity: 0) }
        expectFailure(saying: "0 taps") { button.tap(withNumberOfTaps: 0, numberOfTouches: 1) }
        expectFailure(saying: "cannot move at -3.0 points") { button.swipeUp(velocity: -3) }
        expectFailure(saying: "It is no UISlider") { button.adjust(toNormalizedSliderPosition: 0.5) }
        expectFailure(saying: "not between 0 and 1") {
            app.sliders["Volume"].adjust(toNormalizedSliderPosition: .nan)
        }
        expectFailure(saying: "has no row \"Rom\"; did you mean \"Rome\"?") {
            app.pickerWheels.element.adjust(toPickerWheelValue: "Rom")
        }
        expectFailure(saying: "is off the screen") {
            app.coordinate(withNormalizedOffset: CGVector(dx: 2, dy: 0)).tap()
        }
    }

    @Test func aTerminatedAppSaysThatItMustBeLaunchedAgain() {
        app.terminate()

        expectFailure(saying: "is not running any more: call launch() again") { app.buttons["Save"].tap() }
        #expect(!app.buttons["Save"].exists)
    }

    @Test func anAppThatWasNeverLaunchedSaysSo() {
        let other = XCUIApplication(delegate: UnlaunchedAppDelegate.self)

        expectFailure(saying: "is not running: call launch()") { #expect(!other.buttons["Save"].exists) }
        expectFailure(saying: "call launch()") { other.buttons["Save"].tap() }
    }

    @Test func anotherAppHasNoElementsAndCannotBeLaunched() {
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

        #expect(!springboard.buttons["Allow"].exists)
        #expect(!springboard.alerts.firstMatch.waitForExistence(timeout: 1))
        expectFailure(saying: "com.apple.springboard is not linked into the tests") { springboard.launch() }
    }

    @Test func aPredicateThatCannotBeReadIsAFailure() {
        expectFailure(saying: "\"label ==\" of a predicate cannot be read") {
            #expect(app.buttons.matching(NSPredicate(format: "label ==")).count == 0)
        }
    }

    @Test func anAuditReportsFaultsThatTheTestDoesNotIgnore() throws {
        expectFailure(saying: "sufficientElementDescription") {
            try? app.performAccessibilityAudit(for: .sufficientElementDescription)
        }
        var found: [XCUIAccessibilityAuditType] = []
        try app.performAccessibilityAudit(for: .sufficientElementDescription) {
            found.append($0.auditType)
            return true
        }
        #expect(Set(found) == [.sufficientElementDescription])
    }
}

private final class UnlaunchedAppDelegate: UIResponder, UIApplicationDelegate {}
