import Foundation

/// The emulated device.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device of the current system. Traps without a running app or test device.
    public class var current: UIDevice {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIDevice.current requires a running app or a TestDevice. Create one first.")
        }
        return system.uiDevice
    }

    /// Posted when `orientation` has changed, while notifications are enabled.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    private unowned let system: UIKitSystem
    private var era: SystemEra { system.era }
    private var deviceModel: DeviceModel { system.device }
    /// The number of `begin…` calls without a matching `end…` call.
    private var notificationRequestCount = 0
    /// The physical orientation of the device, even when the interface does not follow it.
    open private(set) var orientation: UIDeviceOrientation

    init(system: UIKitSystem) {
        self.system = system
        orientation = system.orientation.deviceOrientation
        super.init()
    }

    /// Whether orientation notifications are enabled.
    open var isGeneratingDeviceOrientationNotifications: Bool { notificationRequestCount > 0 }
    /// Enables orientation notifications. Every call needs a matching `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() { notificationRequestCount += 1 }
    /// Balances one `beginGeneratingDeviceOrientationNotifications()`; the last call disables the notifications.
    open func endGeneratingDeviceOrientationNotifications() {
        notificationRequestCount = max(0, notificationRequestCount - 1)
    }

    /// Changes the physical orientation, as when the user rotates the device.
    func rotate(to orientation: UIDeviceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    /// The device's name, such as `iPhone 14`.
    open var name: String { deviceModel.name }
    /// `iPhone` or `iPad`.
    open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
    /// The same as `model`; there is one language.
    open var localizedModel: String { model }
    /// `iOS`, or `iPadOS` on pads since iOS 13.
    open var systemName: String { deviceModel.idiom == .phone ? "iOS" : era.padSystemName }
    /// The version of the emulated system, such as `17.5`.
    open var systemVersion: String { era.version }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { deviceModel.idiom }
    /// Whether the app may read the battery and is notified of its changes. Default false.
    open var isBatteryMonitoringEnabled = false
    /// The charge, from 0 to 1; -1 while monitoring is disabled. Full, unless a test or a script sets it.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? system.settings.battery.level : -1 }
    /// What the battery does; unknown while monitoring is disabled.
    open var batteryState: BatteryState {
        isBatteryMonitoringEnabled ? BatteryState(system.settings.battery.activity) : .unknown
    }
    /// Identifies the device for the apps of one maker. The same for all devices here, because none is a real one.
    open var identifierForVendor: UUID? { UUID(uuidString: "6E1C4A7B-52D4-4B0E-9C35-0F7C2A1D8E64") }
    /// Always true.
    open var isMultitaskingSupported: Bool { true }

    /// Plays the click of a key, if an input view or accessory view that allows clicks is shown.
    ///
    /// No host plays it: the trace records it, as it does haptic feedback.
    open func playInputClick() {
        let views = UIKitSystem.current?.keyboardPresenter?.visibleInputViews ?? []
        guard views.contains(where: { ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true })
        else {
            return
        }
        Trace.note(self, callback: "playInputClick()")
    }
}

extension UIDevice {
    /// What the battery does.
    public enum BatteryState: Int, Sendable {
        /// Monitoring is disabled.
        case unknown
        /// On battery, which discharges.
        case unplugged
        /// On a charger, with less than the full charge.
        case charging
        /// On a charger, fully charged.
        case full
    }

    /// Posted when `batteryLevel` has changed, while monitoring is enabled.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when `batteryState` has changed, while monitoring is enabled.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// Posts the notifications of what changed in the battery.
    func batteryDidChange(from old: BatteryCharge, to new: BatteryCharge) {
        guard isBatteryMonitoringEnabled else { return }
        if new.activity != old.activity {
            NotificationCenter.default.post(name: UIDevice.batteryStateDidChangeNotification, object: self)
        }
        if new.level != old.level {
            NotificationCenter.default.post(name: UIDevice.batteryLevelDidChangeNotification, object: self)
        }
    }
}

extension UIDevice.BatteryState {
    init(_ activity: BatteryCharge.Activity) {
        switch activity {
        case .unplugged: self = .unplugged
        case .charging: self = .charging
        case .full: self = .full
        }
    }
}

/// Holds the device of one system.
@MainActor private final class SystemDevice: SystemService {
    let device: UIDevice

    init(system: UIKitSystem) { device = UIDevice(system: system) }
}

extension UIKitSystem {
    /// The device that apps see.
    var uiDevice: UIDevice { service(SystemDevice.self).device }
}

extension SystemEra {
    /// The value of `UIDevice.systemName` on pads.
    fileprivate var padSystemName: String { self >= .iOS17 ? "iPadOS" : "iOS" }
}

/// The kind of the device.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIDevice.userInterfaceIdiom.")
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
