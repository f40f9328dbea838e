/// The key window, and those that were key before.
@MainActor struct KeyWindowHistory {
    private(set) weak var current: UIWindow?
    /// Whether a key window was set, even if it was deallocated since.
    private(set) var hasCurrent = false
    private var former: [WeakObject] = []

    /// Makes `window` current, and the previous window the latest former one.
    mutating func makeCurrent(_ window: UIWindow) {
        if let current, current !== window { former.append(WeakObject(current)) }
        former.removeAll { $0.object == nil || $0.object === window }
        current = window
        hasCurrent = true
    }

    /// Removes the current window from the history.
    mutating func clearCurrent() { (current, hasCurrent) = (nil, false) }

    /// The windows that were key before, latest first.
    var formerWindows: [UIWindow] { former.reversed().compactMap { $0.object as? UIWindow } }
}

extension UIApplication {
    func makeKey(_ window: UIWindow) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        keyWindowHistory.makeCurrent(window)
        if let old { notifyResignKey(old) }
        // A callback of the old window may have made it key again.
        guard keyWindow === window else { return }
        window.windowScene?.lastKeyWindow = window
        window.system.updateTextInput()
        Trace.note(window, callback: "becomeKey()")
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    /// Makes the most recent former key window key, because `window` was hidden.
    func chooseNextKeyWindow(after window: UIWindow) {
        keyWindowHistory.clearCurrent()
        notifyResignKey(window)
        chooseNextKeyWindow(where: { $0 !== window })
    }

    /// Makes the most recent former key window key, if the key window was deallocated.
    func replaceDeallocatedKeyWindow() {
        guard keyWindowHistory.hasCurrent, keyWindow == nil else { return }
        keyWindowHistory.clearCurrent()
        chooseNextKeyWindow(where: { _ in true })
    }

    private func notifyResignKey(_ window: UIWindow) {
        Trace.note(window, callback: "resignKey()")
        window.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }

    /// Chooses the most recent former key window that can be key, otherwise the front-most window.
    private func chooseNextKeyWindow(where isPossible: (UIWindow) -> Bool) {
        guard keyWindow == nil else { return }
        let candidates = keyWindowHistory.formerWindows + windows.reversed()
        if let nextKeyWindow = candidates.first(where: { isPossible($0) && $0.isShown && $0.canBecomeKey }) {
            makeKey(nextKeyWindow)
        }
    }
}
