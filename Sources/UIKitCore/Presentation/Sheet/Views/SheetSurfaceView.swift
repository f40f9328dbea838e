import CoreGraphics
import QuartzCore

/// The background of a sheet, or of a presenter behind one: clips its content to rounded corners, casts a shadow, and
/// is scaled down behind a card.
@MainActor final class SheetSurfaceView: UIView {
    /// Clips the content, but not the shadow.
    private let contentClipView = UIView()
    /// Lightens a scaled-down presenter in dark mode.
    private let highlightView = UIView()
    private var grabber: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentClipView.frame = bounds
        contentClipView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentClipView.clipsToBounds = true
        contentClipView.layer.cornerCurve = .continuous
        layer.cornerCurve = .continuous
        addSubview(contentClipView)
        highlightView.frame = bounds
        highlightView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        highlightView.isUserInteractionEnabled = false
        highlightView.alpha = 0
        highlightView.backgroundColor = UIColor { traits in
            let (white, alpha) = SheetMetrics.presenterHighlight
            return UIColor(white: white, alpha: traits.userInterfaceStyle == .dark ? alpha : 0)
        }
        contentClipView.addSubview(highlightView)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("SheetSurfaceView does not support init(coder:). Its sheet creates it.")
    }

    /// Adds `view` as content. It fills the surface from now on.
    func installContent(_ view: UIView) {
        contentClipView.insertSubview(view, belowSubview: highlightView)
        view.frame = contentClipView.bounds
    }

    /// Sets the corner radius, in points; `isCard` leaves the lower corners square.
    func setCornerRadius(_ radius: CGFloat, isCard: Bool) {
        contentClipView.layer.cornerRadius = radius
        contentClipView.layer.maskedCorners =
            isCard
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    var cornerRadius: CGFloat { contentClipView.layer.cornerRadius }

    func setShadowVisible(_ isShown: Bool) {
        guard isShown else {
            layer.shadowOpacity = 0
            return
        }
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.shadowOpacity = isDark ? SheetMetrics.shadowOpacityDark : SheetMetrics.shadowOpacityLight
        layer.shadowRadius = SheetMetrics.shadowRadius
        layer.shadowOffset = .zero
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }

    func setGrabberVisible(_ isShown: Bool) {
        guard isShown else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let bar = grabber ?? makeGrabber()
        grabber = bar
        let size = SheetMetrics.grabberSize
        bar.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: SheetMetrics.grabberTop, width: size.width, height: size.height)
    }

    private func makeGrabber() -> UIView {
        let bar = UIView()
        let (red, green, blue, alpha) = SheetMetrics.grabberColor
        bar.backgroundColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        bar.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
        bar.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        bar.isUserInteractionEnabled = false
        contentClipView.addSubview(bar)
        return bar
    }

    /// Scales the surface down, or back up for nil.
    func apply(_ recession: PresenterScaleDown?) {
        transform = recession?.transform ?? .identity
        highlightView.alpha = recession == nil ? 0 : 1
    }

    /// Sets the frame without the scale, in points of the superview. The safe area is computed for this frame, wherever
    /// a drag or a transition moves the view.
    func setUnscaledFrame(_ place: CGRect) {
        safeAreaReferenceFrame = place
        bounds = CGRect(origin: .zero, size: place.size)
        center = CGPoint(x: place.midX, y: place.midY)
    }
}
