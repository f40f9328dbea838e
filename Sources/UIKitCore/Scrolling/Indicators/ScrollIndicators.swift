import CoreGraphics
import QuartzCore

/// The scroll indicators: shown during scrolling, and faded out afterwards.
///
/// Their layers are in front of the content. They are not subviews, so that apps find only their own views.
@MainActor final class ScrollIndicators {
    private unowned let scrollView: UIScrollView
    private let vertical = UIView()
    private let horizontal = UIView()
    private var isShown = false
    private var fadeTimer: GestureTimeout?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        for bar in [vertical, horizontal] {
            bar.isUserInteractionEnabled = false
            bar.layer.cornerRadius = ScrollDefaults.indicatorThickness / 2
        }
    }

    // MARK: Visibility

    /// Shows the indicators until `fade()` is called.
    func show() {
        fadeTimer?.cancel()
        fadeTimer = nil
        isShown = true
        for bar in [vertical, horizontal] {
            bar.layer.removeAnimation(forKey: "fade")
            bar.layer.opacity = 1
        }
        updateFrames()
    }

    /// Shows the indicators briefly.
    func flash() {
        show()
        scheduleFade()
    }

    /// Fades the indicators out after a delay.
    func scheduleFade() {
        guard isShown else { return }
        fadeTimer?.cancel()
        fadeTimer = GestureTimeout("a scroll indicator", after: ScrollDefaults.indicatorDelay) { [weak self] in
            self?.fadeOut()
        }
    }

    private func fadeOut() {
        for bar in [vertical, horizontal] where bar.layer.superlayer != nil {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = ScrollDefaults.indicatorFade
            bar.layer.add(fade, forKey: "fade")
            bar.layer.opacity = 0
        }
        fadeTimer = GestureTimeout("a scroll indicator", after: ScrollDefaults.indicatorFade) { [weak self] in
            self?.isShown = false
            self?.updateFrames()
        }
    }

    // MARK: Frames

    /// Updates the indicators' frames. Does nothing while they are hidden.
    func updateFrames() {
        update(
            vertical, isVisible: scrollView.showsVerticalScrollIndicator && scrollView.verticalRange.isScrollable,
            frame: verticalFrame)
        update(
            horizontal, isVisible: scrollView.showsHorizontalScrollIndicator && scrollView.horizontalRange.isScrollable,
            frame: horizontalFrame)
    }

    private func update(_ bar: UIView, isVisible isWanted: Bool, frame: @autoclosure () -> CGRect) {
        guard isShown, isWanted else { return bar.layer.removeFromSuperlayer() }
        if scrollView.layer.sublayers?.last !== bar.layer { scrollView.layer.addSublayer(bar.layer) }
        bar.layer.frame = frame()
        bar.layer.backgroundColor = color.cgColor
    }

    private var color: UIColor {
        switch scrollView.indicatorStyle {
        case .black: UIColor(white: 0, alpha: 0.35)
        case .white: UIColor(white: 1, alpha: 0.5)
        case .default:
            scrollView.traitCollection.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
        }
    }

    private var verticalFrame: CGRect {
        let bounds = scrollView.bounds
        let insets = insets(adding: scrollView.verticalScrollIndicatorInsets)
        let span = span(
            ScrollExtent(
                offset: bounds.minY, length: bounds.height, near: insets.top, far: insets.bottom,
                range: scrollView.verticalRange))
        let side = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let thickness = ScrollDefaults.indicatorThickness
        let margin = ScrollDefaults.indicatorMargin
        let x = side ? bounds.minX + insets.left + margin : bounds.maxX - insets.right - margin - thickness
        return CGRect(x: x, y: bounds.minY + span.start, width: thickness, height: span.length)
    }

    private var horizontalFrame: CGRect {
        let bounds = scrollView.bounds
        let insets = insets(adding: scrollView.horizontalScrollIndicatorInsets)
        let span = span(
            ScrollExtent(
                offset: bounds.minX, length: bounds.width, near: insets.left, far: insets.right,
                range: scrollView.horizontalRange))
        let thickness = ScrollDefaults.indicatorThickness
        let margin = ScrollDefaults.indicatorMargin
        return CGRect(
            x: bounds.minX + span.start, y: bounds.maxY - insets.bottom - margin - thickness, width: span.length,
            height: thickness)
    }

    private func insets(adding own: UIEdgeInsets) -> UIEdgeInsets {
        guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
        let system = scrollView.safeAreaContentInset
        return UIEdgeInsets(
            top: own.top + system.top, left: own.left + system.left, bottom: own.bottom + system.bottom,
            right: own.right + system.right)
    }

    /// The position of an indicator along its axis, from the near edge of the view. It shrinks while content is pulled
    /// beyond an end.
    private func span(_ extent: ScrollExtent) -> (start: CGFloat, length: CGFloat) {
        let margin = ScrollDefaults.indicatorMargin
        let track = max(0, extent.length - extent.near - extent.far - 2 * margin)
        let whole = max(extent.range.high - extent.range.low + extent.length, 1)
        var length = max(ScrollDefaults.minimumIndicatorLength, track * extent.length / whole)
        length = min(length, track)
        let travel = extent.range.high - extent.range.low
        let part = travel > 0 ? (extent.range.clamp(extent.offset) - extent.range.low) / travel : 0
        let excess = extent.range.excess(of: extent.offset)
        let least = min(ScrollDefaults.minimumOverscrolledIndicatorLength, length)
        let shrunk = max(least, length - abs(excess))
        let start = excess > 0 ? track - shrunk : part * (track - length)
        return (extent.near + margin + (excess < 0 ? 0 : start), shrunk)
    }
}

/// The scroll state that an indicator shows, along one axis, in points.
private struct ScrollExtent {
    let offset: CGFloat
    let length: CGFloat
    let near: CGFloat
    let far: CGFloat
    let range: ScrollRange
}
