import Foundation

/// The user's accessibility settings on the current system, and the notifications of their changes.
///
/// Each property is the current value. The matching notification is posted, without an object, right after views and
/// controllers have been updated.
public struct UIAccessibility {
    private init() {}

    @MainActor private static var settings: AccessibilitySettings {
        UIKitSystem.current?.settings.accessibility ?? AccessibilitySettings()
    }

    /// Whether motion should be reduced: no zooming, no parallax.
    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
    /// Whether sliding transitions should cross-fade. False unless motion is also reduced.
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
        settings.reducesMotion && settings.prefersCrossFade
    }
    /// Whether translucent surfaces should be opaque.
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
    /// Whether the user has asked for bold text.
    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { settings.hasBoldText }
    /// Whether VoiceOver is on. Nothing is read aloud here: a test reads what would be.
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    /// Whether the user operates the device with switches. Always false: there is no Switch Control.
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
    /// Whether the user has asked for increased contrast; the same as the trait `accessibilityContrast`.
    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
    /// Whether color must not be the only way to convey information.
    @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
        settings.differentiatesWithoutColor
    }
    /// Whether buttons should have a visible shape.
    @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { settings.showsButtonShapes }
    /// The ears with a hearing device that is paired with the device; empty for none.
    @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar {
        HearingDeviceEar(rawValue: settings.hearingDeviceEars)
    }

    /// The ears of a pair of hearing devices.
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The bits of the ears.
        public let rawValue: UInt
        /// The ears with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both ears.
        public static let both: HearingDeviceEar = [left, right]
    }

    /// Posted when `isVoiceOverRunning` has changed.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when `isSwitchControlRunning` has changed, which never happens here.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when `isReduceMotionEnabled` has changed.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when `prefersCrossFadeTransitions` has changed.
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted when `isReduceTransparencyEnabled` has changed.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when `isBoldTextEnabled` has changed.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when `isDarkerSystemColorsEnabled` has changed.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// The name of the notification posted when `shouldDifferentiateWithoutColor` has changed; a string, as on iOS.
    public static let differentiateWithoutColorDidChangeNotification =
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    /// Posted when `buttonShapesEnabled` has changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted when `hearingDevicePairedEar` has changed.
    public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
}

extension AccessibilitySettings {
    /// The notifications for the differences from `other`.
    func changeNotifications(since other: AccessibilitySettings) -> [Foundation.Notification.Name] {
        func fades(_ settings: AccessibilitySettings) -> Bool { settings.reducesMotion && settings.prefersCrossFade }
        let changes: [(Bool, Foundation.Notification.Name)] = [
            (
                increasesContrast != other.increasesContrast,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification
            ),
            (isVoiceOverRunning != other.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
            (hasBoldText != other.hasBoldText, UIAccessibility.boldTextStatusDidChangeNotification),
            (reducesMotion != other.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (fades(self) != fades(other), UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
            (
                reducesTransparency != other.reducesTransparency,
                UIAccessibility.reduceTransparencyStatusDidChangeNotification
            ),
            (
                differentiatesWithoutColor != other.differentiatesWithoutColor,
                Foundation.Notification.Name(UIAccessibility.differentiateWithoutColorDidChangeNotification)
            ),
            (
                showsButtonShapes != other.showsButtonShapes,
                UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
            ),
            (
                hearingDeviceEars != other.hearingDeviceEars,
                UIAccessibility.hearingDevicePairedEarDidChangeNotification
            ),
        ]
        return changes.filter(\.0).map(\.1)
    }
}
