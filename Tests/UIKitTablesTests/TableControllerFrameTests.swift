import CoreGraphics
import Testing
import UIKitCore
import UIKitTables
import VelariumTesting

@MainActor @Suite struct TableControllerFrameTests {
    @Test(arguments: [TestDevice.Era.iOS11, .iOS12])
    func beforeIOS13ATableViewIsLoadedBelowTheStatusBar(era: TestDevice.Era) {
        let device = TestDevice(.iPhoneSE, era: era)
        device.show(UIViewController())

        #expect(UITableViewController().view.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
        #expect(UIViewController().view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test(arguments: [TestDevice.Era.iOS17, .iOS18])
    func sinceIOS13ATableViewIsLoadedWithTheScreensSize(era: TestDevice.Era) {
        let device = TestDevice(.iPhoneSE, era: era)
        device.show(UIViewController())

        #expect(UITableViewController().view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test(arguments: TestDevice.Era.allCases)
    func inAWindowATableFillsTheScreen(era: TestDevice.Era) {
        let device = TestDevice(.iPhoneSE, era: era)
        let controller = UITableViewController()
        _ = device.application
        controller.loadViewIfNeeded()

        device.show(controller)

        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
}
