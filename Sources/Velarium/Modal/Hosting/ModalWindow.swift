import UIKit

/// The window of an overlay, in front of the app and behind the system's alerts. Before iOS 13 it also covers the
/// status bar; since then no app window does.
final class ModalWindow: UIWindow {
    static let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue - 4)

    /// The window that was in front before; its appearance is copied.
    weak var windowBehind: UIWindow?
    /// The previous key window, possibly of another scene.
    weak var previousKeyWindow: UIWindow?
    var isAllowedToBecomeKey = true

    override var canBecomeKey: Bool { isAllowedToBecomeKey }

    /// The window that becomes key after this one: the previous key window, otherwise another one of the scene.
    var nextKeyWindow: UIWindow? {
        var candidate = previousKeyWindow
        // Skips overlay windows that were hidden meanwhile.
        while let former = candidate as? ModalWindow, former.isHidden { candidate = former.previousKeyWindow }
        if let candidate, candidate !== self, !candidate.isHidden, candidate.windowScene != nil { return candidate }
        return windowScene?.windows.last { $0 !== self && !$0.isHidden && $0.canBecomeKey }
    }
}

extension UIApplication {
    /// The running app. Nil without one, where `shared` traps.
    @MainActor static var current: UIApplication? { UIScreen.screens.isEmpty ? nil : shared }
}

extension UIWindowScene {
    /// The default scene of an overlay: the one with the key window, otherwise one that is on the screen. Nil without
    /// one.
    @MainActor static var frontmost: UIWindowScene? {
        let scenes = connected.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
        let active = scenes.filter { $0.activationState == .foregroundActive }
        let inactive = scenes.filter { $0.activationState == .foregroundInactive }
        return active.first { $0.windows.contains(where: \.isKeyWindow) } ?? active.first
            ?? inactive.first { $0.windows.contains(where: \.isKeyWindow) } ?? inactive.first
    }

    /// The key window of the app, in any scene.
    @MainActor static var appKeyWindow: UIWindow? {
        connected.flatMap(\.windows).first(where: \.isKeyWindow)
    }

    /// The scenes of the app, in no order. Empty without an app, as when a task of a test goes on after its device was
    /// released.
    @MainActor static var connected: [UIWindowScene] {
        UIApplication.current?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
    }

    /// The key window of the scene, otherwise its frontmost app window.
    var frontmostAppWindow: UIWindow? {
        let shown = windows.filter { !$0.isHidden && !($0 is ModalWindow) }
        return shown.first(where: \.isKeyWindow) ?? shown.last { $0.windowLevel == .normal } ?? shown.last
    }
}
