import UIKit

/// The gallery as an app: one scene with one window.
public final class GalleryAppDelegate: UIResponder, UIApplicationDelegate {
    /// The page shown when the scene connects. Default: the first page.
    public static var launchPage = GalleryPage.all[0]
    /// Whether a page is pushed from the index, with a title and a back button. Default: false, so that scripts and pictures
    /// have the page alone. Takes effect with the next page.
    public static var opensFromIndex = false
    /// Whether a page that is shown alone has a navigation bar with its title. Default: false, so that scripts have the
    /// page alone. Takes effect with the next page.
    public static var pagesHaveBars = false
    /// Changes the device to a tablet (true), or back to that of the start (false), for pages that need a tablet. Nil, the
    /// default: the device stays.
    public static var useTablet: ((Bool) -> Void)?

    /// Configures every scene with the gallery's scene delegate.
    public func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = GallerySceneDelegate.self
        return configuration
    }
}
