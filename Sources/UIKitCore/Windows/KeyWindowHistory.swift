/// Which window is key, and which ones were before it.
@MainActor struct KeyWindowHistory {
    private(set) weak var current: UIWindow?
    /// Whether there is, or until it was gone was, a key window.
    private(set) var hasCurrent = false
    private var former: [WeakObject] = []

    mutating func take(_ window: UIWindow) {
        if let current, current !== window { former.append(WeakObject(current)) }
        former.removeAll { $0.object == nil || $0.object === window }
        (current, hasCurrent) = (window, true)
    }

    /// The key window is no more, or may not be.
    mutating func drop() { (current, hasCurrent) = (nil, false) }

    /// The windows that were key, the last one first.
    var past: [UIWindow] { former.reversed().compactMap { $0.object as? UIWindow } }
}

extension UIApplication {
    func makeKey(_ window: UIWindow) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        keys.take(window)
        if let old { tellOfLoss(old) }
        // The old window may have taken the keys back.
        guard keyWindow === window else { return }
        window.windowScene?.lastKeyWindow = window
        window.system.updateTextInput()
        Trace.note(window, "becomeKey()")
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    /// `window`, the key window, has been hidden: the one that was key before it becomes key again.
    func chooseKeyWindow(insteadOf window: UIWindow) {
        keys.drop()
        tellOfLoss(window)
        chooseKeyWindow(where: { $0 !== window })
    }

    /// A window is gone; when it was the key window, the one that was key before it becomes key again.
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

    /// Of those that can be key now, the one that was last; else the front-most.
    private func chooseKeyWindow(where isPossible: (UIWindow) -> Bool) {
        guard keyWindow == nil else { return }
        let candidates = keys.past + windows.reversed()
        if let heir = candidates.first(where: { isPossible($0) && $0.isShown && $0.canBecomeKey }) {
            makeKey(heir)
        }
    }
}
