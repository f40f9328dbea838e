import CoreGraphics
import Driving
import HeadlessHost
import QuartzCore
import UIKitCore

/// A device without a screen to look at and with a clock that only moves when told, for tests to put controllers on.
///
///     let device = TestDevice(.iPhone14)
///     device.show(MenuController())
///     try device.tap("Open")
///     try device.settle()
///     try device.expect("Close", is: .visible)
///
/// Points, seconds and names are those of scripts (`Docs/Scripting.md`), and failures say the same sentences. Every
/// call makes this device the current one, so that several devices may take turns.
///
/// Tasks that an app begins belong to its device, which is the current one for them even where tests run side by side.
///
/// Each step exists twice: a plain call turns the clock only; an `await`ed one also lets tasks and the main queue have
/// their turns before each frame, which is what code that uses `Task` or `DispatchQueue.main` needs. App code's own
/// `Timer` and `Task.sleep` follow real time, which no test should wait for.
@preconcurrency @MainActor
public final class TestDevice {
    package let system: UIKitSystem
    let host: HeadlessHost
    private var shownWindow: UIWindow?

    /// A device with nothing on it yet, at second 0.
    ///
    /// - Parameters:
    ///   - model: Decides the screen's size and scale, what covers its edges, and the size classes. Default iPhone 14.
    ///   - era: The system that is emulated. Default iOS 17.5.
    ///   - style: Light or dark; light by default.
    ///   - isLandscape: Whether the device lies on its side. Default false.
    public init(
        _ model: Model = .iPhone14, era: Era = .iOS17, style: UIUserInterfaceStyle = .light, isLandscape: Bool = false
    ) {
        (system, host) = UIKitSystem.headless(
            model.device, era: era.system,
            settings: SystemSettings(style: style), isLandscape: isLandscape)
        system.trace.isRead = true
    }

    var stage: Stage {
        Stage(system: system)
    }

    // MARK: Content

    /// Shows `controller` in a key window that fills the screen, and runs one frame. The controller has appeared, and
    /// its view is laid out, when this returns.
    @discardableResult
    public func show(_ controller: UIViewController) -> UIWindow {
        system.run {
            let window = system.show(controller)
            shownWindow = window
            host.advance(by: 0)
            return window
        }
    }

    /// Launches an app by its delegate, as far as its first frame.
    public func launch(_ delegate: any UIApplicationDelegate) {
        system.run {
            system.launch(delegate)
            host.advance(by: 0)
        }
    }

    /// The key window; without one the window that `show(_:)` made last.
    ///
    /// - Precondition: something has been shown.
    public var window: UIWindow {
        system.activate()
        guard let window = system.application.keyWindow ?? shownWindow else {
            preconditionFailure("This device shows 0 windows; call show(_:) or launch(_:) first.")
        }
        return window
    }

    /// The running app.
    public var application: UIApplication {
        system.activate()
        return system.application
    }

    /// The clock, in seconds since the device was made.
    public var now: Double { host.turnedClock.now }

    /// How many frames have run; a still screen runs none. Their pixels are put together when a picture is asked for.
    public var frames: Int { host.frames }

    // MARK: Misuse

    /// What UIKit would have raised or warned about while `recordsMisuses` was true, oldest first.
    public private(set) var misuses: [Misuse] = []

    /// Whether misuse of the API is written into `misuses`. Default false: it traps or logs, as in an app.
    public var recordsMisuses = false {
        didSet {
            system.misuseRecorder =
                recordsMisuses
                ? { [weak self] in self?.misuses.append(Misuse(message: $0.message, raises: $0.raises)) } : nil
        }
    }

    /// Something an app did that UIKit answers with an exception or a warning.
    public struct Misuse: Equatable, Sendable, CustomStringConvertible {
        /// UIKit's wording.
        public let message: String
        /// Whether UIKit raises an exception for it; false when it only warns.
        public let raises: Bool

        /// The message.
        public var description: String { message }
    }
}
