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
    private var fading: GestureTimeOut?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        for bar in [vertical, horizontal] {
            bar.isUserInteractionEnabled = false
            bar.layer.cornerRadius = ScrollNumbers.indicatorThickness / 2
        }
    }

    // MARK: Visibility

    /// Shows the indicators until `fade()` is called.
    func show() {
        fading?.cancel()
        fading = nil
        isShown = true
        for bar in [vertical, horizontal] {
            bar.layer.removeAnimation(forKey: "fade")
            bar.layer.opacity = 1
        }
        place()
    }

    /// Shows the indicators briefly.
    func flash() {
        show()
        fade()
    }

    /// Fades the indicators out after a delay.
    func fade() {
        guard isShown else { return }
        fading?.cancel()
        fading = GestureTimeOut("a scroll indicator", after: ScrollNumbers.indicatorDelay) { [weak self] in
            self?.disappear()
        }
    }

    private func disappear() {
        for bar in [vertical, horizontal] where bar.layer.superlayer != nil {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = ScrollNumbers.indicatorFade
            bar.layer.add(fade, forKey: "fade")
            bar.layer.opacity = 0
        }
        fading = GestureTimeOut("a scroll indicator", after: ScrollNumbers.indicatorFade) { [weak self] in
            self?.isShown = false
            self?.place()
        }
    }

    // MARK: Frames

    /// Updates the indicators' frames. Does nothing while they are hidden.
    func place() {
        place(
            vertical, scrollView.showsVerticalScrollIndicator && scrollView.verticalRange.isOpen, verticalFrame)
        place(
            horizontal, scrollView.showsHorizontalScrollIndicator && scrollView.horizontalRange.isOpen,
            horizontalFrame)
    }

    private func place(_ bar: UIView, _ isWanted: Bool, _ frame: @autoclosure () -> CGRect) {
        guard isShown, isWanted else { return bar.layer.removeFromSuperlayer() }
        if scrollView.layer.sublayers?.last !== bar.layer { scrollView.layer.addSublayer(bar.layer) }
        bar.layer.frame = frame()
        bar.layer.backgroundColor = colour.cgColor
    }

    private var colour: UIColor {
        switch scrollView.indicatorStyle {
        case .black: UIColor(white: 0, alpha: 0.35)
        case .white: UIColor(white: 1, alpha: 0.5)
        case .default:
            scrollView.traitCollection.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
        }
    }

    private var verticalFrame: CGRect {
        let (bounds, insets) = (scrollView.bounds, insets(scrollView.verticalScrollIndicatorInsets))
        let span = span(
            ScrollExtent(
                offset: bounds.minY, length: bounds.height, near: insets.top, far: insets.bottom,
                range: scrollView.verticalRange))
        let side = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (thickness, margin) = (ScrollNumbers.indicatorThickness, ScrollNumbers.indicatorMargin)
        let x = side ? bounds.minX + insets.left + margin : bounds.maxX - insets.right - margin - thickness
        return CGRect(x: x, y: bounds.minY + span.start, width: thickness, height: span.length)
    }

    private var horizontalFrame: CGRect {
        let (bounds, insets) = (scrollView.bounds, insets(scrollView.horizontalScrollIndicatorInsets))
        let span = span(
            ScrollExtent(
                offset: bounds.minX, length: bounds.width, near: insets.left, far: insets.right,
                range: scrollView.horizontalRange))
        let (thickness, margin) = (ScrollNumbers.indicatorThickness, ScrollNumbers.indicatorMargin)
        return CGRect(
            x: bounds.minX + span.start, y: bounds.maxY - insets.bottom - margin - thickness, width: span.length,
            height: thickness)
    }

    private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
        let system = scrollView.systemInset
        return UIEdgeInsets(
            top: own.top + system.top, left: own.left + system.left, bottom: own.bottom + system.bottom,
            right: own.right + system.right)
    }

    /// The position of an indicator along its axis, from the near edge of the view. It shrinks while content is pulled
    /// beyond an end.
    private func span(_ extent: ScrollExtent) -> (start: CGFloat, length: CGFloat) {
        let margin = ScrollNumbers.indicatorMargin
        let track = max(0, extent.length - extent.near - extent.far - 2 * margin)
        let whole = max(extent.range.high - extent.range.low + extent.length, 1)
        var length = max(ScrollNumbers.leastIndicatorLength, track * extent.length / whole)
        length = min(length, track)
        let travel = extent.range.high - extent.range.low
        let part = travel > 0 ? (extent.range.clamp(extent.offset) - extent.range.low) / travel : 0
        let excess = extent.range.excess(of: extent.offset)
        let least = min(ScrollNumbers.leastOverscrolledIndicatorLength, length)
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
