import XCTest

final class ClaimTests: XCTestCase {
    private var app: XCUIApplication!

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    override func tearDown() {
        app = nil
        super.tearDown()
    }

    func testAClaimIsFilledInAndSent() {
        let form = app.navigationBars["New Claim"]
        XCTAssertTrue(form.waitForExistence(timeout: 2))
        XCTAssertFalse(form.buttons["Send"].isEnabled)

        app.textFields["Name"].tap()
        app.textFields["Name"].typeText("Ann Example\n")
        app.textFields["Email"].typeText("ann@example.com")
        app.toolbars.buttons["Done"].tap()
        XCTAssertTrue(form.buttons["Send"].isEnabled)

        app.segmentedControls.buttons["Lodging"].tap()
        XCTAssertTrue(app.staticTexts["1 night"].exists)
        app.steppers["nights"].buttons["Increment"].tap()
        XCTAssertTrue(app.staticTexts["2 nights"].exists)

        app.textFields["Amount"].tap()
        app.textFields["Amount"].typeText("120.50")
        app.toolbars.buttons["Next field"].tap()
        app.textFields["Note"].typeText("Two nights near the station\n")
        app.switches["Urgent"].tap()
        XCTAssertTrue(app.staticTexts["Urgent. Lodging, 120.5"].waitForExistence(timeout: 1))

        form.buttons["Send"].tap()
        let summary = app.navigationBars["Summary"]
        XCTAssertTrue(summary.waitForExistence(timeout: 2))
        XCTAssertEqual(app.tables.cells.count, 5)
        XCTAssertTrue(app.tables.cells.containing(.staticText, identifier: "Email").staticTexts["ann@example.com"].exists)
        XCTAssertTrue(app.tables.staticTexts["This claim is urgent."].exists)

        summary.buttons["Confirm"].tap()
        XCTAssertTrue(app.staticTexts["Claim sent."].waitForExistence(timeout: 2))
        XCTAssertFalse(summary.exists)
    }

    func testAFieldSaysWhatIsWrong() {
        let name = app.textFields["Name"]
        name.tap()
        name.typeText("A\n")
        XCTAssertTrue(app.staticTexts["The name is too short."].exists)

        name.tap()
        name.typeText("nn")
        app.navigationBars.buttons["Send"].tap()
        XCTAssertFalse(app.staticTexts["The name is too short."].exists)
        XCTAssertTrue(app.staticTexts["Enter an amount."].exists)
        XCTAssertFalse(app.navigationBars["Summary"].exists)
    }

    func testClearingAsksFirst() {
        let name = app.textFields["Name"]
        name.tap()
        name.typeText("Ann Example")
        app.buttons["Clear"].firstMatch.tap()

        let alert = app.alerts["Clear the form?"]
        alert.buttons["Cancel"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 1))
        XCTAssertEqual(name.value as? String, "Ann Example")

        app.navigationBars["New Claim"].buttons["Clear"].tap()
        app.alerts.buttons["Clear"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 1))
        XCTAssertEqual(name.value as? String, name.placeholderValue)
    }

    func testASheetIsPulledDown() {
        app.textFields["Name"].tap()
        app.textFields["Name"].typeText("Ann Example\nann@example.com")
        app.textFields["Amount"].tap()
        app.textFields["Amount"].typeText("12")
        app.navigationBars.buttons["Send"].tap()

        let bar = app.navigationBars["Summary"]
        XCTAssertTrue(bar.waitForExistence(timeout: 2))
        let start = bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        start.press(forDuration: 0.05, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 500)))
        XCTAssertTrue(bar.waitForNonExistence(timeout: 2))
        XCTAssertTrue(app.navigationBars["New Claim"].isHittable)
    }
}
