import CoreGraphics
import Driving
import Testing
import UIKitCore
import UIKitTables

@MainActor
@Suite struct ShownOverlayTests {
    private let fixture = ScreenFixture()

    /// A view that covers the screen and is modal for accessibility.
    private final class Curtain: UIView {}

    private func cover(_ parent: UIView? = nil) -> Curtain {
        let curtain = fixture.add(Curtain(), fixture.view.bounds, to: parent)
        curtain.accessibilityViewIsModal = true
        return curtain
    }

    private func present(_ style: UIModalPresentationStyle) -> UIViewController {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        fixture.controller.present(presented, animated: false)
        fixture.host.advance(by: 0.1)
        return presented
    }

    @Test func visibleModalViewCountsAsAPresentation() {
        let curtain = cover()
        #expect(fixture.perform("expect presentations 1") == nil)
        #expect(
            fixture.perform("expect presentations 0")
                == "there are 1 presentations instead of 0; presented: Curtain (overlay, shown)")

        curtain.alpha = 0
        #expect(fixture.perform("expect presentations 0") == nil)
        curtain.alpha = 1

        curtain.frame.origin.x = fixture.view.bounds.width
        #expect(fixture.perform("expect presentations 0") == nil)
    }

    @Test func modalViewInItsOwnWindowIsNamedAfterItsController() {
        let controller = UITableViewController()
        controller.view.accessibilityViewIsModal = true

        let window = fixture.system.show(controller)
        defer { window.isHidden = true }

        #expect(fixture.perform("expect presentations 1") == nil)
        #expect(fixture.perform("expect style UITableViewController") == nil)
    }

    @Test func modalContentOfTheBackmostWindowIsNoOverlay() {
        fixture.view.accessibilityViewIsModal = true
        fixture.window.accessibilityViewIsModal = true
        #expect(fixture.perform("expect presentations 0") == nil)

        _ = cover()
        #expect(fixture.perform("expect style Curtain") == nil)
    }

    @Test func modalViewInsideAnOverlayBelongsToIt() {
        let presented = present(.formSheet)
        _ = cover(presented.view)
        let curtain = cover(fixture.window)
        _ = cover(curtain)

        #expect(fixture.perform("expect presentations 2") == nil)
        #expect(fixture.perform("expect style Curtain") == nil)
    }

    @Test func topmostOverlayIsTheFrontmost() {
        _ = cover(fixture.window)
        _ = present(.overFullScreen)

        #expect(fixture.perform("expect presentations 2") == nil)
        #expect(fixture.perform("expect style overFullScreen") == nil)
    }

    @Test func theDumpListsAModalViewAsAnOverlay() {
        let curtain = cover()
        curtain.frame = CGRect(x: 10, y: 20, width: 300, height: 200)
        fixture.context.refresh()

        let text = SystemDump(of: fixture.system).text

        for line in [
            "\"style\": \"Curtain\"", "\"effectiveStyle\": \"Curtain\"", "\"because\": \"overlay\"",
            "\"phase\": \"shown\"", "\"presented\": \"Curtain\"", "\"presenting\": null",
        ] {
            #expect(text.contains(line))
        }
    }
}
