import Foundation
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// The notification of another language of the keyboard on the screen.
@MainActor @Suite struct InputModeNotificationTests {
    @Test func theGlobePostsTheChangeOfTheInputMode() throws {
        let keyboard = try KeyboardUnderTest(.phone)
        let globe = try #require(keyboard.globe)
        let before = keyboard.names
        nonisolated(unsafe) var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }

        keyboard.tap(globe)

        #expect(keyboard.names != before && count >= 1)
    }

    @Test func theFirstInputModeHasTheLanguageOfTheDevice() {
        let device = TestDevice(.iPhone14, language: .english)
        device.show(UIViewController())

        #expect(UITextInputMode.activeInputModes.first?.primaryLanguage == "en")
    }
}
