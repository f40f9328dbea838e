import CoreGraphics
import Testing
import UIKitCore
import UIKitTables
import VelariumTesting

@MainActor @Suite struct LargeTitleSizeTests {
    private func bar(on device: TestDevice) -> UINavigationBar {
        let page = UITableViewController(style: .plain)
        page.title = "Garden"
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        device.show(navigation)
        return navigation.navigationBar
    }

    @Test func phonesInLandscapeHaveNoLargeTitle() throws {
        let device = TestDevice(.iPhone14)
        let bar = bar(on: device)
        #expect(bar.frame.height == 96)

        try device.rotate(to: .landscapeLeft)
        try device.settle()
        #expect(bar.frame.height == 32)

        try device.rotate(to: .portrait)
        try device.settle()
        #expect(bar.frame.height == 96)
    }

    @Test func iPadsKeepTheLargeTitleInLandscape() {
        let bar = bar(on: TestDevice(.iPadPro11, isLandscape: true))

        #expect(bar.frame.height == 102)
    }

    @Test func aLargeTitleFollowsTheTextSize() throws {
        let device = TestDevice(.iPhone14)
        let bar = bar(on: device)

        try device.setTextSize(.accessibilityLarge)
        try device.settle()

        // The font grows from 34 to 48 points, which adds about 17 points to the line.
        #expect(abs(bar.frame.height - (96 + 17)) < 0.01)
    }
}
