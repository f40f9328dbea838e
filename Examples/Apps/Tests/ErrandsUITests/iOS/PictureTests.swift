import XCTest

final class ErrandsPicturesUITests: XCTestCase {
    @MainActor
    func testThePagesArePictured() throws {
        let app = XCUIApplication()
        app.launch()

        for page in ["Settings", "Errands"] {
            XCTContext.runActivity(named: page) { _ in
                app.tabBars.buttons[page].tap()
            }
            let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
            attachment.name = page
            attachment.lifetime = .keepAlways
            add(attachment)
        }

        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertGreaterThan(app.frame.width, app.frame.height)
        XCUIDevice.shared.orientation = .portrait
    }
}
