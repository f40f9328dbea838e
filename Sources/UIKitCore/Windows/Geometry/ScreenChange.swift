import QuartzCore

extension UIKitSystem {
    /// Takes up the screen as the host has it now, in UIKit's order: controllers hear of traits and sizes to come, then
    /// scenes, windows and views change, then what runs alongside, and the completions at the end.
    ///
    /// Turning takes `GeometryNumbers.rotationDuration`; a window that is resized, or another device, takes no time.
    func takeUpScreen() {
        let wanted = wantedScreen
        wantedScreen = nil
        let (metrics, newDevice) = (host.screenMetrics, wanted?.device ?? device)
        let turned = newDevice.orientation(for: metrics.size, before: wanted?.orientation ?? orientation)
        let barChange = StatusBarChange(
            to: statusBar.frame(on: newDevice, turned, width: metrics.size.width), turned, of: statusBar)
        barChange.announce()
        let coordinators = announce(newDevice, metrics, turned, instantly: wanted?.isInstant == true)
        for coordinator in coordinators { coordinator.begin() }
        let duration = coordinators.map(\.transitionDuration).max() ?? 0
        let layOut = {
            self.orientation = turned
            self.uiDevice.turn(to: turned.held)
            self.updateScreen(to: newDevice, metrics)
            barChange.finish()
            // Those below first: what stands over a presenter finds it in its place.
            for driver in self.application.windows.flatMap(\.presentations) { driver.adaptIfNeeded() }
            for coordinator in coordinators { coordinator.runAnimations() }
        }
        guard duration > 0 else {
            layOut()
            return coordinators.forEach { $0.end() }
        }
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: layOut)
        // A window may be let go of while it turns, as an overlay's; what tells of the turn needs it to the end.
        let windows = application.windows
        _ = frameLoop.finish("a rotation", after: duration) {
            withExtendedLifetime(windows) { coordinators.forEach { $0.end() } }
        }
    }

    /// Tells the controllers of each window that fills the screen what is to come.
    private func announce(
        _ newDevice: DeviceModel, _ metrics: ScreenMetrics, _ turned: UIInterfaceOrientation,
        instantly isInstant: Bool
    ) -> [SizeTransitionCoordinator] {
        let traits = screen.traits(on: newDevice, metrics, settings)
        // A window of the desktop that becomes wider than high has not been turned.
        let isTurning = turned != orientation && newDevice == device && device.kind != .desktop && !isInstant
        let isHalf = isTurning && turned.isLandscape == orientation.isLandscape
        let duration = isTurning ? GeometryNumbers.rotationDuration * (isHalf ? 2 : 1) : 0
        return application.windows.filter { $0.frame == screen.bounds }.map { window in
            let coordinator = SizeTransitionCoordinator(
                in: window, duration: duration, angle: isTurning ? turned.angle - orientation.angle : 0)
            window.announce(traits.ofSizes, metrics.size, with: coordinator, isTurning: isTurning)
            return coordinator
        }
    }
}

extension UIInterfaceOrientation {
    /// How far the interface is turned against the device, clockwise in radians.
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
    /// The traits that come with the screen's size.
    fileprivate var ofSizes: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: horizontalSizeClass),
            UITraitCollection(verticalSizeClass: verticalSizeClass), UITraitCollection(displayScale: displayScale),
            UITraitCollection(userInterfaceIdiom: userInterfaceIdiom),
        ])
    }
}

extension UIWindow {
    /// Tells root and presentation controllers of the traits and the size to come, where they differ from the present
    /// ones; half a turn is told as well.
    fileprivate func announce(
        _ sizes: UITraitCollection, _ size: CGSize, with coordinator: SizeTransitionCoordinator, isTurning: Bool
    ) {
        sizeTransition = coordinator
        let containers: [any UIContentContainer] =
            (rootViewController.map { [$0] } ?? []) + presentations.filter { !$0.isGone }.map(\.controller)
        let traits = UITraitCollection(traitsFrom: [traitCollection, sizes])
        if traits != traitCollection {
            for container in containers {
                Trace.note(container, "willTransition(to:with:)")
                container.willTransition(to: traits, with: coordinator)
            }
        }
        guard size != bounds.size || isTurning else { return }
        for container in containers {
            Trace.note(container, "viewWillTransition(to:with:)", "size: \(size.width) \(size.height)")
            container.viewWillTransition(to: size, with: coordinator)
        }
    }
}
