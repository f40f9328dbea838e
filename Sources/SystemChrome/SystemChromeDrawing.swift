import UIKitCore

/// Draws the status bar and the home indicator over an app. Points of the screen, y down.
struct SystemChromeDrawing {
    let bar: StatusBarDrawing
    /// Empty without a home indicator.
    let indicator: CGRect
    private let isIndicatorLight: Bool
    private let isIndicatorDimmed: Bool

    @MainActor init(of system: UIKitSystem) {
        let device = system.device
        let bounds = system.screen.bounds
        isIndicatorLight = system.statusBar.isIndicatorLight
        isIndicatorDimmed = system.statusBar.deferredEdges.contains(.bottom)
        bar = StatusBarDrawing(
            on: device, frame: system.statusBar.frame, isLight: system.statusBar.style == .lightContent,
            isMirrored: system.settings.layoutDirection == .rightToLeft, battery: system.settings.battery,
            language: system.settings.language)
        guard device.hasHomeIndicator, !system.statusBar.hidesHomeIndicator else {
            indicator = .zero
            return
        }
        var size = SystemChromeMetrics.indicatorSize
        if bounds.width > bounds.height || device.idiom == .pad { size.width = SystemChromeMetrics.wideIndicatorWidth }
        indicator = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.maxY - SystemChromeMetrics.indicatorGap - size.height,
            width: size.width, height: size.height)
    }

    /// Draws into the current graphics context.
    func draw() {
        bar.draw()
        drawIndicator()
    }

    func drawIndicator() {
        guard !indicator.isEmpty else { return }
        let color = isIndicatorLight ? UIColor.white : .black
        color.withAlphaComponent(isIndicatorDimmed ? SystemChromeMetrics.dimmedIndicatorAlpha : 1).setFill()
        UIBezierPath(roundedRect: indicator, cornerRadius: indicator.height / 2).fill()
    }
}
