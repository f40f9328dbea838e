/// What the screen is to become.
struct WantedScreen {
    var device: DeviceModel
    var orientation: UIInterfaceOrientation
    /// Whether the interface stands that way at once, as nobody has seen it yet.
    var isInstant = false
}

/// Why the interface does not turn. One sentence for people, without a full stop.
package struct RotationRefusal: Error, Equatable, CustomStringConvertible {
    package let description: String
}

extension UIKitSystem {
    /// What the device covers at each edge of the screen now: status bar, corners, camera and home indicator.
    package var safeArea: UIEdgeInsets { device.safeArea(for: screen.bounds.size, statusBar: statusBar.height) }

    /// The person turns the device so that the interface would stand in `orientation`. It turns in the next frame, and
    /// views follow during `GeometryNumbers.rotationDuration`.
    ///
    /// Throws, with the device turned and the interface as it was, when the app does not support the orientation.
    package func rotate(to orientation: UIInterfaceOrientation) throws(RotationRefusal) {
        activate()
        guard device.canTurn(to: orientation) else {
            throw RotationRefusal(
                description: device.kind == .desktop
                    ? "\(device.name) is a window, which cannot be turned"
                    : "\(device.name) is never used in \(orientation.name)")
        }
        uiDevice.turn(to: orientation.held)
        if let fixed = controllerThatKeepsOrientation {
            throw RotationRefusal(description: "\(type(of: fixed)).shouldAutorotate is false")
        }
        let supported = supportedOrientations
        guard supported.contains(orientation.mask) else {
            throw RotationRefusal(
                description: "the app does not turn to \(orientation.name); it supports \(supported.names)")
        }
        turn(to: orientation)
    }

    /// Turns the interface without asking anybody: in the next frame, or once no presentation comes or goes any more.
    func turn(to orientation: UIInterfaceOrientation, instantly isInstant: Bool = false) {
        postponedTurn = nil
        let current = wantedScreen?.orientation ?? self.orientation
        guard orientation != current else { return }
        guard !application.windows.flatMap(\.presentations).contains(where: \.isInTransition) else {
            postponedTurn = orientation
            return
        }
        let size = screen.bounds.size
        let turned = CGSize(width: size.height, height: size.width)
        change(
            to: WantedScreen(
                device: wantedScreen?.device ?? device, orientation: orientation, isInstant: isInstant),
            orientation.isLandscape == self.orientation.isLandscape ? size : turned)
    }

    /// A presentation has come or gone, which a turn may have waited for.
    func turnIfPostponed() {
        if let postponedTurn { turn(to: postponedTurn) }
    }

    /// The app finds itself on another device, in the same orientation where the device knows it. Takes effect in the
    /// next frame; settings stay as they are.
    package func changeDevice(to device: DeviceModel) {
        activate()
        let kept = device.canTurn(to: orientation) ? orientation : .portrait
        change(to: WantedScreen(device: device, orientation: kept), device.size(in: kept))
    }

    private func change(to wanted: WantedScreen, _ size: CGSize) {
        wantedScreen = wanted
        if size == host.screenMetrics.size, wanted.device.scale == device.scale {
            frameLoop.perform(beforeLayout: { [weak self] in self?.takeUpScreen() })
        } else {
            host.changeScreen(to: size, scale: wanted.device.scale)
        }
    }

    /// The orientations that the app and the controller in front both support.
    var supportedOrientations: UIInterfaceOrientationMask {
        let window = application.keyWindow ?? application.windows.last
        let ofApp =
            OptionalRequirement.answer(to: "application(_:supportedInterfaceOrientationsFor:)") {
                application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            } ?? nil
        let mask = ofApp ?? application.supportedInterfaceOrientations(for: window)
        guard let controller = window?.rootViewController?.decidingController, controllerThatKeepsOrientation == nil
        else { return mask }
        let common = mask.intersection(controller.supportedInterfaceOrientations)
        guard common.isEmpty else { return common }
        misuse(
            "Supported orientations has no common orientation with the application, and [\(type(of: controller)) "
                + "shouldAutorotate] is returning YES", raises: true)
        return mask
    }

    /// The controller in front, when it wants the interface to stay as it is.
    private var controllerThatKeepsOrientation: UIViewController? {
        guard era.asksWhetherToAutorotate else { return nil }
        let window = application.keyWindow ?? application.windows.last
        guard let controller = window?.rootViewController?.decidingController else { return nil }
        return controller.shouldAutorotate ? nil : controller
    }

    /// Another controller may be in front, or has other orientations than before: turns to how the device is held when
    /// that is supported, else away from an orientation that is not any more.
    ///
    /// - Parameters:
    ///   - newcomer: A controller that is being presented: the interface turns to what it prefers, if it supports that.
    ///   - isInstant: Whether nobody has seen the interface yet.
    func reviewOrientation(for newcomer: UIViewController? = nil, instantly isInstant: Bool = false) {
        let supported = supportedOrientations
        if let preferred = newcomer?.preferredInterfaceOrientationForPresentation,
            preferred != orientation || !supported.contains(preferred.mask), device.canTurn(to: preferred),
            supported.contains(preferred.mask)
        {
            return turn(to: preferred, instantly: isInstant)
        }
        guard newcomer == nil || !supported.contains(orientation.mask) else { return }
        guard controllerThatKeepsOrientation == nil else { return }
        let held = UIInterfaceOrientation.byPreference.first { $0.held == uiDevice.orientation }
        if let held, device.canTurn(to: held), supported.contains(held.mask) {
            return turn(to: held, instantly: isInstant)
        }
        guard !supported.contains(orientation.mask) else { return }
        let other = UIInterfaceOrientation.byPreference.first { device.canTurn(to: $0) && supported.contains($0.mask) }
        if let other { turn(to: other, instantly: isInstant) }
    }
}

extension UIViewController {
    /// The front-most controller that fills the window: it decides on orientations and on the status bar.
    var decidingController: UIViewController {
        var top = self
        while let driver = top.presentation, !driver.isEnding, driver.controller.effectiveStyle.fillsWindow {
            top = driver.presented
        }
        return top
    }
}

extension UIModalPresentationStyle {
    /// Whether the presented controller fills its window.
    var fillsWindow: Bool {
        switch self {
        case .fullScreen, .overFullScreen: true
        case .automatic, .none, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover: false
        }
    }
}
