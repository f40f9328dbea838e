import Foundation
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct OtherSettingTests {
    private let device = TestDevice(.iPhone14)

    @Test func settingsForWhatThereIsNotAreThoseOfANewDevice() {
        let off = [
            UIAccessibility.isSpeakScreenEnabled, UIAccessibility.isSpeakSelectionEnabled,
            UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isClosedCaptioningEnabled,
            UIAccessibility.isGrayscaleEnabled, UIAccessibility.isGuidedAccessEnabled,
            UIAccessibility.isInvertColorsEnabled, UIAccessibility.isMonoAudioEnabled,
            UIAccessibility.isOnOffSwitchLabelsEnabled,
        ]

        #expect(off.allSatisfy { !$0 })
        #expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
    }

    @Test func eachSettingHasANotificationOfItsOwn() {
        let names = [
            UIAccessibility.speakScreenStatusDidChangeNotification,
            UIAccessibility.speakSelectionStatusDidChangeNotification,
            UIAccessibility.assistiveTouchStatusDidChangeNotification,
            UIAccessibility.closedCaptioningStatusDidChangeNotification,
            UIAccessibility.grayscaleStatusDidChangeNotification,
            UIAccessibility.guidedAccessStatusDidChangeNotification,
            UIAccessibility.invertColorsStatusDidChangeNotification,
            UIAccessibility.monoAudioStatusDidChangeNotification,
            UIAccessibility.onOffSwitchLabelsDidChangeNotification,
            UIAccessibility.shakeToUndoDidChangeNotification,
            UIAccessibility.videoAutoplayStatusDidChangeNotification,
        ]

        #expect(Set(names).count == names.count)
    }

    @Test func theDeviceHasAKindAndAnIdentifierThatStays() {
        device.show(UIViewController())

        #expect(UI_USER_INTERFACE_IDIOM() == .phone)
        #expect(UIDevice.current.identifierForVendor != nil)
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    }
}
