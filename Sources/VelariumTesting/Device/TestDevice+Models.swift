import UIKitCore

extension TestDevice {
    /// The devices that can be emulated, by name.
    public enum Model: String, CaseIterable, Sendable {
        case iPhoneSE = "iPhone SE"
        case iPhone8Plus = "iPhone 8 Plus"
        case iPhone11 = "iPhone 11"
        case iPhone13Mini = "iPhone 13 mini"
        case iPhone14 = "iPhone 14"
        case iPhone15Pro = "iPhone 15 Pro"
        case iPhone16Pro = "iPhone 16 Pro"
        case iPhone16ProMax = "iPhone 16 Pro Max"
        case iPadMini = "iPad mini"
        case iPad = "iPad"
        case iPadAir = "iPad Air"
        case iPadPro11 = "iPad Pro 11"
        case iPadPro13 = "iPad Pro 13"
        /// A resizable window with a hardware keyboard; its size classes go by width.
        case desktop = "Desktop"

        /// The model called `name`, without regard to case; nil when there is none.
        public init?(named name: String) {
            guard let model = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
                return nil
            }
            self = model
        }

        var device: DeviceModel {
            guard let device = DeviceModel.named(rawValue) else {
                preconditionFailure("There is no device \(rawValue); DeviceModel.all must list every TestDevice.Model.")
            }
            return device
        }
    }

    /// The systems that can be emulated.
    public enum Era: String, CaseIterable, Sendable {
        case iOS11 = "11.4"
        case iOS12 = "12.4"
        case iOS17 = "17.5"
        case iOS18 = "18.2"

        var system: SystemEra {
            guard let era = SystemEra(version: rawValue) else {
                preconditionFailure("There is no era \(rawValue); SystemEra must know every TestDevice.Era.")
            }
            return era
        }
    }
}
