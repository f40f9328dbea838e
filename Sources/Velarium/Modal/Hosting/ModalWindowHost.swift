import UIKit

/// Hosts an overlay in a window of its own, which retains it. Waits for a scene if none is on the screen.
@MainActor final class ModalWindowHost: ModalHost {
    private weak var wantedScene: UIWindowScene?
    private var ownWindow: ModalWindow?
    private weak var dimmedWindow: UIWindow?
    private var waiting: SceneArrival?

    /// - Parameter scene: The scene to show it in; nil for the frontmost scene.
    init(in scene: UIWindowScene?) { wantedScene = scene }

    var window: UIWindow? { ownWindow }
    var controllerBehind: UIViewController? { ownWindow?.windowBehind?.rootViewController?.frontmost }
    var barsDecider: UIViewController? { ownWindow?.windowBehind?.rootViewController?.barsDecider }

    /// True for a window in the same scene.
    func isSamePlace(as other: any ModalHost) -> Bool {
        guard let other = other as? ModalWindowHost else { return false }
        let scene = other.wantedScene ?? UIWindowScene.front
        return ownWindow?.windowScene === scene && scene != nil
    }

    func mount(_ controller: ModalPresentationViewController) {
        guard let scene = wantedScene ?? UIWindowScene.front else {
            // The caller may not retain the overlay; this closure retains it until there is a scene.
            waiting = SceneArrival { [self] in
                waiting = nil
                mount(controller)
            }
            return
        }
        let window = ModalWindow(windowScene: scene)
        ownWindow = window
        window.windowLevel = ModalWindow.level
        window.windowBehind = scene.windowInFront
        window.takesKeys = controller.shouldBecomeKeyWindow
        window.formerKeyWindow = scene.windows.first(where: \.isKeyWindow) ?? UIWindowScene.keyWindowAnywhere
        takeLook(of: window.windowBehind)
        window.rootViewController = controller
        if controller.shouldBecomeKeyWindow {
            window.makeKeyAndVisible()
        } else {
            window.isHidden = false
        }
    }

    /// Traits come from the scene; changes that the app made to its own window apply to the overlay too.
    private func takeLook(of window: UIWindow?) {
        guard let window, let ownWindow else { return }
        ownWindow.tintColor = window.tintColor
        let styles = [window.overrideUserInterfaceStyle, window.rootViewController?.overrideUserInterfaceStyle]
        let style = styles.lazy.compactMap { $0 }.first { $0 != .unspecified }
        ownWindow.overrideUserInterfaceStyle = style ?? .unspecified
    }

    func didEnter(_ controller: ModalPresentationViewController) {
        guard controller.shouldDimmedAppAutomatically, dimmedWindow == nil, let behind = ownWindow?.windowBehind else {
            return
        }
        TintDimming.begin(behind)
        dimmedWindow = behind
    }

    func unmount(_ controller: ModalPresentationViewController) {
        waiting = nil
        takeDown()
        controller.hasGone()
    }

    func didLeave(_ controller: ModalPresentationViewController) {
        waiting = nil
        takeDown()
        if let dimmedWindow { TintDimming.end(dimmedWindow) }
        dimmedWindow = nil
    }

    /// Makes another window key before hiding this one, so that UIKit does not choose one.
    private func takeDown() {
        guard let window = ownWindow else { return }
        ownWindow = nil
        if window.isKeyWindow { window.heir?.makeKey() }
        window.isHidden = true
        window.rootViewController = nil
    }
}

/// Waits until a scene of the running app is activated.
@MainActor private final class SceneArrival {
    /// Only removed in `deinit`, which is safe on any thread.
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?
    private weak var application: UIApplication?

    init(_ arrived: @escaping @MainActor @Sendable () -> Void) {
        application = UIApplication.shared
        token = NotificationCenter.default.addObserver(
            forName: UIScene.didActivateNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, UIApplication.shared === self.application, UIWindowScene.front != nil else { return }
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
    /// covers the screen or captures the status bar's appearance.
    fileprivate var barsDecider: UIViewController {
        var (top, decider) = (self, self)
        while let presented = top.presentedViewController, !presented.isBeingDismissed {
            top = presented
            switch presented.modalPresentationStyle {
            case .fullScreen, .overFullScreen: decider = presented
            default: if presented.modalPresentationCapturesStatusBarAppearance { decider = presented }
            }
        }
        return decider
    }
}
