import UIKit

/// The window of an overlay, in front of the app, behind the system's alerts. Before iOS 13 it also lies in front of the
/// status bar; since then no window of an app does.
final class ModalWindow: UIWindow {
    static let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue - 4)

    /// What was in front of the scene before, and has its look.
    weak var windowBehind: UIWindow?
    /// What had the keys before; perhaps a window of another scene.
    weak var formerKeyWindow: UIWindow?
    var takesKeys = true

    override var canBecomeKey: Bool { takesKeys }

    /// The window that shall have the keys when this one is gone: who had them before, else another of the scene.
    var heir: UIWindow? {
        var candidate = formerKeyWindow
        // Overlays that have left meanwhile hand on.
        while let former = candidate as? ModalWindow, former.isHidden { candidate = former.formerKeyWindow }
        if let candidate, candidate !== self, !candidate.isHidden, candidate.windowScene != nil { return candidate }
        return windowScene?.windows.last { $0 !== self && !$0.isHidden && $0.canBecomeKey }
    }
}

extension UIWindowScene {
    /// The scene that an overlay without a place of its own comes to: the one with the key window, else one that is on
    /// the screen. Nil while there is none.
    @MainActor static var front: UIWindowScene? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
        let active = scenes.filter { $0.activationState == .foregroundActive }
        let inactive = scenes.filter { $0.activationState == .foregroundInactive }
        return active.first { $0.windows.contains(where: \.isKeyWindow) } ?? active.first
            ?? inactive.first { $0.windows.contains(where: \.isKeyWindow) } ?? inactive.first
    }

    /// The key window of the app, in whichever scene.
    @MainActor static var keyWindowAnywhere: UIWindow? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            .first(where: \.isKeyWindow)
    }

    /// What an overlay finds in front of it: the key window, else the front-most of the app's.
    var windowInFront: UIWindow? {
        let shown = windows.filter { !$0.isHidden && !($0 is ModalWindow) }
        return shown.first(where: \.isKeyWindow) ?? shown.last { $0.windowLevel == .normal } ?? shown.last
    }
}
