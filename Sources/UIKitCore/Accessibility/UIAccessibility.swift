import Foundation

/// What the person has asked for in the accessibility settings of the current system, and the news of it.
///
/// Each property answers for the system as it is now; the notification of the same name is posted, without an object,
/// right after views and controllers have heard of the change.
public struct UIAccessibility {
    private init() {}

    @MainActor private static var settings: AccessibilitySettings {
        UIKitSystem.current?.settings.accessibility ?? AccessibilitySettings()
    }

    /// Whether movement shall be less: no zooming, no parallax.
    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
    /// Whether transitions that slide shall fade instead. False unless motion is reduced as well.
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
        settings.reducesMotion && settings.prefersCrossFade
    }
    /// Whether what is translucent shall be solid.
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { settings.hasBoldText }
    /// Whether the screen is read out. Nothing reads it here: the setting only tells apps that something would.
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { settings.runsVoiceOver }
    /// Whether more contrast is wanted; the trait `accessibilityContrast` says the same.
    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
    /// Whether nothing shall be told by colour alone.
    @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
        settings.differentiatesWithoutColor
    }
    /// Whether buttons shall be recognisable by a shape.
    @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { settings.showsButtonShapes }

    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// The name of a notification; a text, as on iOS.
    public static let differentiateWithoutColorDidChangeNotification =
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
}

extension AccessibilitySettings {
    /// The notifications that tell what differs from `other`.
    func news(since other: AccessibilitySettings) -> [Foundation.Notification.Name] {
        func fades(_ settings: AccessibilitySettings) -> Bool { settings.reducesMotion && settings.prefersCrossFade }
        let changes: [(Bool, Foundation.Notification.Name)] = [
            (
                increasesContrast != other.increasesContrast,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification
            ),
            (runsVoiceOver != other.runsVoiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
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
        ]
        return changes.filter(\.0).map(\.1)
    }
}
