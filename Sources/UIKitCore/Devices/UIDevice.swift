/// The emulated device.
@MainActor open class UIDevice: NSObject {
    /// The device of the current system.
    public class var current: UIDevice {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIDevice.current needs a running app or a TestDevice: make one first.")
        }
        return system.uiDevice
    }

    private let deviceModel: DeviceModel
    private let era: SystemEra

    init(_ device: DeviceModel, era: SystemEra) {
        deviceModel = device
        self.era = era
        super.init()
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
