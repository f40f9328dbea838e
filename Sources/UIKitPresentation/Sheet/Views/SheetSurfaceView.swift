import CoreGraphics
import QuartzCore
import UIKitCore

/// The background of a sheet, or of a presenter behind one: clips its content to rounded corners, casts a shadow, and
/// is scaled down behind a card.
@MainActor final class SheetSurfaceView: UIView, AccessibilityFocusRevealing {
    /// Clips the content, but not the shadow.
    private let contentClipView = UIView()
    /// Lightens a scaled-down presenter in dark mode.
    private let highlightView = UIView()
    private(set) var grabber: SheetGrabberView?
    private weak var content: UIView?
    /// Called with the height in points that the surface needs to show what assistive technology has focused, if it
    /// cuts that off.
    var onFocusBelowEdge: ((CGFloat) -> Void)?

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
        content = view
        view.frame = contentClipView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        updateAccessibilityElements()
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

    /// The shadow of a floating sheet, of a card behind which nothing is dimmed, or none.
    enum Shadow { case none, floating, undimmed }

    /// Sets the shadow, for the current bounds and corners.
    func setShadow(_ shadow: Shadow) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        switch shadow {
        case .none:
            layer.shadowOpacity = 0
            return
        case .floating:
            layer.shadowOpacity = isDark ? SheetMetrics.shadowOpacityDark : SheetMetrics.shadowOpacityLight
            layer.shadowRadius = SheetMetrics.shadowRadius
        case .undimmed:
            layer.shadowOpacity = SheetMetrics.undimmedShadowOpacity
            layer.shadowRadius = SheetMetrics.undimmedShadowRadius
        }
        layer.shadowOffset = .zero
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }

    /// Shows `view` at the top of the surface, above the content, or removes the one that is shown.
    func setGrabber(_ view: SheetGrabberView?) {
        guard grabber !== view else { return }
        grabber?.removeFromSuperview()
        grabber = view
        if let view {
            view.frame.origin.x = (bounds.width - view.frame.width) / 2
            contentClipView.addSubview(view)
        }
        updateAccessibilityElements()
    }

    /// The grabber is in front of the content, but is read out first.
    private func updateAccessibilityElements() {
        let content = contentClipView.subviews.filter { $0 !== grabber && $0 !== highlightView }
        contentClipView.accessibilityElements = grabber.map { [$0] + content }
    }

    package func reveal(_ frame: CGRect) -> Bool {
        let bottom = convert(frame, from: nil).maxY
        if bottom.isFinite, bottom > bounds.height + 0.5 { onFocusBelowEdge?(bottom) }
        return true
    }

    /// Scales the surface down, or back up for nil.
    func apply(_ recession: PresenterScaleDown?) {
        transform = recession?.transform ?? .identity
        highlightView.alpha = recession?.progress ?? 0
    }

    /// Ends animations of the frames of this surface and of its content, such as those of a rotation.
    func removeFrameAnimations() {
        for layer in [layer, contentClipView.layer] + contentClipView.subviews.map(\.layer) {
            for key in layer.animationKeys() ?? [] where key.hasPrefix("bounds") || key.hasPrefix("position") {
                layer.removeAnimation(forKey: key)
            }
        }
    }

    /// Sets the frame without the scale, in points of the superview. The safe area is computed for this frame, wherever
    /// a drag or a transition moves the view.
    func setUnscaledFrame(_ place: CGRect) {
        safeAreaReferenceFrame = place
        bounds = CGRect(origin: .zero, size: place.size)
        center = CGPoint(x: place.midX, y: place.midY)
        // Views that apps create in `loadView()` often have no autoresizing mask.
        guard let content, content.superview === contentClipView, content.transform.isIdentity else { return }
        content.frame = contentClipView.bounds
    }
}
