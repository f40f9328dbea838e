import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

@testable import UIKit

/// `UILaunchScreen` and `UILaunchStoryboardName`.
@MainActor @Suite struct LaunchScreenTests {
    private let device = TestDevice(.iPhone14)

    private func system(_ info: [String: Any]) throws -> UIKitSystem {
        let system = try #require(UIKitSystem.current)
        system.appInfo = AppInfo(info: info)
        return system
    }

    private func color(of system: UIKitSystem) -> UInt32 {
        let pixels = system.frameLoop.pixels
        return (pixels.pixels + pixels.height / 2 * pixels.bytesPerRow + 40).load(as: UInt32.self)
    }

    private func redController() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return controller
    }

    @Test func itIsShownUntilTheAppsFirstFrame() throws {
        let system = try system(["UILaunchScreen": [String: Any]()])
        var isLaunched = false

        LaunchScreen.show(on: system) {
            isLaunched = true
            system.show(redController())
        }
        device.advance(by: 0)
        #expect(!isLaunched)
        #expect(color(of: system) == 0xFFFF_FFFF)
        device.advance(by: 0.2)

        #expect(isLaunched)
        #expect(color(of: system) == 0xFFFF_0000)
        #expect(system.application.windows.count == 1)
    }

    @Test func anAppWithoutOneLaunchesAtOnce() throws {
        var isLaunched = false

        LaunchScreen.show(on: try system([:])) { isLaunched = true }

        #expect(isLaunched)
    }

    @Test func itFollowsTheStyleOfTheDevice() throws {
        let system = try system(["UILaunchScreen": [String: Any]()])
        try device.setStyle(.dark)

        LaunchScreen.show(on: system) {}
        device.advance(by: 0)

        #expect(color(of: system) == 0xFF00_0000)
    }

    @Test func aScreenWithBarsFillsTheScreenToo() throws {
        let bars: [String: Any] = [
            "UINavigationBar": [String: Any](), "UITabBar": [String: Any](), "UIToolbar": [String: Any](),
        ]
        let system = try system(["UILaunchScreen": bars])

        let picture = try #require(LaunchScreen.picture(for: system))

        #expect(CGFloat(picture.width) == system.screen.bounds.width * system.screen.scale)
        #expect(UIKitSystem.current === system)
    }

    /// Calls `body` with the name of a storyboard among the app's files.
    private func withStoryboard(_ text: String, _ body: (String) throws -> Void) throws {
        let name = "Launch-\(UUID().uuidString)"
        let url = Bundle.main.bundleURL.appendingPathComponent(name + ".storyboard")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(name)
    }

    private func storyboard(initial: String = "one", customClass: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" launchScreen="YES" \
        initialViewController="\(initial)"><scenes><scene sceneID="s"><objects>
        <viewController id="one" \(customClass)><view key="view" id="v">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></view></viewController></objects></scene></scenes></document>
        """
    }

    @Test func aStoryboardIsDrawnAtTheSizeOfTheScreen() throws {
        try withStoryboard(storyboard()) { name in
            let system = try system(["UILaunchStoryboardName": name, "UILaunchScreen": [String: Any]()])

            let picture = try #require(LaunchScreen.picture(for: system))
            let bitmap = picture.bitmap

            #expect(CGFloat(picture.width) == system.screen.bounds.width * system.screen.scale)
            #expect(CGFloat(picture.height) == system.screen.bounds.height * system.screen.scale)
            for y in [10, bitmap.height / 2, bitmap.height - 10] {
                let pixel = (bitmap.pixels + y * bitmap.bytesPerRow + 40).load(as: UInt32.self)
                #expect(pixel == 0xFF00_00FF)
            }
        }
    }

    @Test func aStoryboardThatCannotBeShownIsLeftOut() throws {
        let texts = [
            "<document", "", storyboard(initial: "none"), storyboard(customClass: "customClass=\"Splash\""),
        ]
        for text in texts {
            try withStoryboard(text) { name in
                let system = try system(["UILaunchStoryboardName": name])
                var isLaunched = false

                LaunchScreen.show(on: system) { isLaunched = true }

                #expect(isLaunched)
                #expect(UIKitSystem.current === system)
            }
        }
    }

    @Test(arguments: ["NoSuchStoryboard", "", "../../etc/passwd"])
    func aStoryboardThatIsMissingIsLeftOut(name: String) throws {
        let system = try system(["UILaunchStoryboardName": name])
        var isLaunched = false

        LaunchScreen.show(on: system) { isLaunched = true }

        #expect(isLaunched)
    }

    @Test func valuesOfOtherTypesAreIgnored() throws {
        let system = try system([
            "UILaunchStoryboardName": 3,
            "UILaunchScreen": ["UIColorName": "no such color", "UIImageName": 5, "UIImageRespectsSafeAreaInsets": "x"],
        ])

        #expect(LaunchScreen.picture(for: system) != nil)
    }

    @Test func theStoryboardOfTheIdiomWins() {
        let info = AppInfo(info: [
            "UILaunchStoryboardName": "Any", "UILaunchStoryboardName~ipad": "Pad", "UILaunchScreen": [String: Any](),
        ])

        #expect(info.launchStoryboardName(on: .pad) == "Pad")
        #expect(info.launchStoryboardName(on: .phone) == "Any")
    }
}
