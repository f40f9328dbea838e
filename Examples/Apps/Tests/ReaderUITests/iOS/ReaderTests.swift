import XCTest

class ReaderTests: XCTestCase {
    let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launch()
    }

    func testABookIsOpenedAndItsPagesAreTurned() {
        app.descendants(matching: .any)["cover-harbor"].firstMatch.tap()
        let page = app.staticTexts["page"]
        XCTAssertTrue(page.waitForExistence(timeout: 2))
        XCTAssertEqual(page.label, "1/4")

        app.swipeLeft()
        XCTAssertEqual(page.label, "2/4")

        app.navigationBars.buttons["Contents"].tap()
        app.tables.staticTexts["Low Water"].tap()
        XCTAssertTrue(app.tables.element.waitForNonExistence(timeout: 2))
        XCTAssertEqual(page.label, "3/4")

        app.navigationBars.buttons["Library"].tap()
        XCTAssertFalse(page.exists)
    }

    func testTheTextSizeIsSetInAPopover() {
        app.descendants(matching: .any)["cover-harbor"].firstMatch.tap()
        app.navigationBars.buttons["Text Size"].tap()
        let slider = app.popovers.sliders["Text Size"]
        XCTAssertTrue(slider.waitForExistence(timeout: 2))
        XCTAssertEqual(app.popovers.staticTexts["scale"].label, "100%")

        slider.adjust(toNormalizedSliderPosition: 1)
        XCTAssertEqual(app.popovers.staticTexts["scale"].label, "200%")

        app.otherElements["PopoverDismissRegion"].tap()
        XCTAssertTrue(slider.waitForNonExistence(timeout: 2))
    }

    func testTheSearchLeavesOneBook() {
        let field = app.searchFields.element
        field.tap()
        field.typeText("frost")
        XCTAssertTrue(app.staticTexts["1 book"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.staticTexts["For You"].exists)

        app.buttons["Cancel"].tap()
        XCTAssertTrue(app.staticTexts["For You"].waitForExistence(timeout: 2))
    }

    func testACoverHasAMenu() {
        app.descendants(matching: .any)["cover-harbor"].firstMatch.press(forDuration: 1)
        let share = app.buttons["Share"]
        XCTAssertTrue(share.waitForExistence(timeout: 2))

        app.buttons["Favorite"].tap()
        XCTAssertTrue(share.waitForNonExistence(timeout: 2))
    }

    func testANoteIsRemoved() {
        app.tabBars.buttons["Notes"].tap()
        let note = app.collectionViews.staticTexts["Why eleven minutes, and not ten?"]
        XCTAssertTrue(note.exists)
        let count = app.collectionViews.cells.count

        app.navigationBars.buttons["Edit"].tap()
        note.tap()
        app.buttons["Delete"].tap()
        XCTAssertTrue(note.waitForNonExistence(timeout: 2))
        XCTAssertEqual(app.collectionViews.cells.count, count - 1)
    }

    func testTheLibraryTurnsWithTheDevice() {
        XCUIDevice.shared.orientation = .landscapeLeft
        defer { XCUIDevice.shared.orientation = .portrait }
        XCTAssertTrue(app.staticTexts["Continue Reading"].isHittable)
        app.descendants(matching: .any)["cover-harbor"].firstMatch.tap()
        XCTAssertTrue(app.staticTexts["page"].waitForExistence(timeout: 2))
    }
}
