import CoreGraphics
import Foundation
import HeadlessHost
import SystemAssembly
import UIKitControls
import UIKitCore
import UIKitMenus

#if Everything || Window
    import WindowHost
#endif

/// A desktop window of 1280×800 points at scale 1 in which scenes are compared with the peers' programs: twenty
/// buttons, or any number of labels and one button.
@MainActor final class WindowStage {
    let system: UIKitSystem
    let rootController = UIViewController()
    /// The views that popovers are anchored to.
    private(set) var anchors: [UIView] = []
    private let step: @MainActor () -> Void
    private let wait: @MainActor (Double) -> Void

    static let size = CGSize(width: 1280, height: 800)

    /// - Parameters:
    ///   - host: A real window, or a bitmap for a profiler.
    ///   - labels: The number of labels behind; 0 shows the buttons.
    init(on host: CycleHost, labels: Int = 0) {
        (system, step, wait) = Self.open(host)
        system.activate()
        // The peers do not animate their menus.
        UIView.setAnimationsEnabled(false)
        rootController.view.backgroundColor = .systemBackground
        if labels == 0 { addButtons() } else { addLabels(labels) }
        system.show(rootController)
        settle()
        let canvas = system.host.canvas
        require(
            canvas.width == Int(Self.size.width) && canvas.height == Int(Self.size.height),
            "The window has \(canvas.width)×\(canvas.height) pixels.")
    }

    private static func open(_ host: CycleHost) -> (
        UIKitSystem, step: @MainActor () -> Void, wait: @MainActor (Double) -> Void
    ) {
        // Peers open with this size as well; a window that changes its size animates that.
        let device = DeviceModel.desktop(size: size)
        switch host {
        case .headless:
            let host = HeadlessHost(metrics: ScreenMetrics(size: size, scale: 1), keepsScale: true)
            let system = UIKitSystem(device: device, host: host, modules: SystemModules.all)
            host.attach(system.frameLoop)
            host.showsEveryFrame = true
            return (system, { host.advance(by: HeadlessHost.frameDuration) }, { host.advance(by: $0) })
        case .window:
            #if Everything || Window
                guard let host = try? WindowHost(device: device, title: "Benchmarks", scale: 1) else { exit(3) }
                let system = UIKitSystem(device: device, host: host, modules: SystemModules.all)
                host.attach(system.frameLoop)
                let step: @MainActor () -> Void = {
                    system.frameLoop.runFrame()
                    host.runOnce(before: -.infinity)
                }
                for _ in 0..<100 where host.screenMetrics.size != size {
                    step()
                    Thread.sleep(forTimeInterval: 0.002)
                }
                return (system, step, { host.runOnce(before: host.clock.now + $0) })
            #else
                exit(3)
            #endif
        }
    }

    private func addButtons() {
        for index in 0..<20 {
            let button = UIButton(type: .system)
            button.setTitle("Button \(index + 1)", for: .normal)
            button.frame = CGRect(x: 256 * (index % 5) + 78, y: 200 * (index / 5) + 84, width: 100, height: 32)
            rootController.view.addSubview(button)
            anchors.append(button)
        }
    }

    private func addLabels(_ count: Int) {
        let columns = Int(Double(count).squareRoot().rounded(.up))
        for index in 0..<count {
            let label = UILabel()
            label.text = "\(index % 10)"
            label.sizeToFit()
            label.frame.origin = CGPoint(
                x: CGFloat(index % columns) * 1240 / CGFloat(columns),
                y: CGFloat(index / columns) * 760 / CGFloat(columns))
            rootController.view.addSubview(label)
        }
        let button = UIButton(type: .system)
        button.setTitle("Anchor", for: .normal)
        button.frame = CGRect(x: 560, y: 100, width: 80, height: 32)
        rootController.view.addSubview(button)
        anchors.append(button)
    }

    /// A number for all pixels that the window shows: another one when any of them differs.
    var pixels: Int {
        let canvas = system.host.canvas
        var hasher = Hasher()
        for row in 0..<canvas.height {
            hasher.combine(
                bytes: UnsafeRawBufferPointer(start: canvas.pixels + row * canvas.bytesPerRow, count: canvas.width * 4))
        }
        return hasher.finalize()
    }

    /// Ends the process if a scene does not show what it measures.
    func require(_ isShown: Bool, _ sentence: String) {
        guard !isShown else { return }
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
        exit(3)
    }

    /// Moves a finger, and runs a frame.
    func touch(_ phase: TouchPhase, at location: CGPoint) {
        system.frameLoop.receive(.touch(id: 0, phase: phase, location: location, time: system.host.clock.now))
        step()
    }

    /// Runs one frame without waiting until it is due.
    func runFrame() {
        step()
    }

    /// Waits for events of the window system, and for timers, at most for `seconds`.
    func waitForEvents(atMost seconds: Double) {
        wait(max(seconds, 0))
    }

    /// Runs frames until the app is idle.
    func settle() {
        repeat { step() } while !system.frameLoop.isIdle
        step()
    }
}
