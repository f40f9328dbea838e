/// What the person changes on the running device. Everything here takes effect at once: screens, windows, views,
/// controllers and dynamic colours have heard of it on return; the picture follows with the next frame.
extension UIKitSystem {
    /// Changes what the person has set for the whole system.
    ///
    /// The traits reach the scenes, windows, controllers and views from the top down; the notifications follow.
    package func changeSettings(_ change: (inout SystemSettings) -> Void) {
        activate()
        let old = settings
        change(&settings)
        guard settings != old else { return }
        updateScreen(to: device, host.screenMetrics)
        if settings.accessibility.reducesTransparency != old.accessibility.reducesTransparency {
            for window in application.windows { window.updateMaterials() }
        }
        if settings.textSize != old.textSize {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: application,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: settings.textSize])
        }
        for name in settings.accessibility.news(since: old.accessibility) {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    /// Changes the style of the whole system. Without effect on a system before iOS 13, which is always light.
    package func setStyle(_ style: UIUserInterfaceStyle) {
        changeSettings { $0.style = style }
    }

    /// Makes the screen that of `device` in `metrics` with the settings of now, and tells every scene and window.
    func updateScreen(to device: DeviceModel, _ metrics: ScreenMetrics) {
        let oldBounds = screen.bounds
        self.device = device
        screen.update(device: device, metrics: metrics, settings: settings)
        for scene in application.windowScenes { scene.updateTraits() }
        for window in application.windows {
            window.screenDidChange(from: oldBounds)
        }
        statusBar.setNeedsUpdate()
        keyboard.screenDidChange(from: oldBounds)
        overlay.screenDidChange(from: oldBounds)
        onScreenChange?()
        host.requestFrame()
    }
}
