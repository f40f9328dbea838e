import CoreGraphics
import QuartzCore

/// Heights and durations of the on-screen keyboard. Sources: `Docs/Numbers.md`.
package enum KeyboardMetrics {
    /// Seconds that showing and hiding take.
    package static let duration: Seconds = 0.25
    /// The animation curve as a raw value: the system's spring.
    static let curve: UInt = 7
    /// The options for views that move with the keyboard; they still receive touches.
    package static let options: UIView.AnimationOptions = [
        UIView.AnimationOptions(rawValue: curve << 16), .allowUserInteraction,
    ]
    /// How near the lower edge a floating keyboard is docked when it is released. Points; inferred.
    static let dockingDistance: CGFloat = 20
    /// The height of the shortcut bar, which remains beside a hardware keyboard. Points.
    package static let shortcutBarHeight: CGFloat = 55

    /// The height with the prediction bar, without the home indicator's area. Points.
    static func height(on device: DeviceModel, era: SystemEra, isLandscape: Bool) -> CGFloat {
        switch device.kind {
        case .phone where isLandscape: landscapePhoneHeight(device.size)
        case .phone: portraitPhoneHeight(device.size) - era.predictionBarReduction(onPhone: device.size)
        case .pad: padHeight(device.size, isLandscape: isLandscape)
        case .desktop: shortcutBarHeight
        }
    }

    private static func portraitPhoneHeight(_ size: CGSize) -> CGFloat {
        switch (size.width, size.height) {
        case (..<375, _): 254
        case (375, ..<812): 260
        case (414, ..<896): 271
        case (414..., _): 312
        default: 302
        }
    }

    private static func landscapePhoneHeight(_ size: CGSize) -> CGFloat {
        switch size.height {
        case ..<812: 200
        case 812, 896: 188
        default: 198
        }
    }

    private static func padHeight(_ size: CGSize, isLandscape: Bool) -> CGFloat {
        switch size.width {
        case ..<768: isLandscape ? 406 : 315
        case ..<820: isLandscape ? 405 : 318
        case 820: isLandscape ? 398 : 315
        case ..<1024: isLandscape ? 406 : 319
        default: isLandscape ? 478 : 385
        }
    }
}

extension SystemEra {
    /// How much lower than on iOS 17 the prediction bar of a phone is whose screen has this size: 0 in landscape. Points.
    package func predictionBarReduction(onPhone size: CGSize) -> CGFloat {
        guard self < .iOS17 else { return 0 }
        switch (size.width, size.height) {
        case (375, ..<812): return 2
        case (...375, _): return 1
        default: return 0
        }
    }
}
