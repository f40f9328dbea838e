import Foundation
import Testing
import UIKitCore

@testable import XCUIAutomation

@MainActor @Suite struct LaunchTests {
    private let app = XCUIApplication(delegate: SampleAppDelegate.self)

    @Test func eachLaunchStartsANewApp() {
        app.launch()
        app.buttons["Save"].tap()

        app.launch()

        #expect(app.staticTexts["status"].label == "Ready")
        #expect(app.state == .runningForeground)
        app.terminate()
        #expect(app.state == .notRunning)
        #expect(!app.staticTexts["status"].exists)
        #expect(app.wait(for: .notRunning, timeout: 1))
    }

    @Test func anAppReadsItsArgumentsAndEnvironmentWhileItRuns() {
        let former = CommandLine.arguments
        app.launchArguments = ["-ui-testing", "-volume", "3"]
        app.launchEnvironment = ["SAMPLE_WORD": "blue"]

        app.launch()

        #expect(app.staticTexts["launch"].label == "-ui-testing -volume 3|blue")
        #expect(UserDefaults.standard.integer(forKey: "volume") == 3)
        app.terminate()
        #expect(CommandLine.arguments == former)
        #expect(ProcessInfo.processInfo.environment["SAMPLE_WORD"] == nil)
        #expect(UserDefaults.standard.object(forKey: "volume") == nil)
    }

    @Test func allInstancesStandForTheSameApp() {
        app.launch()

        XCUIApplication(delegate: SampleAppDelegate.self).buttons["Save"].tap()

        #expect(app.staticTexts["Saved "].exists)
    }

    @Test func theHomeButtonSendsTheAppIntoTheBackground() {
        app.launch()

        XCUIDevice.shared.press(.home)

        #expect(app.state == .runningBackground)
        app.activate()
        #expect(app.state == .runningForeground)
        #expect(app.buttons["Save"].isHittable)
    }

    @Test func theDeviceIsRotated() {
        app.launch()
        defer { XCUIDevice.shared.orientation = .portrait }

        XCUIDevice.shared.orientation = .landscapeLeft

        #expect(app.frame.size == CGSize(width: 844, height: 390))
        app.launch()
        #expect(app.frame.size == CGSize(width: 844, height: 390))
    }

    @Test func screenshotsShowTheScreenAndElements() {
        app.launch()

        let screen = XCUIScreen.main.screenshot()
        let element = app.switches["wifi"].screenshot()

        #expect(screen.image.size == CGSize(width: 390, height: 844))
        #expect(element.image.size == CGSize(width: 51, height: 31))
        #expect(screen.pngRepresentation.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func theDelegateInTheTestsIsFound() throws {
        let own = try #require(AppDelegateTypes.all.first { $0.module == "XCUIAutomationTests" })

        #expect(own.delegateClass != nil)
        #expect(try AppDelegateTypes.delegate(forTestsOf: own.module, among: [own]) == own)
    }

    @Test func theDelegateOfSeveralIsThatWithTheBeginningOfTheTestsName() throws {
        let notes = AppDelegateTypes.Name(module: "Notes", type: "AppDelegate")
        let mail = AppDelegateTypes.Name(module: "Mail", type: "MailDelegate")
        let own = AppDelegateTypes.Name(module: "NotesUITests", type: "Fake")

        #expect(try AppDelegateTypes.delegate(forTestsOf: "NotesUITests", among: [notes, mail, own]) == notes)
        #expect(try AppDelegateTypes.delegate(forTestsOf: "OtherTests", among: [mail]) == mail)
        #expect(try AppDelegateTypes.delegate(forTestsOf: "OtherTests", among: [mail, own]) == mail)
        #expect(throws: UITestFailure.self) {
            try AppDelegateTypes.delegate(forTestsOf: "OtherTests", among: [notes, mail])
        }
        #expect(throws: UITestFailure.self) { try AppDelegateTypes.delegate(forTestsOf: "OtherTests", among: []) }
    }
}
