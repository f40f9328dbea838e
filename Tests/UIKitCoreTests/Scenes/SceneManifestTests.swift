import Testing
import UIKitCore

@MainActor @Suite struct SceneManifestTests {
    private let info: [String: Any] = [
        "UIApplicationSceneManifest": [
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    ["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "App.MainDelegate"],
                    ["UISceneConfigurationName": "Detail", "UISceneDelegateClassName": "App.DetailDelegate"],
                ]
            ]
        ]
    ]

    @Test func aConfigurationIsFoundByItsNameOrIsTheFirst() throws {
        let manifest = try #require(SceneManifest(info: info))

        #expect(manifest.defaultName(for: .windowApplication) == "Main")
        #expect(manifest.delegateClassName(of: "Detail", for: .windowApplication) == "App.DetailDelegate")
        #expect(manifest.delegateClassName(of: nil, for: .windowApplication) == "App.MainDelegate")
        #expect(manifest.delegateClassName(of: "None", for: .windowApplication) == nil)
        #expect(manifest.defaultName(for: UISceneSession.Role(rawValue: "Other")) == nil)
    }

    @Test func aPropertyListWithoutConfigurationsIsNoManifest() {
        #expect(SceneManifest(info: [:]) == nil)
        #expect(SceneManifest(info: ["UIApplicationSceneManifest": ["UISceneConfigurations": "none"]]) == nil)
        #expect(SceneManifest(info: ["UIApplicationSceneManifest": 3]) == nil)
    }
}
