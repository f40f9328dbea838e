/// The key window, and those that were key before.
@MainActor struct KeyWindowHistory {
    private(set) weak var current: UIWindow?
    /// Whether a key window was set, even if it was deallocated since.
    private(set) var hasCurrent = false
    private var former: [WeakObject] = []

    /// Makes `window` current, and the previous window the latest former one.
    mutating func take(_ window: UIWindow) {
        if let current, current !== window { former.append(WeakObject(current)) }
        former.removeAll { $0.object == nil || $0.object === window }
        (current, hasCurrent) = (window, true)
    }

    /// Removes the current window from the history.
    mutating func drop() { (current, hasCurrent) = (nil, false) }

    /// The windows that were key before, latest first.
    var past: [UIWindow] { former.reversed().compactMap { $0.object as? UIWindow } }
}

extension UIApplication {
    func makeKey(_ window: UIWindow) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        keys.take(window)
        if let old { tellOfLoss(old) }
        // // A callback of the old window may have made it key again.
        guard keyWindow === window else { return }
        window.windowScene?.lastKeyWindow = window
        window.system.updateTextInput()
        Trace.note(window, "becomeKey()")
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    /// Makes the most recent former key window key, because `window` was hidden.
    func chooseKeyWindow(insteadOf window: UIWindow) {
        keys.drop()
        tellOfLoss(window)
        chooseKeyWindow(where: { $0 !== window })
    }

    /// Makes the most recent former key window key, if the key window was deallocated.
    func replaceLostKeyWindow() {
        guard keys.hasCurrent, keyWindow == nil else { return }
        keys.drop()
        chooseKeyWindow(where: { _ in true })
    }

    private func tellOfLoss(_ window: UIWindow) {
        Trace.note(window, "resignKey()")
        window.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }

    /// Chooses the most recent former key window that can be key, otherwise the front-most window.
    private func chooseKeyWindow(where isPossible: (UIWindow) -> Bool) {
        guard keyWindow == nil else { return }
        let candidates = keys.past + windows.reversed()
        if let heir = candidates.first(where: { isPossible($0) && $0.isShown && $0.canBecomeKey }) {
            makeKey(heir)
        }
    }
}
