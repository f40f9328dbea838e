import UIKitCore

extension TestDevice {
    /// The emulated devices. Sizes are in portrait.
    public enum Model: String, CaseIterable, Sendable {
        /// 375 × 667 points at 2 pixels each, a home button.
        case iPhoneSE = "iPhone SE"
        /// 414 × 736 points at 3 pixels each, a home button; regular width in landscape.
        case iPhone8Plus = "iPhone 8 Plus"
        /// 414 × 896 points at 2 pixels each, a notch; regular width in landscape.
        case iPhone11 = "iPhone 11"
        /// 375 × 812 points at 3 pixels each, a notch.
        case iPhone13Mini = "iPhone 13 mini"
        /// 390 × 844 points at 3 pixels each, a notch.
        case iPhone14 = "iPhone 14"
        /// 393 × 852 points at 3 pixels each, a Dynamic Island.
        case iPhone15Pro = "iPhone 15 Pro"
        /// 402 × 874 points at 3 pixels each, a Dynamic Island.
        case iPhone16Pro = "iPhone 16 Pro"
        /// 440 × 956 points at 3 pixels each, a Dynamic Island; regular width in landscape.
        case iPhone16ProMax = "iPhone 16 Pro Max"
        /// 390 × 844 points at 3 pixels each, a notch.
        case iPhone16e = "iPhone 16e"
        /// 402 × 874 points at 3 pixels each, a Dynamic Island.
        case iPhone17 = "iPhone 17"
        /// 402 × 874 points at 3 pixels each, a Dynamic Island.
        case iPhone17Pro = "iPhone 17 Pro"
        /// 440 × 956 points at 3 pixels each, a Dynamic Island; regular width in landscape.
        case iPhone17ProMax = "iPhone 17 Pro Max"
        /// 420 × 912 points at 3 pixels each, a Dynamic Island; regular width in landscape.
        case iPhoneAir = "iPhone Air"
        /// 744 × 1133 points at 2 pixels each.
        case iPadMini = "iPad mini"
        /// 810 × 1080 points at 2 pixels each, a home button.
        case iPad = "iPad"
        /// 820 × 1180 points at 2 pixels each.
        case iPadAir = "iPad Air"
        /// 834 × 1194 points at 2 pixels each.
        case iPadPro11 = "iPad Pro 11"
        /// 1024 × 1366 points at 2 pixels each.
        case iPadPro13 = "iPad Pro 13"
        /// 820 × 1180 points at 2 pixels each.
        case iPadA16 = "iPad (A16)"
        /// 820 × 1180 points at 2 pixels each.
        case iPadAir11 = "iPad Air 11"
        /// 1024 × 1366 points at 2 pixels each.
        case iPadAir13 = "iPad Air 13"
        /// 834 × 1210 points at 2 pixels each.
        case iPadPro11M5 = "iPad Pro 11 (M5)"
        /// 1032 × 1376 points at 2 pixels each.
        case iPadPro13M5 = "iPad Pro 13 (M5)"
        /// A resizable window with a hardware keyboard, initially 1024 × 768 points of one pixel each. Its size classes
        /// depend on its width.
        case desktop = "Desktop"

        /// Returns the model with this name, ignoring case; nil if there is none. "iPhone " and "iPad " may be left out
        /// where only one model can be meant, as in "16 Pro".
        public init?(named name: String) {
            guard let device = DeviceModel.named(name), let model = Model(rawValue: device.name) else { return nil }
            self = model
        }

        var device: DeviceModel {
            guard let device = DeviceModel.named(rawValue) else {
                preconditionFailure("There is no device \(rawValue); DeviceModel.all must list every TestDevice.Model.")
            }
            return device
        }
    }

    /// The languages of the system's own words, such as Cancel.
    public enum Language: String, CaseIterable, Sendable {
        /// English, laid out from left to right.
        case english = "en"
        /// German, laid out from left to right.
        case german = "de"
        /// Simplified Chinese, laid out from left to right.
        case chineseSimplified = "zh-Hans"
        /// Arabic, laid out from right to left.
        case arabic = "ar"

        var system: SystemLanguage {
            guard let language = SystemLanguage(rawValue: rawValue) else {
                preconditionFailure(
                    "The language \(rawValue) is not supported; SystemLanguage must list every Language.")
            }
            return language
        }
    }

    /// The emulated systems.
    public enum Era: String, CaseIterable, Sendable {
        /// iOS 11, the first system with safe areas.
        case iOS11 = "11.4"
        /// iOS 12, the last system whose presentations cover the screen by default.
        case iOS12 = "12.4"
        /// iOS 17: presentations are sheets that can be dragged down.
        case iOS17 = "17.5"
        /// iOS 18, the latest emulated system.
        case iOS18 = "18.2"

        var system: SystemEra {
            guard let era = SystemEra(version: rawValue) else {
                preconditionFailure("There is no era \(rawValue); SystemEra must list every TestDevice.Era.")
            }
            return era
        }
    }
}
