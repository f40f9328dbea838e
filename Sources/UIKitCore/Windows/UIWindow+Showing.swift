extension UIWindow {
    /// Whether the window is visible on the screen.
    var isShown: Bool { !isHidden && windowScene?.isOnScreen == true }

    /// Whether the window can present: it has a scene, or gets the first scene of an app that is starting.
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

    /// Rotates the interface to an orientation that the root controller supports; without animation if nothing was
    /// visible before.
    private func reviewOrientation() {
        guard rootViewController != nil, windowLevel == .normal, isShown else { return }
        system.reviewOrientation(instantly: !system.application.windows.contains { $0 !== self && $0.isShown })
    }

    /// Adds the root controller's view to the window, with its appearance callbacks.
    private func installRoot() {
        guard let root = rootViewController else { return }
        root.enterWindow(self)
    }

    /// How far status bar, corners, camera and home indicator cover this window's edges, in points.
    func coveredByDevice() -> UIEdgeInsets {
        let screenBounds = screen.bounds
        let covered = system.safeArea
        let rect = frame
        return UIEdgeInsets(
            top: max(0, covered.top - max(0, rect.minY)), left: max(0, covered.left - max(0, rect.minX)),
            bottom: max(0, covered.bottom - max(0, screenBounds.maxY - rect.maxY)),
            right: max(0, covered.right - max(0, screenBounds.maxX - rect.maxX)))
    }

    /// Makes the first responder resign, and cancels touches, in `tree`, which is about to leave this window.
    func forget(_ tree: UIView) {
        if let holder = firstResponder, !keepsKeyboard, holder.isInside(tree) {
            _ = takeKeyboard(from: holder, force: true)
            rememberPresenter(holder, leavingWith: tree)
        }
        system.frameLoop.dispatcher.forget(tree)
        if tree is UITransitionView { giveKeyboardBack() }
    }

    /// Makes `holder` resign as first responder. With `force` it cannot refuse. Returns whether it resigned.
    func takeKeyboard(from holder: UIResponder, force: Bool) -> Bool {
        if holder.resignFirstResponder() { return true }
        guard force else { return false }
        if firstResponder === holder { firstResponder = nil }
        return true
    }

    /// Called when the screen's size or traits have changed.
    func screenDidChange(from oldBounds: CGRect) {
        if frame == oldBounds {
            frame = screen.bounds
        }
        updateTraits()
        updateSafeArea()
    }
}
