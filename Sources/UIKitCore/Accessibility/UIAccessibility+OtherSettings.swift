import Foundation

// Settings for what there is not here. They have the values of a device on which the user has changed nothing, and their
// notifications are never posted.
extension UIAccessibility {
    /// Whether the user may have the screen read aloud with a swipe. Always false.
    @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
    /// Whether the user may have selected text read aloud. Always false.
    @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the user operates the device with the buttons of AssistiveTouch. Always false.
    @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
    /// Whether films should have captions. Always false.
    @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether the screen has no colors. Always false.
    @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
    /// Whether the device is restricted to one app. Always false.
    @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the screen has inverted colors. Always false.
    @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
    /// Whether both ears hear the same. Always false.
    @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
    /// Whether switches show marks for on and off. Always false.
    @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether shaking the device undoes what the user typed. Always true, as on a new device.
    @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }
    /// Whether films may play without being asked for. Always true, as on a new device.
    @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }

    /// For a change of `isSpeakScreenEnabled`.
    public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// For a change of `isSpeakSelectionEnabled`.
    public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// For a change of `isAssistiveTouchRunning`.
    public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// For a change of `isClosedCaptioningEnabled`.
    public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// For a change of `isGrayscaleEnabled`.
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// For a change of `isGuidedAccessEnabled`.
    public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// For a change of `isInvertColorsEnabled`.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// For a change of `isMonoAudioEnabled`.
    public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// For a change of `isOnOffSwitchLabelsEnabled`.
    public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// For a change of `isShakeToUndoEnabled`.
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// For a change of `isVideoAutoplayEnabled`.
    public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
}
