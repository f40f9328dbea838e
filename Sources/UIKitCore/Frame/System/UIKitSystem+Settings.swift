/// Changes of the user's settings while the device runs. Screens, windows, views, controllers and dynamic colors are
/// updated on return; the pixels follow in the next frame.
extension UIKitSystem {
    /// Changes the user's settings for the whole system.
    ///
    /// Traits are updated from scenes down to views; then notifications are posted.
    package func changeSettings(_ change: (inout SystemSettings) -> Void) {
        activate()
        let old = settings
        change(&settings)
        guard settings != old else { return }
        updateScreen(to: device, host.screenMetrics)
        if settings.accessibility.reducesTransparency != old.accessibility.reducesTransparency {
            for window in windowsWithKeyboard { window.updateMaterials() }
        }
        if settings.accessibility.reducesMotion != old.accessibility.reducesMotion { tilt.update() }
        if settings.textSize != old.textSize {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: application,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: settings.textSize])
        }
        uiDevice.batteryDidChange(from: old.battery, to: settings.battery)
        for name in settings.accessibility.changeNotifications(since: old.accessibility) {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    /// Changes the style of the whole system. No effect before iOS 13, which is always light.
    package func setStyle(_ style: UIUserInterfaceStyle) {
        changeSettings { $0.style = style }
    }

    /// Updates the screen to `device` and `metrics` with the current settings, and notifies every scene and window.
    func updateScreen(to device: DeviceModel, _ metrics: ScreenMetrics) {
        let oldBounds = screen.bounds
        self.device = device
        screen.update(device: device, metrics: metrics, settings: settings)
        for scene in application.windowScenes { scene.updateTraits() }
        for window in windowsWithKeyboard {
            window.screenDidChange(from: oldBounds)
        }
        statusBar.setNeedsUpdateBeforeLayout()
        keyboard.screenDidChange(from: oldBounds)
        for participant in frameLoop.participants { participant.screenDidChange(from: oldBounds) }
        onScreenChange?()
        host.requestFrame()
    }
}

extension UIKitSystem {
    /// The app's windows, back to front, and the window of input views, if there is one.
    package var windowsWithKeyboard: [UIWindow] {
        guard let window = keyboard.window else { return application.windows }
        return application.windows + [window]
    }

    /// Whether one of these windows meets the condition; as fast as that of a scene.
    func containsWindow(where condition: (UIWindow) -> Bool) -> Bool {
        for scene in application.windowScenes where scene.containsWindow(where: condition) { return true }
        guard let window = keyboard.window else { return false }
        return condition(window)
    }
}
