import UIKit

/// One presentation of a toast: its window, its animations and the user's drag. Retains the toast until the end.
@MainActor final class ToastPresentation {
    private let toast: Toast
    private let window: ToastWindow
    private let controller: ToastController
    private var sceneObserver: SceneDisconnectionObserver?
    private var themeObservation: OverlayThemeObservation?

    init(of toast: Toast, from view: UIView?, in scene: UIWindowScene) {
        self.toast = toast
        window = ToastWindow(scene: scene, toast: toast)
        controller = ToastController(toast, behind: scene.frontmostAppWindow)
        window.tintColor = scene.frontmostAppWindow?.tintColor
        window.overrideUserInterfaceStyle = scene.frontmostAppWindow?.overrideUserInterfaceStyle ?? .unspecified
        window.rootViewController = controller
        themeObservation = OverlayThemeObservation(of: view, in: scene) { [weak controller] in
            controller?.setTheme($0)
        }
        sceneObserver = SceneDisconnectionObserver(window: window) { [weak self] in self?.sceneDidClose() }
    }

    func begin(animated: Bool) {
        // The app may look at the toast in `willPresent`, and dismiss it there.
        guard toast.lifecycle.isPresented else { return end(animated: false) }
        window.isHidden = false
        window.layoutIfNeeded()
        guard animated, controller.motion != .none else { return toast.presentationDidBegin() }
        controller.setHidden(true)
        UIView.animate(
            withDuration: ToastMetrics.entrance, delay: 0, usingSpringWithDamping: ToastMetrics.springDamping,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            self.controller.setHidden(false)
        } completion: { [weak toast] _ in
            if let toast, toast.lifecycle.isPresented { toast.presentationDidBegin() }
        }
    }

    func end(animated: Bool) {
        window.isUserInteractionEnabled = false
        guard animated, controller.motion != .none, !window.isHidden else { return finish() }
        UIView.animate(
            withDuration: ToastMetrics.exit, delay: 0, options: [.curveEaseIn, .beginFromCurrentState]
        ) {
            self.controller.setHidden(true)
        } completion: { _ in
            self.finish()
        }
    }

    private func sceneDidClose() {
        toast.lifecycle.willDismiss(for: .sceneClosed)
        finish()
    }

    private func finish() {
        guard window.rootViewController != nil else { return }
        sceneObserver = nil
        window.isHidden = true
        window.rootViewController = nil
        toast.presentationDidEnd()
    }
}
