import UIKitCore

extension TestDevice {
    /// The devices that can be emulated, by name. Sizes are those in portrait.
    public enum Model: String, CaseIterable, Sendable {
        /// 375 × 667 points at 2 pixels each, a button below the screen.
        case iPhoneSE = "iPhone SE"
        /// 414 × 736 points at 3 pixels each, a button below the screen; regular width on its side.
        case iPhone8Plus = "iPhone 8 Plus"
        /// 414 × 896 points at 2 pixels each, a notch; regular width on its side.
        case iPhone11 = "iPhone 11"
        /// 375 × 812 points at 3 pixels each, a notch.
        case iPhone13Mini = "iPhone 13 mini"
        /// 390 × 844 points at 3 pixels each, a notch.
        case iPhone14 = "iPhone 14"
        /// 393 × 852 points at 3 pixels each, a pill for the camera.
        case iPhone15Pro = "iPhone 15 Pro"
        /// 402 × 874 points at 3 pixels each, a pill for the camera.
        case iPhone16Pro = "iPhone 16 Pro"
        /// 440 × 956 points at 3 pixels each, a pill for the camera; regular width on its side.
        case iPhone16ProMax = "iPhone 16 Pro Max"
        /// 744 × 1133 points at 2 pixels each.
        case iPadMini = "iPad mini"
        /// 810 × 1080 points at 2 pixels each, a button below the screen.
        case iPad = "iPad"
        /// 820 × 1180 points at 2 pixels each.
        case iPadAir = "iPad Air"
        /// 834 × 1194 points at 2 pixels each.
        case iPadPro11 = "iPad Pro 11"
        /// 1024 × 1366 points at 2 pixels each.
        case iPadPro13 = "iPad Pro 13"
        /// 1024 × 768 points of one pixel each at first: a resizable window with a hardware keyboard, whose size classes go by
        /// width.
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
        /// The first with safe areas.
        case iOS11 = "11.4"
        /// The last on which presentations cover the screen unless told otherwise.
        case iOS12 = "12.4"
        /// Presentations are cards that can be pulled down.
        case iOS17 = "17.5"
        /// The latest that is emulated.
        case iOS18 = "18.2"

        var system: SystemEra {
            guard let era = SystemEra(version: rawValue) else {
                preconditionFailure("There is no era \(rawValue); SystemEra must know every TestDevice.Era.")
            }
            return era
        }
    }
}
