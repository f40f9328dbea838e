import Probes
import UIKit
import XCTest

/// Apple's side of the probes: a simulator, whose values the test writes to the file that `CONFORMANCE_RESULTS` names.
final class ConformanceTests: XCTestCase {
    @MainActor func testProbesRecordTheirValues() async throws {
        let file = try XCTUnwrap(
            ProcessInfo.processInfo.environment["CONFORMANCE_RESULTS"], "CONFORMANCE_RESULTS names the file to write.")
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
        let simulator = Simulator(scene: scene)
        let device = UIScreen.main.deviceName
        var lines: [String] = []
        for probe in Probe.all {
            for value in await probe.values(on: simulator) {
                lines.append("\(device)\t\(value.name)\t\(value.text)\n")
            }
            // Written after each probe, so that a crash leaves the values before it.
            try lines.sorted().joined().write(toFile: file, atomically: true, encoding: .utf8)
        }
        XCTAssertFalse(lines.isEmpty)
    }
}

/// The simulator that the tests run on.
@MainActor private final class Simulator: ProbeDevice {
    private let scene: UIWindowScene
    private(set) var window: UIWindow

    init(scene: UIWindowScene) {
        self.scene = scene
        window = UIWindow(windowScene: scene)
    }

    func show(_ controller: UIViewController) {
        window.endEditing(true)
        window.isHidden = true
        window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func wait(seconds: Double) async {
        try? await Task.sleep(for: .seconds(seconds))
    }

    /// Draws the windows of the app, the lowest first. The status bar and a keyboard of another process are missing.
    func screenImage() -> UIImage? {
        let windows = scene.windows.filter { !$0.isHidden }.sorted { $0.windowLevel < $1.windowLevel }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scene.screen.scale
        return UIGraphicsImageRenderer(size: scene.screen.bounds.size, format: format).image { _ in
            for window in windows { window.drawHierarchy(in: window.frame, afterScreenUpdates: true) }
        }
    }

    // Public UIKit has no way to touch.
    func press(_ point: CGPoint, seconds: Double) -> Bool { false }
    func drag(from start: CGPoint, to end: CGPoint) -> Bool { false }

    func exception(raisedBy body: () -> Void) -> String? {
        withoutActuallyEscaping(body) { body in
            CatchException(body)?.reason
        }
    }
}
