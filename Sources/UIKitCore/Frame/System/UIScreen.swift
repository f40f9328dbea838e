import Foundation

/// The screen of the emulated device.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the current system. Traps without a running app or test device.
    public class var main: UIScreen {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIScreen.main requires a running app or a TestDevice. Create one first.")
        }
        return system.screen
    }

    /// All screens: the main one, or none without a system.
    public class var screens: [UIScreen] { UIKitSystem.current.map { [$0.screen] } ?? [] }

    /// Posted when `brightness` has changed, with the screen as its object.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted when another screen is connected, which never happens here: there is one screen.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when another screen is disconnected, which never happens here.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the number of the screen's pixels has changed, which never happens here.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Posted when `isCaptured` has changed, which never happens here.
    nonisolated public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")

    /// The brightness that the app has set, from 0 to 1; numbers outside are moved to the nearest. Default 0.5. The
    /// picture stays as it is.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = brightness.isFinite ? min(max(brightness, 0), 1) : oldValue
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }
    /// Whether another program records the screen. Always false.
    open var isCaptured: Bool { false }
    /// The screen that this one shows. Always nil: there is one screen.
    open var mirrored: UIScreen? { nil }

    /// The bounds in points for the current orientation. The origin is (0, 0), y down.
    open private(set) var bounds: CGRect
    /// Pixels per point.
    open private(set) var scale: CGFloat
    /// Pixels per point; equal to `scale`.
    open var nativeScale: CGFloat { scale }
    /// The bounds in pixels, in portrait.
    open var nativeBounds: CGRect {
        let short = min(bounds.width, bounds.height)
        let long = max(bounds.width, bounds.height)
        return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
    }
    /// The frame rate. Always 60.
    open var maximumFramesPerSecond: Int { FrameLoop.framesPerSecond }
    /// A display link that calls a method of `target` with every frame of this screen. Add it to a run loop.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    /// The current traits of the screen.
    open private(set) var traitCollection: UITraitCollection

    /// The root of the layer tree that the compositor draws. Contains the windows' layers, back to front.
    package let rootLayer = CALayer()
    private var device: DeviceModel
    private let era: SystemEra
    /// The system's style in effect; always light before iOS 13.
    package var style: UIUserInterfaceStyle { traitCollection.userInterfaceStyle }

    init(device: DeviceModel, era: SystemEra, metrics: ScreenMetrics, settings: SystemSettings) {
        self.device = device
        self.era = era
        bounds = CGRect(origin: .zero, size: metrics.size)
        scale = metrics.scale
        traitCollection = UIScreen.traits(of: device, era: era, metrics: metrics, settings: settings)
        super.init()
        rootLayer.frame = bounds
        rootLayer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        rootLayer.contentsScale = scale
    }

    /// Called after `traitCollection` has changed, before scenes and windows are updated. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of this screen with another device, size, scale or settings.
    func traits(on device: DeviceModel, metrics: ScreenMetrics, settings: SystemSettings) -> UITraitCollection {
        UIScreen.traits(of: device, era: era, metrics: metrics, settings: settings)
    }

    /// Changes device, size, scale and settings. The caller updates scenes and windows.
    func update(device: DeviceModel, metrics: ScreenMetrics, settings: SystemSettings) {
        self.device = device
        bounds = CGRect(origin: .zero, size: metrics.size)
        scale = metrics.scale
        rootLayer.frame = bounds
        rootLayer.contentsScale = scale
        let previous = traitCollection
        traitCollection = UIScreen.traits(of: device, era: era, metrics: metrics, settings: settings)
        UITraitCollection.current = traitCollection
        if traitCollection != previous { traitCollectionDidChange(previous) }
    }

    private static func traits(
        of device: DeviceModel, era: SystemEra, metrics: ScreenMetrics, settings: SystemSettings
    ) -> UITraitCollection {
        var values = settings.traits(scale: metrics.scale, idiom: device.idiom, era: era)
        (values.horizontalSizeClass, values.verticalSizeClass) = device.sizeClasses(for: metrics.size)
        return UITraitCollection(values)
    }

    /// A view that shows the current appearance of the whole screen. It does not follow later changes.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates {
            rootLayer.layoutSubtreeIfNeeded()
        }
        let picture = rootLayer.snapshotImage(of: bounds, scale: scale, displaysFirst: afterUpdates)
        return SnapshotView(picture, size: bounds.size, scale: scale, caps: .zero)
    }

    /// The coordinates of the screen in the current interface orientation.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// The coordinates of the screen in portrait, for every interface orientation.
    open var fixedCoordinateSpace: any UICoordinateSpace { PortraitSpace(screen: self) }
}
