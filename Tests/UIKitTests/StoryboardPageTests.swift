import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page whose popover segue is drawn in a storyboard.
@MainActor @Suite struct StoryboardPageTests {
    /// Checklist 54, 55: the segue is drawn, and `prepare` keeps its popover on a phone.
    @Test func theDrawnSegueShowsAPopoverAtItsButton() throws {
        let device = TestDevice(.iPhone14)
        let page = try #require(GalleryPage.named("storyboard")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()

        try device.perform(
            script: """
                tap "Show popover"
                settle
                expect presentations 1
                expect "Drawn in Interface Builder" visible
                """)

        try device.expectStyle("popover")
        let trace = try #require(device.view(.id("trace lines")) as? UILabel)
        #expect(trace.text?.contains("shouldPerformSegue: popover") == true)
        #expect(trace.text?.contains("prepare: popover from UIButton") == true)
        #expect(device.misuses == [])
    }
}
