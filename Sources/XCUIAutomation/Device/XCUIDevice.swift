import Driving
import Foundation
import UIKitCore
import VelariumTesting

/// The device on which apps are launched.
///
/// `VELARIUM_DEVICE` chooses it by name ("iPad mini"), otherwise `TestConfiguration.current`. What is set here before a
/// launch holds for the next devices, too, as on a simulator.
@preconcurrency @MainActor public final class XCUIDevice {
    /// The device of the running app, or of the next one.
    public static let shared = XCUIDevice()

    /// A button of the device.
    public enum Button: Int, Sendable {
        /// Back to the home screen: the app enters the background.
        case home = 1
        case volumeUp, volumeDown, action, camera
    }

    /// Light or dark.
    public enum Appearance: Int, Sendable {
        case unspecified = 0
        case light, dark
    }

    private init() {}

    /// How the device is held. Setting it rotates the app, as far as the app allows. Default portrait.
    public var orientation: UIDeviceOrientation = .portrait {
        didSet {
            guard let session = AppSession.latest, let requested = orientation.interfaceOrientation else { return }
            try? session.system.rotate(to: requested)
            session.waitUntilIdle()
        }
    }

    /// The style of the system. Default that of the configuration: light.
    public var appearance: Appearance = .unspecified {
        didSet {
            guard let session = AppSession.latest else { return }
            session.system.setStyle(appearance.style ?? TestConfiguration.current.style)
            session.waitUntilIdle()
        }
    }

    /// Presses a button. Only home does something: volume and camera are not emulated.
    public func press(_ button: Button) {
        guard button == .home, let session = AppSession.latest else { return }
        try? session.system.moveScene(to: .background)
        session.waitUntilIdle()
    }

    /// Whether the device has a button.
    public func hasHardwareButton(_ button: Button) -> Bool { button == .home }

    /// The system, which opens URLs.
    public var system: XCUISystem { XCUISystem() }

    func makeDevice(language: TestDevice.Language) -> TestDevice {
        var configuration = TestConfiguration.current
        if let name = ProcessInfo.processInfo.environment["VELARIUM_DEVICE"] {
            if let model = TestDevice.Model(named: name) {
                configuration.model = model
            } else {
                let choices = NearestName.choices(for: name, among: TestDevice.Model.allCases.map(\.rawValue))
                Log.line("VELARIUM_DEVICE is \(name), which is no device; \(choices).")
            }
        }
        if let style = appearance.style { configuration.style = style }
        return TestDevice(
            configuration, isLandscape: orientation.isLandscape, language: language, keyboard: .software)
    }
}

/// What the system does with apps.
@preconcurrency @MainActor public final class XCUISystem {
    init() {}

    /// Opens a URL in the running app.
    public func open(_ url: URL) {
        guard let session = AppSession.latest else { return }
        session.system.application.receive(url: url)
        session.waitUntilIdle()
    }
}

extension XCUIDevice.Appearance {
    fileprivate var style: UIUserInterfaceStyle? {
        switch self {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

extension UIDeviceOrientation {
    /// The interface turns against the device. Nil for a device that lies flat.
    fileprivate var interfaceOrientation: UIInterfaceOrientation? {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        default: nil
        }
    }
}
