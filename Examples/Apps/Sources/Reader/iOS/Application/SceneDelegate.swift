import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene,
            let library = (UIApplication.shared.delegate as? AppDelegate)?.library
        else { return }
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = UIColor(named: "AccentColor")
        window.rootViewController = RootTabBarController(library: library)
        window.makeKeyAndVisible()
        self.window = window
    }
}
