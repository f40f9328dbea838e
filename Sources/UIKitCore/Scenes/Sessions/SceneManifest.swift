import UIFoundation

/// The scene manifest of the app's `Info.plist`: the configurations of scenes.
package struct SceneManifest {
    private let configurations: [String: Any]

    /// The manifest of this app; nil if its `Info.plist` has none.
    @MainActor static var ofApp: SceneManifest? { SceneManifest(info: AppBundle.info) }

    /// Nil if `info` has no manifest with configurations.
    package init?(info: [String: Any]) {
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        guard let configurations = manifest?["UISceneConfigurations"] as? [String: Any] else { return nil }
        self.configurations = configurations
    }

    /// The name of the first configuration for `role`, which a new session gets.
    package func defaultName(for role: UISceneSession.Role) -> String? {
        entries(for: role).first?["UISceneConfigurationName"] as? String
    }

    /// The class's name in the configuration called `name`; nil means the first one of `role`.
    package func delegateClassName(of name: String?, for role: UISceneSession.Role) -> String? {
        entry(named: name, for: role)?["UISceneDelegateClassName"] as? String
    }

    /// The name of the storyboard of that configuration; nil for none.
    package func storyboardName(of name: String?, for role: UISceneSession.Role) -> String? {
        entry(named: name, for: role)?["UISceneStoryboardFile"] as? String
    }

    private func entry(named name: String?, for role: UISceneSession.Role) -> [String: Any]? {
        entries(for: role).first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    }

    private func entries(for role: UISceneSession.Role) -> [[String: Any]] {
        configurations[role.rawValue] as? [[String: Any]] ?? []
    }

    /// The class of that configuration. A name without a class is a misuse.
    @MainActor func delegateClass(of name: String?, for role: UISceneSession.Role) -> AnyClass? {
        guard let className = delegateClassName(of: name, for: role) else { return nil }
        if let found = NSClassFromString(className) { return found }
        misuse(
            "Info.plist configuration \"\(name ?? "(no name)")\" for \(role.rawValue) contained "
                + "UISceneDelegateClassName key, but could not load class with name \"\(className)\".",
            raises: false)
        return nil
    }
}
