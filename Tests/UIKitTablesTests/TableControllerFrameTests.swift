import CoreGraphics
import Foundation
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

    @Test func aTableControllerClearsItsSelectionWhenItAppearsAgain() throws {
        let device = TestDevice(.iPhone14)
        for clears in [true, false] {
            let controller = RowController(style: .plain)
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = UINavigationController(rootViewController: controller)
            _ = device.show(navigation)
            try device.settle()
            controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)

            navigation.pushViewController(UIViewController(), animated: false)
            try device.settle()
            navigation.popViewController(animated: false)
            try device.settle()

            #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
        }
    }
}
