import QuartzCore

/// Shows status bar and home indicator over the app, as a phone's screen does. Takes no touches; off at first.
@MainActor final class FurnitureDisplay: NSObject, @MainActor CALayerDelegate {
    private unowned let system: UIKitSystem
    private let bar = CALayer()
    private let indicator = CALayer()
    private var shown: Content?

    /// What decides how it looks.
    private struct Content: Equatable {
        let device: DeviceModel
        let bar: CGRect
        let indicator: CGRect
        let color: UIColor
    }

    /// In front of every window, those that come later included.
    static let depth: CGFloat = 1_000_000

    /// Whether the bar's place among the windows depends on their levels; see `SystemEra.hasStatusBarWindow`.
    private var isBarAmongWindows: Bool { system.era.hasStatusBarWindow }

    init(system: UIKitSystem) {
        self.system = system
        super.init()
        for layer in [bar, indicator] {
            layer.delegate = self
            if layer !== bar || !isBarAmongWindows { layer.zPosition = FurnitureDisplay.depth }
            system.screen.rootLayer.addSublayer(layer)
        }
    }

    func remove() {
        bar.removeFromSuperlayer()
        indicator.removeFromSuperlayer()
    }

    /// Puts the bar behind the windows that cover it, which are the front-most: those that are shown later than the bar at
    /// its level, and all above.
    private func placeBar() {
        let root = system.screen.rootLayer
        let windows = system.application.windows.filter(\.isShown)
        let covering = windows.first { $0.windowLevel >= .statusBar }?.layer
        let covered = windows.last { $0.windowLevel < .statusBar }?.layer
        let layers = root.sublayers ?? []
        func place(_ layer: CALayer) -> Int? { layers.firstIndex { $0 === layer } }
        guard let own = place(bar) else { return }
        let isBehind = covering.flatMap(place).map { own < $0 } ?? true
        let isInFront = covered.flatMap(place).map { own > $0 } ?? true
        guard !isBehind || !isInFront else { return }
        bar.removeFromSuperlayer()
        if let covering {
            root.insertSublayer(bar, below: covering)
        } else {
            root.insertSublayer(bar, above: covered)
        }
    }

    /// Draws again when something has changed that can be seen.
    func update() {
        if isBarAmongWindows { placeBar() }
        let furniture = ScreenFurniture(of: system)
        let content = Content(
            device: system.device, bar: furniture.bar.frame, indicator: furniture.indicator, color: furniture.bar.color)
        guard content != shown else { return }
        shown = content
        bar.frame = content.bar
        indicator.frame = content.indicator
        for layer in [bar, indicator] {
            layer.contentsScale = system.screen.scale
            layer.setNeedsDisplay()
        }
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        let furniture = ScreenFurniture(of: system)
        UIGraphicsPushContext(ctx)
        if layer === bar {
            furniture.bar.draw()
        } else {
            ctx.translateBy(x: -furniture.indicator.minX, y: -furniture.indicator.minY)
            furniture.drawIndicator()
        }
        UIGraphicsPopContext()
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
