import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Which windows cover the status bar.
@MainActor @Suite struct StatusBarCoveringTests {
    private func screen(_ era: TestDevice.Era) -> TestDevice {
        let device = TestDevice(.iPhone14, era: era)
        let page = UIViewController()
        device.show(page)
        page.view.backgroundColor = .white
        device.showsStatusBar = true
        return device
    }

    private func window(_ level: UIWindow.Level) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = level
        window.backgroundColor = .red
        window.isHidden = false
        return window
    }

    /// How many sampled points of the bar differ from the background color.
    private func marks(_ device: TestDevice) -> Int {
        let picture = device.picture()
        let plain = picture.color(atX: 195, y: 50)
        var count = 0
        for y in stride(from: 8.0, to: 40, by: 2) {
            for x in stride(from: 8.0, to: 382, by: 2)
            where !picture.color(atX: x, y: y).isClose(to: plain, within: 40) {
                count += 1
            }
        }
        return count
    }

    /// Checklist 64, Checklist 66: the bar is a window of the app.
    @Test(arguments: [TestDevice.Era.iOS11, .iOS12])
    func beforeIOS13AWindowAtTheBarsLevelCoversTheStatusBar(_ era: TestDevice.Era) throws {
        let device = screen(era)
        #expect(marks(device) > 10)

        let covering = window(UIWindow.Level(UIWindow.Level.statusBar.rawValue + 1))
        try device.settle()
        #expect(marks(device) == 0)

        covering.windowLevel = UIWindow.Level(UIWindow.Level.statusBar.rawValue - 1)
        try device.settle()
        #expect(marks(device) > 10)

        covering.windowLevel = .statusBar
        try device.settle()
        #expect(marks(device) == 0)

        let behind = window(.normal)
        try device.settle()
        #expect(marks(device) == 0)

        covering.isHidden = true
        try device.settle()
        #expect(marks(device) > 10)
        behind.isHidden = true
    }

    /// Checklist 66: the system draws the bar.
    @Test(arguments: [TestDevice.Era.iOS17, .iOS18])
    func sinceIOS13NoWindowCoversTheStatusBar(_ era: TestDevice.Era) throws {
        let device = screen(era)

        let covering = window(UIWindow.Level(UIWindow.Level.alert.rawValue + 1))
        try device.settle()

        #expect(marks(device) > 10)
        covering.isHidden = true
    }
}
