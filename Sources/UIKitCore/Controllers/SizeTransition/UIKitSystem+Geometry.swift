/// A pending change of the screen.
struct ScreenRequest {
    var device: DeviceModel
    var orientation: UIInterfaceOrientation
    /// Whether the change is not animated, because nothing was visible before.
    var isInstant = false
}

/// The changes of the screen that one system has still to make.
@MainActor private final class ScreenRequests: SystemService {
    var requested: ScreenRequest?
    var postponedOrientation: UIInterfaceOrientation?

    init(system: UIKitSystem) {}
}

extension UIKitSystem {
    /// The device and orientation that take effect with the host's next `HostEvent.resize`.
    var requestedScreen: ScreenRequest? {
        get { service(ScreenRequests.self).requested }
        set { service(ScreenRequests.self).requested = newValue }
    }

    /// The orientation to rotate to when no presentation is in transition.
    private var postponedOrientation: UIInterfaceOrientation? {
        get { service(ScreenRequests.self).postponedOrientation }
        set { service(ScreenRequests.self).postponedOrientation = newValue }
    }
}

/// The reason why the interface was not rotated, as a sentence for the user without a full stop.
package struct RotationRefusal: Error, Equatable, CustomStringConvertible {
    package let description: String
}

extension UIKitSystem {
    /// The safe-area insets of the screen: status bar, corners, camera and home indicator.
    package var safeArea: UIEdgeInsets { device.safeArea(for: screen.bounds.size, statusBar: statusBar.height) }

    /// Rotates the device as the user would, so that the interface should rotate to `orientation`. The interface
    /// rotates in the next frame, animated over `GeometryDefaults.rotationDuration`.
    ///
    /// Throws if the app does not support the orientation. The device is rotated nevertheless.
    package func rotate(to orientation: UIInterfaceOrientation) throws(RotationRefusal) {
        activate()
        guard device.canRotate(to: orientation) else {
            throw RotationRefusal(
                description: device.kind == .desktop
                    ? "\(device.name) is a window and cannot be rotated"
                    : "\(device.name) does not support \(orientation.name)")
        }
        uiDevice.rotate(to: orientation.deviceOrientation)
        if let fixed = controllerPreventingRotation {
            throw RotationRefusal(description: "\(type(of: fixed)).shouldAutorotate is false")
        }
        let supported = supportedOrientations
        guard supported.contains(orientation.mask) else {
            throw RotationRefusal(
                description: "the app does not support \(orientation.name); it supports \(supported.names)")
        }
        rotateInterface(to: orientation)
    }

    /// Rotates the interface without asking the app, in the next frame or after the running presentation transitions.
    func rotateInterface(to orientation: UIInterfaceOrientation, instantly isInstant: Bool = false) {
        postponedOrientation = nil
        let current = requestedScreen?.orientation ?? self.orientation
        guard orientation != current else { return }
        guard !application.windows.flatMap(\.presentations).contains(where: \.isInTransition) else {
            postponedOrientation = orientation
            return
        }
        let size = screen.bounds.size
        let turned = CGSize(width: size.height, height: size.width)
        requestScreenChange(
            to: ScreenRequest(
                device: requestedScreen?.device ?? device, orientation: orientation, isInstant: isInstant),
            size: orientation.isLandscape == self.orientation.isLandscape ? size : turned)
    }

    /// Called after a presentation transition, which a rotation may have waited for.
    func rotateIfPostponed() {
        if let postponedOrientation { rotateInterface(to: postponedOrientation) }
    }

    /// Changes the device under the running app. Keeps the orientation if the new device supports it, and the settings.
    /// Takes effect in the next frame.
    package func changeDevice(to device: DeviceModel) {
        activate()
        let kept = device.canRotate(to: orientation) ? orientation : .portrait
        requestScreenChange(to: ScreenRequest(device: device, orientation: kept), size: device.size(in: kept))
    }

    private func requestScreenChange(to request: ScreenRequest, size: CGSize) {
        requestedScreen = request
        if size == host.screenMetrics.size, request.device.scale == device.scale {
            frameLoop.perform(beforeLayout: { [weak self] in self?.applyScreenChange() })
        } else {
            host.changeScreen(to: size, scale: request.device.scale)
        }
    }

    /// The orientations that both the app and its front-most controller support.
    var supportedOrientations: UIInterfaceOrientationMask {
        let window = application.keyWindow ?? application.windows.last
        let ofApp =
            OptionalRequirement.result(of: "application(_:supportedInterfaceOrientationsFor:)") {
                application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            } ?? nil
        let mask = ofApp ?? application.supportedInterfaceOrientations(for: window)
        guard let controller = window?.rootViewController?.decidingController, controllerPreventingRotation == nil
        else { return mask }
        let common = mask.intersection(controller.supportedInterfaceOrientations)
        guard common.isEmpty else { return common }
        misuse(
            "Supported orientations has no common orientation with the application, and [\(type(of: controller)) "
                + "shouldAutorotate] is returning YES", raises: true)
        return mask
    }

    /// The front-most controller, if its `shouldAutorotate` is false.
    private var controllerPreventingRotation: UIViewController? {
        guard era.consultsShouldAutorotate else { return nil }
        let window = application.keyWindow ?? application.windows.last
        guard let controller = window?.rootViewController?.decidingController else { return nil }
        return controller.shouldAutorotate ? nil : controller
    }

    /// Updates the interface orientation after the front-most controller or its supported orientations have changed. It
    /// follows the device's orientation if supported. Otherwise it leaves only an unsupported orientation.
    ///
    /// - Parameters:
    ///   - presented: A controller that is being presented. Its preferred orientation is used if supported.
    ///   - isInstant: Whether the rotation is not animated, because nothing was visible before.
    func updateOrientation(for presented: UIViewController? = nil, instantly isInstant: Bool = false) {
        let supported = supportedOrientations
        if let preferred = presented?.preferredInterfaceOrientationForPresentation,
            preferred != orientation || !supported.contains(preferred.mask), device.canRotate(to: preferred),
            supported.contains(preferred.mask)
        {
            return rotateInterface(to: preferred, instantly: isInstant)
        }
        guard presented == nil || !supported.contains(orientation.mask) else { return }
        guard controllerPreventingRotation == nil else { return }
        let held = UIInterfaceOrientation.preferenceOrder.first { $0.deviceOrientation == uiDevice.orientation }
        if let held, device.canRotate(to: held), supported.contains(held.mask) {
            return rotateInterface(to: held, instantly: isInstant)
        }
        guard !supported.contains(orientation.mask) else { return }
        let other = UIInterfaceOrientation.preferenceOrder.first {
            device.canRotate(to: $0) && supported.contains($0.mask)
        }
        if let other { rotateInterface(to: other, instantly: isInstant) }
    }
}

extension UIViewController {
    /// The front-most controller that fills the window. It determines orientations and the status bar.
    var decidingController: UIViewController {
        var top = self
        while let driver = top.presentation, !driver.isDismissingOrDismissed,
            driver.controller.effectiveStyle.fillsWindow
        {
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

extension SystemEra {
    /// Whether `UIViewController.shouldAutorotate` has an effect.
    fileprivate var consultsShouldAutorotate: Bool { self < .iOS17 }
}
