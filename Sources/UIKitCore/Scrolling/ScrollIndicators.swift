import CoreGraphics
import QuartzCore

/// The scroll indicators: what the app has set for them, and their layers, which are shown during scrolling and faded
/// out afterwards.
///
/// The layers are in front of the content. They are not subviews, so that apps find only their own views.
@MainActor final class ScrollIndicators {
    // The values of the scroll view's accessors. The rules below read the accessors, which subclasses may override.
    var showsVertical = true { didSet { updateFrames() } }
    var showsHorizontal = true { didSet { updateFrames() } }
    var style = UIScrollView.IndicatorStyle.default { didSet { updateFrames() } }
    /// In points, in addition to the safe area.
    var verticalInsets = UIEdgeInsets.zero { didSet { updateFrames() } }
    /// In points, in addition to the safe area.
    var horizontalInsets = UIEdgeInsets.zero { didSet { updateFrames() } }
    var avoidSafeArea = true { didSet { updateFrames() } }

    private unowned let scrollView: UIScrollView
    private lazy var vertical = ScrollIndicators.makeBar()
    private lazy var horizontal = ScrollIndicators.makeBar()
    private var isShown = false
    private var fadeTimer: GestureTimeout?

    init(of scrollView: UIScrollView) { self.scrollView = scrollView }

    private static func makeBar() -> UIView {
        let bar = UIView()
        bar.isUserInteractionEnabled = false
        // An indicator may appear in an animation of the app.
        UIView.performWithoutAnimation { bar.layer.cornerRadius = ScrollDefaults.indicatorThickness / 2 }
        return bar
    }

    // MARK: Visibility

    /// Shows the indicators until `scheduleFade()` is called.
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
            self?.hide()
        }
    }

    private func hide() {
        isShown = false
        for bar in [vertical, horizontal] { bar.layer.removeFromSuperlayer() }
    }

    // MARK: Frames

    /// Updates the indicators' frames. Does nothing while they are hidden.
    func updateFrames() {
        guard isShown else { return }
        update(vertical, along: .vertical, isEnabled: scrollView.showsVerticalScrollIndicator)
        update(horizontal, along: .horizontal, isEnabled: scrollView.showsHorizontalScrollIndicator)
    }

    private func update(_ bar: UIView, along axis: ScrollAxis, isEnabled: Bool) {
        let range = scrollView.range(axis)
        guard isEnabled, range.isScrollable else { return bar.layer.removeFromSuperlayer() }
        if scrollView.layer.sublayers?.last !== bar.layer { scrollView.layer.addSublayer(bar.layer) }
        bar.layer.frame = frame(along: axis, range: range)
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

    private func frame(along axis: ScrollAxis, range: ScrollRange) -> CGRect {
        let bounds = scrollView.bounds
        let insets = insets(along: axis)
        let span = ScrollIndicatorSpan(
            at: bounds.origin[axis], in: range, viewLength: bounds.size[axis], insets: insets[axis])
        let thickness = ScrollDefaults.indicatorThickness
        let margin = ScrollDefaults.indicatorMargin
        switch axis {
        case .vertical:
            let isOnLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isOnLeft ? bounds.minX + insets.left + margin : bounds.maxX - insets.right - margin - thickness
            return CGRect(x: x, y: bounds.minY + span.start, width: thickness, height: span.length)
        case .horizontal:
            let y = bounds.maxY - insets.bottom - margin - thickness
            return CGRect(x: bounds.minX + span.start, y: y, width: span.length, height: thickness)
        }
    }

    private func insets(along axis: ScrollAxis) -> UIEdgeInsets {
        let own =
            switch axis {
            case .vertical: scrollView.verticalScrollIndicatorInsets
            case .horizontal: scrollView.horizontalScrollIndicatorInsets
            }
        return scrollView.automaticallyAdjustsScrollIndicatorInsets ? own + scrollView.insets.safeArea : own
    }
}
