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
    /// Always true.
    open var isMultitaskingSupported: Bool { true }
}
