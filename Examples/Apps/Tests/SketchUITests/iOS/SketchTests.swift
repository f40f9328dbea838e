import XCTest

class SketchTests: XCTestCase {
    var app: XCUIApplication!

    override func setUp() async throws {
        try await super.setUp()
        await MainActor.run {
            continueAfterFailure = false
            app = XCUIApplication()
            app.launch()
        }
    }

    @MainActor
    private func draw(from start: CGVector, to end: CGVector) {
        let window = app.windows.firstMatch
        window.coordinate(withNormalizedOffset: start)
            .press(forDuration: 0, thenDragTo: window.coordinate(withNormalizedOffset: end))
    }

    @MainActor
    func testStrokesAreCountedAndTakenBack() {
        XCTAssertTrue(app.staticTexts["0 strokes"].exists)
        XCTAssertFalse(app.buttons["Undo"].isEnabled)

        draw(from: CGVector(dx: 0.2, dy: 0.3), to: CGVector(dx: 0.8, dy: 0.5))
        XCTAssertTrue(app.staticTexts["1 stroke"].waitForExistence(timeout: 1))
        XCTAssertTrue(app.images["Thumbnail"].exists)

        app.buttons["Red"].tap()
        XCTAssertTrue(app.buttons["Red"].isSelected)
        XCTAssertFalse(app.buttons["Black"].isSelected)
        draw(from: CGVector(dx: 0.8, dy: 0.3), to: CGVector(dx: 0.2, dy: 0.5))
        XCTAssertTrue(app.staticTexts["2 strokes"].waitForExistence(timeout: 1))

        app.buttons["Undo"].tap()
        XCTAssertTrue(app.staticTexts["1 stroke"].waitForExistence(timeout: 1))
    }

    @MainActor
    func testTheSketchIsRemovedAfterAQuestion() throws {
        draw(from: CGVector(dx: 0.2, dy: 0.3), to: CGVector(dx: 0.8, dy: 0.5))
        app.navigationBars["Sketch"].buttons["Delete"].tap()
        let sheet = app.sheets.firstMatch
        XCTAssertTrue(sheet.waitForExistence(timeout: 1))
        XCTAssertTrue(sheet.staticTexts["Remove the whole sketch?"].exists)

        sheet.buttons["Remove"].tap()
        XCTAssertTrue(app.staticTexts["0 strokes"].waitForExistence(timeout: 1))
        XCTAssertFalse(sheet.exists)
        try app.performAccessibilityAudit(for: [.hitRegion, .sufficientElementDescription])
    }
}
