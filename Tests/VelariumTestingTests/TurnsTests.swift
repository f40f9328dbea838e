import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Several devices on one main actor: which device an app's task sees after it resumes while another device is
/// current.
@MainActor @Suite struct TurnsTests {
    private let device = TestDevice(.iPhone14, style: .dark)
    private let page = WaitingPage()

    /// Values of which each device has its own.
    private struct Surroundings: Equatable {
        var size: CGSize
        var style: UIUserInterfaceStyle
        var time: CFTimeInterval

        /// - Parameter hasScreen: Whether the task's own device still exists.
        @MainActor init(hasScreen: Bool) {
            // The first access must already find the task's own device.
            time = CACurrentMediaTime()
            style = UITraitCollection.current.userInterfaceStyle
            // Without one, the device that is current may be that of another test, which has just released it.
            size = hasScreen ? UIScreen.main.bounds.size : .zero
        }
    }

    /// Its button starts a task that waits for `goOn()`.
    private final class WaitingPage: UIViewController {
        private(set) var found: Surroundings?
        /// Whether its device still exists when the task continues. Default true.
        var hasScreen = true
        private var waiting: CheckedContinuation<Void, Never>?

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Wait") { [unowned self] _ in wait() })
            button.frame = CGRect(x: 40, y: 100, width: 120, height: 44)
            view.addSubview(button)
        }

        private func wait() {
            Task {
                await withCheckedContinuation { waiting = $0 }
                found = Surroundings(hasScreen: hasScreen)
            }
        }

        var isWaiting: Bool { waiting != nil }

        func goOn() {
            waiting?.resume()
            waiting = nil
        }
    }

    /// Between making its device and using UIKit, a test may wait while another test's device is current.
    @Test func testSeesTheDeviceItUsedLastAfterAnotherTestUsedItsOwn() async {
        let desktop = TestDevice(.desktop)
        let phone = TestDevice(.iPhone14)

        let other = await Task.detached { @MainActor in TestDevice(.iPadPro11) }.value
        let seen = UIDevice.current.userInterfaceIdiom

        #expect(seen == .phone)
        withExtendedLifetime((desktop, phone, other)) {}
    }

    @Test func taskOfAnAppSeesItsOwnDevice() async throws {
        device.show(page)
        await device.advance(by: 2)
        try await device.tap("Wait")
        while !page.isWaiting { await Task.yield() }
        let time = device.now

        let other = TestDevice(.iPad)
        other.show(UIViewController())
        page.goOn()
        while page.found == nil { await Task.yield() }

        #expect(page.found?.size == CGSize(width: 390, height: 844))
        #expect(page.found?.style == .dark)
        #expect(page.found?.time == time)
    }

    @Test func taskOfAReleasedDeviceContinuesInTheCurrentOne() async throws {
        var device: TestDevice? = TestDevice(.iPhone14)
        device?.show(page)
        try await device?.tap("Wait")
        while !page.isWaiting { await Task.yield() }
        page.hasScreen = false
        device = nil

        let other = TestDevice(.iPad)
        other.show(UIViewController())
        page.goOn()
        while page.found == nil {
            await Task.yield()
            _ = other.window
        }

        #expect(page.found != nil)
    }
}
