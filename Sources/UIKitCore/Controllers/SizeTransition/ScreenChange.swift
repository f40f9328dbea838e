import QuartzCore

extension UIKitSystem {
    /// Applies the host's current screen in UIKit's order: controllers are notified of new traits and sizes, then
    /// scenes, windows and views change together with the animations alongside. Completions run at the end.
    ///
    /// A rotation takes `GeometryDefaults.rotationDuration`. A window resize or a change of device is not animated.
    func applyScreenChange() {
        let request = requestedScreen
        requestedScreen = nil
        let metrics = host.screenMetrics
        let newDevice = request?.device ?? device
        let newOrientation = newDevice.orientation(for: metrics.size, previous: request?.orientation ?? orientation)
        let barChange = StatusBarChange(
            to: statusBar.frame(on: newDevice, orientation: newOrientation, width: metrics.size.width),
            orientation: newOrientation, of: statusBar)
        barChange.postWillChange()
        let coordinators = notifyControllers(
            device: newDevice, metrics: metrics, orientation: newOrientation, instantly: request?.isInstant == true)
        for coordinator in coordinators { coordinator.begin() }
        let duration = coordinators.map(\.transitionDuration).max() ?? 0
        let layOut = {
            self.orientation = newOrientation
            self.uiDevice.rotate(to: newOrientation.deviceOrientation)
            self.updateScreen(to: newDevice, metrics)
            barChange.postDidChange()
            // Back to front, so that a presentation finds its presenter already laid out.
            for driver in self.application.windows.flatMap(\.presentations) { driver.adaptIfNeeded() }
            for coordinator in coordinators { coordinator.runAnimations() }
        }
        guard duration > 0 else {
            layOut()
            return coordinators.forEach { $0.end() }
        }
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: layOut)
        // An overlay's window may otherwise be released before its completions run.
        let windows = application.windows
        _ = frameLoop.scheduleWork("a rotation", after: duration) {
            withExtendedLifetime(windows) { coordinators.forEach { $0.end() } }
        }
    }

    /// Notifies the controllers of every window that fills the screen of the change.
    private func notifyControllers(
        device newDevice: DeviceModel, metrics: ScreenMetrics, orientation turned: UIInterfaceOrientation,
        instantly isInstant: Bool
    ) -> [SizeTransitionCoordinator] {
        let traits = screen.traits(on: newDevice, metrics: metrics, settings: settings)
        // A desktop window that becomes wider than high was not rotated.
        let isTurning = turned != orientation && newDevice == device && device.kind != .desktop && !isInstant
        let isHalf = isTurning && turned.isLandscape == orientation.isLandscape
        let duration = isTurning ? GeometryDefaults.rotationDuration * (isHalf ? 2 : 1) : 0
        return application.windows.filter { $0.frame == screen.bounds }.map { window in
            let coordinator = SizeTransitionCoordinator(
                in: window, duration: duration, angle: isTurning ? turned.angle - orientation.angle : 0,
                rotation: isTurning ? (orientation, turned) : nil)
            window.notifyContainers(
                traits: traits.sizeTraits, size: metrics.size, with: coordinator, isTurning: isTurning)
            return coordinator
        }
    }
}

extension UIInterfaceOrientation {
    /// The rotation of the interface relative to the device, clockwise in radians.
    fileprivate var angle: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        }
    }
}

extension UITraitCollection {
    /// The traits that depend on the screen's size.
    fileprivate var sizeTraits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: horizontalSizeClass),
            UITraitCollection(verticalSizeClass: verticalSizeClass), UITraitCollection(displayScale: displayScale),
            UITraitCollection(userInterfaceIdiom: userInterfaceIdiom),
        ])
    }
}

extension UIWindow {
    /// Notifies root and presentation controllers of new traits and a new size, where they differ. A half turn is
    /// always reported.
    fileprivate func notifyContainers(
        traits sizes: UITraitCollection, size: CGSize, with coordinator: SizeTransitionCoordinator, isTurning: Bool
    ) {
        sizeTransition = coordinator
        let containers: [any UIContentContainer] =
            (rootViewController.map { [$0] } ?? []) + presentations.filter { !$0.isDismissed }.map(\.controller)
        let traits = UITraitCollection(traitsFrom: [traitCollection, sizes])
        if traits != traitCollection {
            for container in containers {
                Trace.note(container, callback: "willTransition(to:with:)")
                container.willTransition(to: traits, with: coordinator)
            }
        }
        guard size != bounds.size || isTurning else { return }
        for container in containers {
            Trace.note(
                container, callback: "viewWillTransition(to:with:)", arguments: "size: \(size.width) \(size.height)")
            container.viewWillTransition(to: size, with: coordinator)
        }
    }
}
