import UIKit

/// Hosts an overlay in a window of its own, which retains it. Waits for a scene if none is on the screen.
@MainActor final class ModalWindowHost: ModalHost {
    private weak var requestedScene: UIWindowScene?
    private var overlayWindow: ModalWindow?
    private weak var dimmedWindow: UIWindow?
    private var sceneActivation: SceneActivationObserver?

    /// - Parameter scene: The scene to show it in; nil for the frontmost scene.
    init(in scene: UIWindowScene?) { requestedScene = scene }

    var mode: ModalHostMode { .window }
    var window: UIWindow? { overlayWindow }
    var controllerBehind: UIViewController? { overlayWindow?.windowBehind?.rootViewController?.frontmost }
    var systemBarsController: UIViewController? {
        overlayWindow?.windowBehind?.rootViewController?.systemBarsController
    }

    /// True for a window in the same scene.
    func isShown(in location: ModalLocation) -> Bool {
        guard case .window(let requestedScene) = location else { return false }
        let scene = requestedScene ?? UIWindowScene.frontmost
        return overlayWindow?.windowScene === scene && scene != nil
    }

    func mount(_ overlay: any HostedOverlay) {
        guard let scene = requestedScene ?? UIWindowScene.frontmost else {
            // The caller may not retain the overlay; this closure retains it until there is a scene.
            let controller = overlay.viewController
            sceneActivation = SceneActivationObserver { [self] in
                sceneActivation = nil
                withExtendedLifetime(controller) { mount(overlay) }
            }
            return
        }
        let window = ModalWindow(windowScene: scene)
        overlayWindow = window
        window.windowLevel = ModalWindow.level
        window.windowBehind = scene.frontmostAppWindow
        window.isAllowedToBecomeKey = overlay.becomesKeyWindow
        window.previousKeyWindow = scene.windows.first(where: \.isKeyWindow) ?? UIWindowScene.appKeyWindow
        copyAppearance(from: window.windowBehind)
        window.rootViewController = overlay.viewController
        if overlay.becomesKeyWindow {
            window.makeKeyAndVisible()
        } else {
            window.isHidden = false
        }
    }

    /// Traits come from the scene; changes that the app made to its own window apply to the overlay too.
    private func copyAppearance(from window: UIWindow?) {
        guard let window, let overlayWindow else { return }
        overlayWindow.tintColor = window.tintColor
        let styles = [window.overrideUserInterfaceStyle, window.rootViewController?.overrideUserInterfaceStyle]
        let style = styles.lazy.compactMap { $0 }.first { $0 != .unspecified }
        overlayWindow.overrideUserInterfaceStyle = style ?? .unspecified
    }

    func didInstallContent(of overlay: any HostedOverlay) {
        guard overlay.dimsWindowBehind, dimmedWindow == nil, let behind = overlayWindow?.windowBehind else { return }
        TintDimming.begin(behind)
        dimmedWindow = behind
    }

    func unmount(_ overlay: any HostedOverlay) {
        sceneActivation = nil
        tearDownWindow()
        overlay.viewWasRemoved()
    }

    func didRemoveContent() {
        sceneActivation = nil
        tearDownWindow()
        if let dimmedWindow { TintDimming.end(dimmedWindow) }
        dimmedWindow = nil
    }

    /// Makes another window key before hiding this one, so that UIKit does not choose one.
    private func tearDownWindow() {
        guard let window = overlayWindow else { return }
        overlayWindow = nil
        if window.isKeyWindow { window.nextKeyWindow?.makeKey() }
        window.isHidden = true
        window.rootViewController = nil
    }
}

/// Waits until a scene of the running app is activated.
@MainActor private final class SceneActivationObserver {
    /// Only removed in `deinit`, which is safe on any thread.
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?
    private weak var application: UIApplication?

    init(_ arrived: @escaping @MainActor @Sendable () -> Void) {
        application = UIApplication.shared
        token = NotificationCenter.default.addObserver(
            forName: UIScene.didActivateNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, UIApplication.shared === self.application, UIWindowScene.frontmost != nil else {
                    return
                }
                arrived()
            }
        }
    }

    deinit { token.map(NotificationCenter.default.removeObserver) }
}

extension UIViewController {
    /// The topmost presented controller, or this one.
    var frontmost: UIViewController {
        var top = self
        while let presented = top.presentedViewController, !presented.isBeingDismissed { top = presented }
        return top
    }

    /// The controller that decides about the system bars in a window with this root: a presented controller only if it
    /// is presented full screen or captures the status bar's appearance.
    var systemBarsController: UIViewController {
        var top = self
        var decider = self
        while let presented = top.presentedViewController, !presented.isBeingDismissed {
            top = presented
            switch presented.modalPresentationStyle {
            case .fullScreen: decider = presented
            default: if presented.modalPresentationCapturesStatusBarAppearance { decider = presented }
            }
        }
        return decider
    }
}
