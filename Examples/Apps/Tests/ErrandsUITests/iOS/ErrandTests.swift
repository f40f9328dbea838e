import XCTest

class ErrandsUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launchArguments = ["-ui-testing"]
        app.launch()
    }

    override func tearDown() {
        app.terminate()
        super.tearDown()
    }

    func testAnErrandIsPostponedAndDone() throws {
        XCTAssertTrue(app.navigationBars["Errands"].waitForExistence(timeout: 5))
        XCTAssertEqual(app.tables.cells.count, 3)

        app.tables.cells.containing(.staticText, identifier: "Bread").element.tap()
        let bakery = app.staticTexts["Bakery"]
        XCTAssertTrue(bakery.exists)
        app.buttons["Postpone"].tap()
        XCTAssertTrue(app.staticTexts["Tomorrow"].waitForExistence(timeout: 2))
        XCTAssertFalse(bakery.exists)

        app.buttons["Done"].tap()
        XCTAssertTrue(app.navigationBars["Errands"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.staticTexts["1 open"].exists)
    }

    func testHelpIsAPopoverThatATapOutsideCloses() {
        app.navigationBars.buttons["Help"].tap()
        XCTAssertTrue(app.popovers.staticTexts["Tap an errand to finish it."].exists)

        app.otherElements["PopoverDismissRegion"].tap()
        XCTAssertTrue(app.popovers.element.waitForNonExistence(timeout: 2))
    }

    func testAboutShowsTheVersion() {
        app.buttons["About"].tap()
        let version = app.staticTexts.element(matching: NSPredicate(format: "label BEGINSWITH %@", "Version"))
        XCTAssertEqual(version.label, "Version 1.2")
        app.buttons["Close"].tap()
        XCTAssert(version.waitForNonExistence(timeout: 2))
    }

    func testRemindersAreSwitchedOn() {
        app.tabBars.buttons["Settings"].tap()
        let reminders = app.switches["Reminders"]
        XCTAssertEqual(reminders.value as? String, "0")

        reminders.tap()
        expectation(for: NSPredicate(format: "value == '1'"), evaluatedWith: reminders, handler: nil)
        waitForExpectations(timeout: 2, handler: nil)
        XCTAssertTrue(app.tables.staticTexts["On"].exists)
        XCTAssertTrue(app.tabBars.buttons["Settings"].isSelected)
    }
}
