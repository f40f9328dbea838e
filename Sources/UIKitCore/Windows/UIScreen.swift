/// The screen of the emulated device.
@MainActor open class UIScreen: NSObject {
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
    let device: DeviceModel
    /// The style that the person has chosen for the whole system.
    package private(set) var style: UIUserInterfaceStyle

    init(device: DeviceModel, metrics: ScreenMetrics, style: UIUserInterfaceStyle) {
        self.device = device
        self.style = style
        bounds = CGRect(origin: .zero, size: metrics.size)
        scale = metrics.scale
        traitCollection = UIScreen.traits(of: device, metrics, style)
        super.init()
        rootLayer.frame = bounds
        rootLayer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        rootLayer.contentsScale = scale
    }

    /// Takes up another size, scale or style. The caller tells the windows.
    func change(to metrics: ScreenMetrics, style: UIUserInterfaceStyle) {
        self.style = style
        bounds = CGRect(origin: .zero, size: metrics.size)
        scale = metrics.scale
        rootLayer.frame = bounds
        rootLayer.contentsScale = scale
        traitCollection = UIScreen.traits(of: device, metrics, style)
        UITraitCollection.current = traitCollection
    }

    private static func traits(
        of device: DeviceModel, _ metrics: ScreenMetrics, _ style: UIUserInterfaceStyle
    ) -> UITraitCollection {
        let classes = device.sizeClasses(for: metrics.size)
        return UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: device.idiom),
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(displayScale: metrics.scale),
            UITraitCollection(horizontalSizeClass: classes.horizontal),
            UITraitCollection(verticalSizeClass: classes.vertical),
            UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .large),
            UITraitCollection(userInterfaceLevel: .base),
            UITraitCollection(accessibilityContrast: .normal),
            UITraitCollection(legibilityWeight: .regular),
        ])
    }
}
