extension UIWindow {
    /// Whether the window is visible on the screen.
    package var isShown: Bool { !isHidden && windowScene?.isOnScreen == true }

    /// Whether the window can present: it has a scene, or gets the first scene of an app that is starting.
    var canPresent: Bool {
        windowScene != nil || system.application.windowsWithoutScene.contains { $0.object === self }
    }

    func visibilityDidChange() {
        windowScene?.bringToFront(self)
        system.statusBar.setNeedsUpdate()
        if isHidden {
            system.frameLoop.dispatcher.cancelInput(of: self)
            resignKeyIfNeeded()
            system.menuPresenter?.windowDidLeaveScreen(self)
            rootViewController?.leaveWindow()
            for popover in legacyPopovers { popover.presented.leaveWindow() }
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        } else {
            applyAppearance()
            installRoot()
            for popover in legacyPopovers { popover.presented.appearAgain() }
            updateOrientation()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        }
    }

    func sceneDidChange(from old: UIWindowScene?) {
        guard old !== windowScene else { return }
        old?.remove(self)
        windowScene?.add(self)
        if windowScene == nil {
            system.menuPresenter?.windowDidLeaveScreen(self)
            rootViewController?.endPresentationsForRemoval(reason: .sceneClosed)
            for popover in legacyPopovers { popover.dismissImmediately(reason: .sceneClosed) }
            system.frameLoop.dispatcher.cancelInput(of: self)
            resignKeyIfNeeded()
        }
        updateTraits()
        updateSafeArea()
    }

    private func resignKeyIfNeeded() {
        guard isKeyWindow else { return }
        system.application.chooseNextKeyWindow(after: self)
    }

    func rootViewControllerDidChange(from old: UIViewController?) {
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
            updateOrientation()
        }
    }

    /// Rotates the interface to an orientation that the root controller supports; without animation if nothing was
    /// visible before.
    private func updateOrientation() {
        guard rootViewController != nil, windowLevel == .normal, isShown else { return }
        system.updateOrientation(instantly: !system.application.windows.contains { $0 !== self && $0.isShown })
    }

    /// Adds the root controller's view to the window, with its appearance callbacks.
    private func installRoot() {
        guard let root = rootViewController else { return }
        root.enterWindow(self)
    }

    /// How far status bar, corners, camera and home indicator cover this window's edges, in points.
    func deviceSafeAreaInsets() -> UIEdgeInsets {
        let screenBounds = screen.bounds
        let covered = system.safeArea
        let rect = frame
        return UIEdgeInsets(
            top: max(0, covered.top - max(0, rect.minY)), left: max(0, covered.left - max(0, rect.minX)),
            bottom: max(0, covered.bottom - max(0, screenBounds.maxY - rect.maxY)),
            right: max(0, covered.right - max(0, screenBounds.maxX - rect.maxX)))
    }

    /// Makes the first responder resign, and cancels touches, in `tree`, which is about to leave this window.
    func cancelInput(ofTree tree: UIView) {
        if let holder = firstResponder, !keepsFirstResponder, holder.isInside(tree) {
            removeFirstResponder(holder)
            focus.firstResponderWasLost(holder, leavingWith: tree)
        }
        system.frameLoop.dispatcher.cancelInput(ofTree: tree)
    }

    /// Makes `holder` resign as first responder. With `force` it cannot refuse. Returns whether it resigned.
    func resignFirstResponder(_ holder: UIResponder, force: Bool) -> Bool {
        if holder.resignFirstResponder() { return true }
        guard force else { return false }
        if firstResponder === holder { firstResponder = nil }
        return true
    }

    /// Makes `holder`, whose view leaves the window, resign as first responder. It cannot refuse.
    func removeFirstResponder(_ holder: UIResponder) {
        guard !resignFirstResponder(holder, force: false) else { return }
        if system.era.warnsOfRejectedResignations {
            misuse(
                "First responder warning: '\(holder)' rejected resignFirstResponder when being removed from hierarchy")
        }
        if firstResponder === holder { firstResponder = nil }
    }

    /// Called when the screen's size or traits have changed.
    package func screenDidChange(from oldBounds: CGRect) {
        if frame == oldBounds {
            frame = screen.bounds
        }
        updateTraits()
        updateSafeArea()
    }
}

extension SystemEra {
    /// Whether a first responder that refuses to resign is logged when its view leaves the window.
    fileprivate var warnsOfRejectedResignations: Bool { self >= .iOS17 }
}
