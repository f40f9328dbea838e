/// The emulated device.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device of the current system.
    public class var current: UIDevice {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIDevice.current needs a running app or a TestDevice: make one first.")
        }
        return system.uiDevice
    }

    /// Posted when `orientation` has changed, while somebody has asked for it.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    private unowned let system: UIKitSystem
    private var era: SystemEra { system.era }
    private var deviceModel: DeviceModel { system.device }
    /// How many have begun and not ended to ask for notifications.
    private var listeners = 0
    /// How the device is held, also while the interface does not follow.
    open private(set) var orientation: UIDeviceOrientation

    init(system: UIKitSystem) {
        self.system = system
        orientation = system.orientation.held
        super.init()
    }

    open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
    /// Has `orientationDidChangeNotification` posted from now on. Every call needs its `end…`.
    open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
    open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

    /// The person holds the device another way.
    func turn(to orientation: UIDeviceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    /// The device's name, as in `iPhone 14`.
    open var name: String { deviceModel.name }
    /// `iPhone` or `iPad`.
    open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
    open var localizedModel: String { model }
    open var systemName: String { deviceModel.idiom == .phone || !era.hasCards ? "iOS" : "iPadOS" }
    /// The version of the emulated system, as in `17.5`.
    open var systemVersion: String { era.version }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { deviceModel.idiom }
    open var isMultitaskingSupported: Bool { true }
}
