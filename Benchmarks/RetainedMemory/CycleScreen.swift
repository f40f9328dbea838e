import Foundation
import HeadlessHost
import SystemAssembly
import UIKitCore

#if Everything || Window
    import WindowHost
#endif

/// The host on which overlays are presented and dismissed.
enum CycleHost: String, CaseIterable {
    case headless, window

    /// The environment for a process with this host; nil when the machine does not support it.
    @MainActor func environment() -> [String: String]? {
        var environment = ProcessInfo.processInfo.environment
        environment["WAYLAND_DISPLAY"] = nil
        if case .window = self {
            guard let display = VirtualDisplay.shared else { return nil }
            environment["DISPLAY"] = display.name
        }
        return environment
    }
}

/// A phone with rows of text on which overlays are presented and dismissed one after the other; every frame is painted,
/// at scale 1.
@MainActor final class CycleScreen {
    private let system: UIKitSystem
    private let rootController = UIViewController()
    private let host: CycleHost
    /// Runs one frame; the argument says whether to wait until it is due.
    private let step: @MainActor (_ isPaced: Bool) -> Void

    /// Animated cycles run in real time in a window.
    private var cyclesPerAnimated: Int { host == .window ? 100 : 10 }

    init(on host: CycleHost) {
        self.host = host
        (system, step) = Self.open(host)
        BenchmarkScreen.fill(rootController.view, rows: 20)
        system.show(rootController)
        settle(isPaced: false)
    }

    private static func open(_ host: CycleHost) -> (UIKitSystem, @MainActor (Bool) -> Void) {
        switch host {
        case .headless:
            let (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
            host.showsEveryFrame = true
            return (system, { _ in host.advance(by: HeadlessHost.frameDuration) })
        case .window:
            #if Everything || Window
                guard let host = try? WindowHost(device: .iPhone14, title: "Benchmarks", scale: 1) else { exit(3) }
                let system = UIKitSystem(device: .iPhone14, host: host, modules: SystemModules.all)
                host.attach(system.frameLoop)
                return (
                    system,
                    { isPaced in
                        // Not a wait of the run loop: libdispatch caches up to a thousand blocks for later.
                        if isPaced { Thread.sleep(forTimeInterval: HeadlessHost.frameDuration) }
                        system.frameLoop.runFrame()
                        host.runOnce(before: -.infinity)
                    }
                )
            #else
                exit(3)
            #endif
        }
    }

    /// Presents and dismisses one overlay.
    func run(_ kind: OverlayKind, _ cycle: Int) {
        // The last cycle of a range is not animated: the compositor releases the edges of an animation at its next
        // paint.
        let isAnimated = cycle % cyclesPerAnimated == 1
        let end = kind.show(over: rootController, animated: isAnimated)
        // In a window an animation runs in real time, and frames are drawn as often as an app draws them.
        settle(isPaced: isAnimated)
        end(isAnimated)
        settle(isPaced: isAnimated)
    }

    /// Runs frames until the app is idle.
    private func settle(isPaced: Bool) {
        repeat { step(isPaced) } while !system.frameLoop.isIdle
        step(false)
    }
}

/// An X server without a screen, which ends with this process.
@MainActor final class VirtualDisplay {
    /// Nil when Xvfb is not installed.
    static let shared = VirtualDisplay()

    /// The value for `DISPLAY`.
    let name: String
    private let process = Process()

    private init?() {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // The server is terminated when this process ends, however it ends.
        process.arguments = [
            "setpriv", "--pdeathsig", "TERM", "Xvfb", "-displayfd", "1", "-screen", "0", "1600x1300x24", "-nolisten",
            "tcp",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let display = Int(number.trimmingCharacters(in: .whitespacesAndNewlines)) else { return nil }
        name = ":\(display)"
    }
}
