import UIKit

/// Hosts an overlay in a window of its own, which retains it. Waits for a scene if none is on the screen.
@MainActor final class ModalWindowHost: ModalHost {
    private weak var requestedScene: UIWindowScene?
    private var overlayWindow: ModalWindow?
    private weak var dimmedWindow: UIWindow?
    private var sceneActivation: SceneActivationObserver?
    private var style: InterfaceStyleObserver?
    private var alertPrecedence: AlertPrecedence?

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
            return waitForScene(of: overlay)
        }
        let window = ModalWindow(windowScene: scene)
        overlayWindow = window
        window.windowLevel = ModalWindow.level
        window.windowBehind = scene.frontmostAppWindow
        window.isAllowedToBecomeKey = overlay.becomesKeyWindow
        window.previousKeyWindow = scene.windows.first(where: \.isKeyWindow) ?? UIWindowScene.appKeyWindow
        window.tintColor = window.windowBehind?.tintColor
        style = InterfaceStyleObserver(of: window, behind: window.windowBehind?.styledView)
        window.rootViewController = overlay.viewController
        if overlay.becomesKeyWindow {
            window.makeKeyAndVisible()
        } else {
            window.isHidden = false
        }
        // A callback may have removed the overlay.
        if overlayWindow === window { alertPrecedence = AlertPrecedence(over: window) }
    }

    /// Shows `overlay` as soon as a scene is on the screen; if the app ends before, so does the overlay.
    private func waitForScene(of overlay: any HostedOverlay) {
        guard let application = UIApplication.current else { return overlay.viewWasRemoved(for: .sceneClosed) }
        // The caller may not retain the overlay; this closure retains it until there is a scene.
        let controller = overlay.viewController
        sceneActivation = SceneActivationObserver(in: application) { [self] isAppRunning in
            sceneActivation = nil
            withExtendedLifetime(controller) {
                if isAppRunning { mount(overlay) } else { overlay.viewWasRemoved(for: .sceneClosed) }
            }
        }
    }

    /// Dims the tint of the window behind, or restores it.
    func animateBehind(_ overlay: any HostedOverlay, isShown: Bool) {
        guard isShown else { return restoreTint() }
        guard overlay.dimsWindowBehind, dimmedWindow == nil, let behind = overlayWindow?.windowBehind else { return }
        TintDimming.begin(behind)
        dimmedWindow = behind
    }

    private func restoreTint() {
        if let dimmedWindow { TintDimming.end(dimmedWindow) }
        dimmedWindow = nil
    }

    func unmount(_ overlay: any HostedOverlay) {
        sceneActivation = nil
        tearDownWindow()
        overlay.viewWasRemoved()
    }

    func didRemoveContent() {
        sceneActivation = nil
        tearDownWindow()
        restoreTint()
    }

    /// Makes another window key before hiding this one, so that UIKit does not choose one.
    private func tearDownWindow() {
        guard let window = overlayWindow else { return }
        overlayWindow = nil
        alertPrecedence = nil
        if window.isKeyWindow { window.nextKeyWindow?.makeKey() }
        window.isHidden = true
        window.rootViewController = nil
        style = nil
    }
}

/// Waits until a scene of an app is activated, or the app ends.
@MainActor private final class SceneActivationObserver {
    /// Only removed in `deinit`, which is safe on any thread.
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
    private weak var application: UIApplication?

    /// - Parameter arrived: Called with whether the app still runs.
    init(in application: UIApplication, _ arrived: @escaping @MainActor @Sendable (_ isAppRunning: Bool) -> Void) {
        self.application = application
        observe(UIScene.didActivateNotification) { observer in
            guard observer.isAppCurrent, UIWindowScene.frontmost != nil else { return }
            arrived(true)
        }
        observe(UIApplication.willTerminateNotification) { observer in
            if observer.isAppCurrent { arrived(false) }
        }
    }

    /// Several apps may run in one process, as in tests.
    private var isAppCurrent: Bool { application != nil && UIApplication.current === application }

    private func observe(
        _ name: Notification.Name, _ action: @escaping @MainActor @Sendable (SceneActivationObserver) -> Void
    ) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { if let self { action(self) } }
            })
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
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
