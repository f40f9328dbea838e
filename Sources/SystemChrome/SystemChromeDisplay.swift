import Foundation
import QuartzCore
import UIKitCore

/// Shows the status bar and home indicator over the app, as a phone's screen does. Receives no touches; off by default.
@MainActor final class SystemChromeDisplay: NSObject, @MainActor CALayerDelegate, FrameParticipant {
    private unowned let system: UIKitSystem
    private let bar = CALayer()
    private let indicator = CALayer()
    private var displayedContent: Content?

    /// The values that determine the appearance.
    private struct Content: Equatable {
        let device: DeviceModel
        let bar: CGRect
        let indicator: CGRect
        let color: UIColor
        let isIndicatorLight: Bool
        let isIndicatorDimmed: Bool
        let direction: UITraitEnvironmentLayoutDirection
        let battery: BatteryCharge
        let language: SystemLanguage
    }

    /// In front of every window, including later ones.
    static let layerZPosition: CGFloat = 1_000_000

    /// Whether the bar is ordered among the windows by level; see `SystemEra.hasStatusBarWindow`.
    private var isBarAmongWindows: Bool { system.era.hasStatusBarWindow }

    init(system: UIKitSystem) {
        self.system = system
        super.init()
        for layer in [bar, indicator] {
            layer.delegate = self
            if layer !== bar || !isBarAmongWindows { layer.zPosition = SystemChromeDisplay.layerZPosition }
            system.screen.rootLayer.addSublayer(layer)
        }
    }

    func remove() {
        bar.removeFromSuperlayer()
        indicator.removeFromSuperlayer()
    }

    /// Moves the bar behind the windows that cover it: those shown after it at its level, and all at higher levels.
    private func orderBar() {
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

    /// Redraws when something visible has changed.
    func statusBarDidUpdate() {
        if isBarAmongWindows { orderBar() }
        let transition = system.statusBar.consumeTransition()
        let chrome = SystemChromeDrawing(of: system)
        let content = Content(
            device: system.device, bar: chrome.bar.frame, indicator: chrome.indicator, color: chrome.bar.color,
            isIndicatorLight: system.statusBar.isIndicatorLight,
            isIndicatorDimmed: system.statusBar.deferredEdges.contains(.bottom),
            direction: system.settings.layoutDirection,
            battery: system.settings.battery, language: system.settings.language)
        guard content != displayedContent else { return }
        let wasShown = displayedContent?.bar.isEmpty == false
        displayedContent = content
        let isShown = !content.bar.isEmpty
        if isShown {
            bar.frame = content.bar
            redraw(bar, with: wasShown ? transition : nil)
        }
        setBarShown(isShown, with: wasShown == isShown ? nil : transition)
        indicator.frame = content.indicator
        redraw(indicator, with: transition)
    }

    /// Draws the layer again; with a transition, its former picture fades out meanwhile.
    private func redraw(_ layer: CALayer, with transition: StatusBar.Transition?) {
        let change = {
            layer.contentsScale = self.system.screen.scale
            layer.setNeedsDisplay()
        }
        guard let transition else { return change() }
        transition.motion.animateAppearance(change)
    }

    /// Fades the bar in or out, or moves it over the upper edge. A hidden bar keeps its picture until it appears again.
    private func setBarShown(_ isShown: Bool, with transition: StatusBar.Transition?) {
        let isSlide = transition?.visibility == .slide
        func place(isShown: Bool) {
            bar.opacity = isShown || isSlide ? 1 : 0
            bar.position.y = (isShown || !isSlide ? 1 : -1) * bar.bounds.height / 2
        }
        guard let transition, transition.visibility != .none else { return place(isShown: isShown) }
        // The bar may have been hidden without an animation, so its values do not tell where it begins.
        place(isShown: !isShown)
        let before = bar.property(isSlide ? "position.y" : "opacity")
        place(isShown: isShown)
        guard let before else { return }
        transition.motion.addChange(of: bar, from: before, start: 0, isReplacing: true)
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        let chrome = SystemChromeDrawing(of: system)
        UIGraphicsPushContext(ctx)
        if layer === bar {
            chrome.bar.draw()
        } else {
            ctx.translateBy(x: -chrome.indicator.minX, y: -chrome.indicator.minY)
            chrome.drawIndicator()
        }
        UIGraphicsPopContext()
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

extension SystemEra {
    /// Whether the status bar is a window at the level `statusBar`, which app windows from that level on cover.
    /// Otherwise it is in front of every window.
    fileprivate var hasStatusBarWindow: Bool { self < .iOS17 }
}
