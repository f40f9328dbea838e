import CoreGraphics
import HeadlessHost
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct AppInfoTests {
    @Test func orientationsAreListedForEachIdiom() {
        let info = AppInfo(info: [
            "UISupportedInterfaceOrientations": [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ],
            "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortraitUpsideDown"],
        ])

        #expect(info.supportedOrientations(on: .phone) == [.portrait, .landscapeLeft])
        #expect(info.supportedOrientations(on: .pad) == .portraitUpsideDown)
        #expect(AppInfo().supportedOrientations(on: .phone) == .allButUpsideDown)
        #expect(AppInfo().supportedOrientations(on: .pad) == .all)
    }

    @Test func valuesOfOtherTypesAreIgnored() {
        let info = AppInfo(info: [
            "UISupportedInterfaceOrientations": 3, "UIStatusBarStyle": "Blue", "UIStatusBarHidden": "maybe",
            "UIViewControllerBasedStatusBarAppearance": [],
        ])

        #expect(info.supportedOrientations(on: .phone) == .allButUpsideDown)
        #expect(info.statusBarStyle == .default && !info.isStatusBarHidden && info.statusBarFollowsControllers)
    }

    @Test func anAppThatListsPortraitOnlyDoesNotRotate() throws {
        let device = TestDevice(.iPhone14)
        let system = try #require(UIKitSystem.current)
        system.appInfo = AppInfo(info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]])
        device.show(UIViewController())

        #expect(throws: (any Error).self) { try device.rotate(to: .landscapeLeft) }

        #expect(device.window.bounds.width < device.window.bounds.height)
    }

    @Test func anAppMayDecideTheStatusBarInsteadOfItsControllers() throws {
        let device = TestDevice(.iPhoneSE)
        let system = try #require(UIKitSystem.current)
        system.appInfo = AppInfo(info: [
            "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarHidden": true,
            "UIStatusBarStyle": "UIStatusBarStyleLightContent",
        ])
        device.show(UIViewController())
        let manager = try #require(device.window.windowScene?.statusBarManager)
        #expect(manager.isStatusBarHidden && manager.statusBarStyle == .lightContent)

        system.application.isStatusBarHidden = false
        system.application.statusBarStyle = .darkContent
        try device.settle()

        #expect(!manager.isStatusBarHidden && manager.statusBarStyle == .darkContent)
    }
}
