import UIKit
import Velarium

/// Shows one page at a time in the scene's window and changes to the page that a URL `gallery:ID` names.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        let page = GalleryAppDelegate.launchPage
        if GalleryAppDelegate.opensFromIndex, page.id != GalleryPage.index.id {
            window.rootViewController = GalleryShell(opening: page)
        } else {
            show(page)
        }
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
            // What is up and unimportant gives way; what refuses stays, with the page that it belongs to.
            guard ModalPresentationViewController.hideAllVisibleIfAllowed() else {
                NSLog("The gallery cannot open \"\(id)\": an overlay does not let itself be hidden.")
                continue
            }
            show(page)
        }
    }

    private func show(_ page: GalleryPage) {
        // What the old page presents would outlive it: UIKit leaves that to the app.
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController = page.makeController()
    }
}
