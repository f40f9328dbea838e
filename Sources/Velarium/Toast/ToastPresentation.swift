import UIKit

/// One presentation of a toast: its window, its animations and the user's drag. Retains the toast until the end.
@MainActor final class ToastPresentation {
    private let toast: Toast
    private let window: ToastWindow
    private let controller: ToastController
    private var sceneObserver: SceneDisconnectionObserver?
    private var themeObservation: OverlayThemeObservation?
    private var style: InterfaceStyleObserver?
    private var voiceOverObserver: VoiceOverObserver?

    init(of toast: Toast, from view: UIView?, in scene: UIWindowScene) {
        self.toast = toast
        window = ToastWindow(scene: scene, toast: toast)
        controller = ToastController(toast, behind: scene.frontmostAppWindow)
        window.tintColor = scene.frontmostAppWindow?.tintColor
        style = InterfaceStyleObserver(of: window, behind: view ?? scene.frontmostAppWindow?.styledView)
        window.rootViewController = controller
        themeObservation = OverlayThemeObservation(of: view, in: scene) { [weak controller] in
            controller?.setTheme($0)
        }
        sceneObserver = SceneDisconnectionObserver(window: window) { [weak self] in self?.sceneDidClose() }
        voiceOverObserver = VoiceOverObserver { [weak toast] in toast?.voiceOverStatusDidChange() }
    }

    /// - Parameter position: Where an earlier presentation of the toast was interrupted; nil for outside of the screen.
    func begin(animated: Bool, from position: ToastController.Position?) {
        // The app may look at the toast in `willPresent`, and dismiss it there.
        guard toast.lifecycle.isPresented else { return end(animated: false) }
        window.isHidden = false
        window.layoutIfNeeded()
        guard animated, controller.motion != .none else { return toast.presentationDidBegin() }
        if let position { controller.position = position } else { controller.setHidden(true) }
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

    /// Ends the presentation at once, during its exit animation. Returns where the toast was.
    func interrupt() -> ToastController.Position {
        let position = controller.position
        finish()
        return position
    }

    private func sceneDidClose() {
        toast.lifecycle.willDismiss(for: .sceneClosed)
        finish()
    }

    private func finish() {
        guard window.rootViewController != nil else { return }
        sceneObserver = nil
        voiceOverObserver = nil
        window.isHidden = true
        style = nil
        window.rootViewController = nil
        toast.presentationDidEnd()
    }
}

/// Calls a closure when VoiceOver is turned on or off.
@MainActor private final class VoiceOverObserver {
    /// Only removed in `deinit`, which is safe on any thread.
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated(action)
        }
    }

    deinit { token.map(NotificationCenter.default.removeObserver) }
}
