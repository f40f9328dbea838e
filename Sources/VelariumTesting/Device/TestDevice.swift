import CoreGraphics
import Driving
import HeadlessHost
import QuartzCore
import SystemAssembly
import UIKitCore
import UIKitKeyboard
import UIKitMenus

/// An emulated device without a display, whose clock only advances when a test says so.
///
///     let device = TestDevice(.iPhone14)
///     device.show(MenuController())
///     try device.tap("Open")
///     try device.settle()
///     try device.expect("Close", is: .visible)
///
/// Points, seconds and names are those of scripts (`Docs/Scripting.md`), and failures have the same messages. Every
/// call makes this device the current one, so a test can use several.
///
/// Tasks that an app starts belong to its device, which is current for them even if tests run concurrently.
///
/// Each step exists twice: a plain call only advances the clock. An `await`ed call also drains tasks and the main queue
/// before each frame, for code that uses `Task` or `DispatchQueue.main`. `Timer`, `asyncAfter` and `Task.sleep` use real
/// time, which tests should avoid, except in sources that the plugin VelariumPort compiles: there they follow this clock.
@preconcurrency @MainActor
public final class TestDevice {
    package let system: UIKitSystem
    let host: HeadlessHost
    private var shownWindow: UIWindow?
    /// The path of the program that films are given to; nil, the default, for the `ffmpeg` on the `PATH`.
    package var filmEncoder: String?

    /// Creates a device that shows nothing, with its clock at 0.
    ///
    /// - Parameters:
    ///   - model: Determines the screen's size and scale, the safe area and the size classes. Default iPhone 14.
    ///   - era: The emulated system. Default iOS 17.5.
    ///   - style: Light or dark; light by default.
    ///   - isLandscape: Whether the device is in landscape. Default false.
    ///   - language: The language of the system's own words; Arabic lays out from right to left. Default English.
    ///   - keyboard: What the user types on. Default `hardware`: no keyboard comes by itself.
    public init(
        _ model: Model = .iPhone14, era: Era = .iOS17, style: UIUserInterfaceStyle = .light, isLandscape: Bool = false,
        language: Language = .english, keyboard: Keyboard = .hardware
    ) {
        var settings = SystemSettings(style: style)
        settings.language = language.system
        (system, host) = UIKitSystem.headless(
            model.device, era: era.system, settings: settings, isLandscape: isLandscape)
        system.keyboardPresenter?.isSoftwareKeyboardEnabled = keyboard == .software
        system.trace.capacity = .test
        let host = host
        system.advanceClock = { [weak system] seconds in
            host.advance(by: seconds) { system?.activate() }
        }
    }

    /// Ends the app as when the user closes it: its scenes disconnect, and everything that they show or were about to
    /// show is reported as ended, while the app can still use UIKit.
    ///
    /// Runs on the main actor on whichever thread the device is released. Swift Testing releases what a suite stores on a
    /// thread of its own.
    isolated deinit { system.shutDown() }

    var stepContext: StepContext {
        StepContext(system: system, filmEncoder: filmEncoder)
    }

    // MARK: Content

    /// Shows `controller` in a key window that fills the screen, and runs one frame. Afterwards the controller has
    /// appeared and its view is laid out.
    @discardableResult
    public func show(_ controller: UIViewController) -> UIWindow {
        system.run {
            let window = system.show(controller)
            shownWindow = window
            host.advance(by: 0)
            return window
        }
    }

    /// Launches an app with its delegate and runs one frame.
    public func launch(_ delegate: any UIApplicationDelegate) {
        system.run {
            system.launch(delegate)
            host.advance(by: 0)
        }
    }

    /// The key window; without one, the last window that `show(_:)` created.
    ///
    /// - Precondition: Something has been shown.
    public var window: UIWindow {
        system.activate()
        guard let window = system.application.keyWindow ?? shownWindow else {
            preconditionFailure("This device has no window; call show(_:) or launch(_:) first.")
        }
        return window
    }

    /// The running app.
    public var application: UIApplication {
        system.activate()
        return system.application
    }

    /// The time on the device's clock, in seconds since the device was created.
    public var now: Double { host.manualClock.now }

    /// The number of frames so far. An unchanged screen runs none. Pixels are rendered only for pictures.
    public var frameCount: Int { host.frameCount }

    // MARK: Misuse

    /// The misuse recorded while `recordsMisuses` was true, oldest first.
    public private(set) var misuses: [Misuse] = []

    /// Whether misuse of the API is recorded in `misuses`. Default false: it traps or logs, as in an app.
    public var recordsMisuses = false {
        didSet {
            system.misuseRecorder =
                recordsMisuses
                ? { [weak self] in self?.misuses.append(Misuse(message: $0.message, raises: $0.raises)) } : nil
        }
    }

    /// A misuse of the API for which UIKit raises an exception or logs a warning; or a layout that does not settle.
    public struct Misuse: Equatable, Sendable, CustomStringConvertible {
        /// The message, in UIKit's wording.
        public let message: String
        /// Whether UIKit raises an exception; false if it only warns.
        public let raises: Bool

        /// The message.
        public var description: String { message }
    }
}
