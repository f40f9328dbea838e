extension UIWindow {
    /// Whether the window is on the screen now.
    var isShown: Bool { !isHidden && windowScene != nil }

    func visibilityDidChange() {
        windowScene?.order(self)
        if isHidden {
            resignKeyOnHiding()
            rootViewController?.leaveWindow()
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        } else {
            installRoot()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        }
    }

    func moveBetweenScenes(from old: UIWindowScene?) {
        guard old !== windowScene else { return }
        old?.remove(self)
        windowScene?.add(self)
        updateTraits()
        updateSafeArea()
    }

    private func resignKeyOnHiding() {
        guard isKeyWindow else { return }
        system.application.chooseKeyWindow(insteadOf: self)
    }

    func replaceRoot(_ old: UIViewController?) {
        guard old !== rootViewController else { return }
        if let old {
            old.endPresentationsForRemoval()
            if isShown {
                old.leaveWindow()
            }
            old.viewIfLoaded?.removeFromSuperview()
        }
        if isShown {
            installRoot()
        }
    }

    /// Puts the root controller's view into the window, with its appearance callbacks.
    private func installRoot() {
        guard let root = rootViewController else { return }
        root.enterWindow(self)
    }

    /// How far the device covers this window's edges: what of the screen's covered strips reaches into it.
    func coveredByDevice() -> UIEdgeInsets {
        let screenBounds = screen.bounds
        let covered = system.device.safeArea(for: screenBounds.size)
        let rect = frame
        return UIEdgeInsets(
            top: max(0, covered.top - max(0, rect.minY)), left: max(0, covered.left - max(0, rect.minX)),
            bottom: max(0, covered.bottom - max(0, screenBounds.maxY - rect.maxY)),
            right: max(0, covered.right - max(0, screenBounds.maxX - rect.maxX)))
    }

    /// Forgets what it kept of `view`, which leaves this window: the keyboard and running touches.
    func forget(_ view: UIView) {
        if let holder = firstResponder,
            holder === view || (view.ownerController.map { holder === $0 } ?? false)
        {
            firstResponder = nil
        }
        system.frameLoop.dispatcher.forget(view)
    }

    /// The screen has another size or other traits.
    func screenDidChange(from oldBounds: CGRect) {
        if frame == oldBounds {
            frame = screen.bounds
        }
        updateTraits()
        updateSafeArea()
    }
}
