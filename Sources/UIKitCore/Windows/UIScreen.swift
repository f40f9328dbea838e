/// The screen of the emulated device.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the current system.
    public class var main: UIScreen {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIScreen.main needs a running app or a TestDevice: make one first.")
        }
        return system.screen
    }

    public class var screens: [UIScreen] { UIKitSystem.current.map { [$0.screen] } ?? [] }

    /// The screen in points of the current orientation, origin (0, 0), y down.
    open private(set) var bounds: CGRect
    /// Pixels per point.
    open private(set) var scale: CGFloat
    open var nativeScale: CGFloat { scale }
    /// The screen in pixels, portrait.
    open var nativeBounds: CGRect {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
    }
    /// Frames a second. Always 60.
    open var maximumFramesPerSecond: Int { FrameLoop.framesPerSecond }
    open private(set) var traitCollection: UITraitCollection

    /// What holds the windows' layers, back to front; its tree is what the compositor draws.
    package let rootLayer = CALayer()
    private var device: DeviceModel
    private let era: SystemEra
    /// The style of the whole system as it shows: always light before iOS 13.
    package var style: UIUserInterfaceStyle { traitCollection.userInterfaceStyle }

    init(device: DeviceModel, era: SystemEra, metrics: ScreenMetrics, settings: SystemSettings) {
        self.device = device
        self.era = era
        bounds = CGRect(origin: .zero, size: metrics.size)
        scale = metrics.scale
        traitCollection = UIScreen.traits(of: device, era, metrics, settings)
        super.init()
        rootLayer.frame = bounds
        rootLayer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        rootLayer.contentsScale = scale
    }

    /// Called after `traitCollection` has changed, before scenes and windows hear of it. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that this screen would have on `device` with another size, scale or settings.
    func traits(on device: DeviceModel, _ metrics: ScreenMetrics, _ settings: SystemSettings) -> UITraitCollection {
        UIScreen.traits(of: device, era, metrics, settings)
    }

    /// Takes up another device, size, scale or other settings. The caller tells the scenes and windows.
    func update(device: DeviceModel, metrics: ScreenMetrics, settings: SystemSettings) {
        self.device = device
        bounds = CGRect(origin: .zero, size: metrics.size)
        scale = metrics.scale
        rootLayer.frame = bounds
        rootLayer.contentsScale = scale
        let previous = traitCollection
        traitCollection = UIScreen.traits(of: device, era, metrics, settings)
        UITraitCollection.current = traitCollection
        if traitCollection != previous { traitCollectionDidChange(previous) }
    }

    private static func traits(
        of device: DeviceModel, _ era: SystemEra, _ metrics: ScreenMetrics, _ settings: SystemSettings
    ) -> UITraitCollection {
        var values = settings.traits(scale: metrics.scale, idiom: device.idiom, era: era)
        (values.horizontalSizeClass, values.verticalSizeClass) = device.sizeClasses(for: metrics.size)
        return UITraitCollection(values)
    }
}
