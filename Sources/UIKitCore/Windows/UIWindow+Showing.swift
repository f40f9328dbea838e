extension UIWindow {
    /// Whether the window is on the screen now.
    var isShown: Bool { !isHidden && windowScene?.isOnScreen == true }

    /// Whether something can be presented in the window: it has a scene, or will get the one of an app that is about to
    /// have its first.
    var canPresent: Bool {
        windowScene != nil || system.application.windowsWithoutScene.contains { $0.object === self }
    }

    func visibilityDidChange() {
        windowScene?.order(self)
        system.statusBar.setNeedsUpdate()
        if isHidden {
            system.frameLoop.dispatcher.cancelInput(of: self)
            resignKeyOnLeaving()
            rootViewController?.leaveWindow()
            for popover in classicPopovers { popover.presented.leaveWindow() }
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        } else {
            installRoot()
            for popover in classicPopovers { popover.presented.appearAgain() }
            reviewOrientation()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        }
    }

    func moveBetweenScenes(from old: UIWindowScene?) {
        guard old !== windowScene else { return }
        old?.remove(self)
        windowScene?.add(self)
        if windowScene == nil {
            rootViewController?.endPresentationsForRemoval(reason: .sceneClosed)
            for popover in classicPopovers { popover.end(reason: .sceneClosed) }
            system.frameLoop.dispatcher.cancelInput(of: self)
            resignKeyOnLeaving()
        }
        updateTraits()
        updateSafeArea()
    }

    private func resignKeyOnLeaving() {
        guard isKeyWindow else { return }
        system.application.chooseKeyWindow(insteadOf: self)
    }

    func replaceRoot(_ old: UIViewController?) {
        guard old !== rootViewController else { return }
        system.statusBar.setNeedsUpdate()
        if let old {
            old.endPresentationsForRemoval()
            if isShown {
                old.leaveWindow()
            }
            old.viewIfLoaded?.removeFromSuperview()
        }
        if isShown {
            installRoot()
            reviewOrientation()
        }
    }

    /// Turns the interface to where the root controller is at home; at once when this is the first thing to be seen.
    private func reviewOrientation() {
        guard rootViewController != nil, windowLevel == .normal, isShown else { return }
        system.reviewOrientation(instantly: !system.application.windows.contains { $0 !== self && $0.isShown })
    }

    /// Puts the root controller's view into the window, with its appearance callbacks.
    private func installRoot() {
        guard let root = rootViewController else { return }
        root.enterWindow(self)
    }

    /// How far the device covers this window's edges: what of the screen's covered strips reaches into it.
    func coveredByDevice() -> UIEdgeInsets {
        let screenBounds = screen.bounds
        let covered = system.safeArea
        let rect = frame
        return UIEdgeInsets(
            top: max(0, covered.top - max(0, rect.minY)), left: max(0, covered.left - max(0, rect.minX)),
            bottom: max(0, covered.bottom - max(0, screenBounds.maxY - rect.maxY)),
            right: max(0, covered.right - max(0, screenBounds.maxX - rect.maxX)))
    }

    /// Takes the keyboard and running touches from `tree`, which is about to leave this window.
    func forget(_ tree: UIView) {
        if let holder = firstResponder, !keepsKeyboard, holder.isInside(tree) {
            _ = takeKeyboard(from: holder, force: true)
            rememberPresenter(holder, leavingWith: tree)
        }
        system.frameLoop.dispatcher.forget(tree)
        if tree is UITransitionView { giveKeyboardBack() }
    }

    /// Has `holder` give the keyboard up; `force` leaves it no choice. False when it keeps it.
    func takeKeyboard(from holder: UIResponder, force: Bool) -> Bool {
        if holder.resignFirstResponder() { return true }
        guard force else { return false }
        if firstResponder === holder { firstResponder = nil }
        return true
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
