import UIKit

/// Lets an alert or action sheet of UIKit that is presented behind an overlay's window be answered: until it is gone, the
/// overlay's window is behind that of the app. An alert that was there before the overlay waits for it.
@MainActor final class AlertPrecedence {
    private weak var window: ModalWindow?
    private weak var earlierAlert: UIAlertController?
    private var observer: (any ScreenUpdateObserver)?
    private var isYielding = false
    /// Whether the overlay's window was key before the alert.
    private var wasKey = false

    /// Observes the window behind `window`, which is visible, until this object is released.
    init(over window: ModalWindow) {
        self.window = window
        earlierAlert = window.windowBehind?.presentedAlert
        observer = makeScreenUpdateObserver(for: window) { [weak self] in self?.update() }
    }

    private func update() {
        guard let window, let behind = window.windowBehind else { return }
        let alert = behind.presentedAlert
        if alert == nil { earlierAlert = nil }
        let yields = alert != nil && alert !== earlierAlert
        guard yields != isYielding else { return }
        isYielding = yields
        if yields {
            wasKey = window.isKeyWindow
            window.windowLevel = behind.windowLevel - 1
            if wasKey { behind.makeKey() }
        } else {
            window.windowLevel = ModalWindow.level
            if wasKey, behind.isKeyWindow { window.makeKey() }
        }
    }
}

extension UIWindow {
    /// The alert or action sheet that this window's controllers present, until it is gone.
    fileprivate var presentedAlert: UIAlertController? {
        var top = rootViewController
        while let above = top?.presentedViewController {
            if let alert = above as? UIAlertController { return alert }
            top = above
        }
        return nil
    }
}
