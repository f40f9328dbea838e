import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// What a device keeps while a test goes on, and what works without one. In processes of their own, in which nothing else
/// runs.
@Suite struct DeviceMemoryTests {
    private static let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil

    @Test(.enabled(if: !isSanitized, "The address sanitizer keeps what was freed."))
    func aDeviceKeepsNoMemoryOfAPresentation() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { MemoryOfPresentations.check() }
        }
    }

    /// `appearance()` works before the first device and after the last one, and counts for later devices.
    @Test func appearanceWorksWithoutADevice() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { AppearanceWithoutDevice.check() }
        }
    }
}

/// The memory that presentations leave behind.
@MainActor private enum MemoryOfPresentations {
    /// The resident memory of this process in bytes.
    private static var residentMemory: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4_096
    }

    static func check() {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        device.show(page)
        // The first ones fill caches.
        for _ in 0..<60 { present(over: page, on: device) }

        // What each presentation leaves is seen in every round; other growth is not.
        let growths = (0..<5).map { _ in
            let before = residentMemory
            for _ in 0..<100 { present(over: page, on: device) }
            return residentMemory - before
        }

        let growth = growths.min() ?? 0
        precondition(growth <= 8 * 4_096, "100 presentations leave \(growth) bytes.")
    }

    private static func present(over page: UIViewController, on device: TestDevice) {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = page.view
        page.present(content, animated: true)
        device.advance(by: 0.4)
        content.dismiss(animated: true)
        device.advance(by: 0.4)
    }
}

/// What proxies set while there is no device.
@MainActor private enum AppearanceWithoutDevice {
    static func check() {
        UIView.appearance().tintColor = .red
        let proxy = UINavigationBar.appearance()
        proxy.barTintColor = .green
        precondition(tintOnADevice() == .red, "What is set before the first device counts for it.")
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .red
        proxy.barTintColor = .yellow
        precondition(tintOnADevice() == .red, "What one device sets does not count for the next.")
        UIView.appearance().tintColor = .green
        precondition(tintOnADevice() == .green, "What is set after the last device counts for the next.")
    }

    /// The tint of a view on a new device, which then sets another one.
    private static func tintOnADevice() -> UIColor? {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        let view = UIView()
        page.view.addSubview(view)
        device.show(page)
        let tint = view.tintColor
        UIView.appearance().tintColor = .black
        return tint
    }
}
