import UIKit
import Velarium

/// Shows one page at a time in the scene's window. A `gallery:ID` URL replaces it.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        show(GalleryAppDelegate.launchPage)
        window.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            guard context.url.scheme == "gallery" else { continue }
            let id = context.url.path
            guard let page = GalleryPage.named(id) else {
                NSLog("The gallery has no page \"\(id)\".")
                continue
            }
            // Overlays that allow it are hidden. If one refuses, the current page stays as well.
            guard ModalPresentationViewController.hideAllVisibleIfAllowed() else {
                NSLog("The gallery cannot open \"\(id)\": an overlay refuses to be hidden.")
                continue
            }
            show(page)
        }
    }

    private func show(_ page: GalleryPage) {
        // What waits for its turn belongs to the old page.
        if let scene = window?.windowScene { OverlayCoordinator.coordinator(for: scene).dismissAll(animated: false) }
        // UIKit does not dismiss what the old root controller presents; the app has to.
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController = makeRoot(of: page)
    }

    private func makeRoot(of page: GalleryPage) -> UIViewController {
        let isIndex = page.id == GalleryPage.index.id
        if GalleryAppDelegate.opensFromIndex, !isIndex { return GalleryRootController(opening: page) }
        let controller = page.makeController()
        guard GalleryAppDelegate.pagesHaveBars, !isIndex else { return controller }
        controller.title = page.title.localized
        controller.navigationItem.largeTitleDisplayMode = .never
        return UINavigationController(rootViewController: controller)
    }
}
