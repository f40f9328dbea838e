import UIKit

/// The gallery as an app: one scene with one window.
public final class GalleryAppDelegate: UIResponder, UIApplicationDelegate {
    /// The page that the scene opens with; by default the first. Read when the scene connects.
    public static var launchPage = GalleryPage.all[0]
    /// Whether that page is opened from the index, with its title and a way back, instead of alone. Default false, as
    /// scripts and pictures want it. Read when the scene connects.
    public static var opensFromIndex = false

    public func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = GallerySceneDelegate.self
        return configuration
    }
}
