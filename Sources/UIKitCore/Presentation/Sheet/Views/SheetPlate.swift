import CoreGraphics
import QuartzCore

/// The background of a sheet, or of a presenter behind one: clips its content to rounded corners, casts a shadow, and
/// is scaled down behind a card.
@MainActor final class SheetPlate: UIView {
    /// Clips the content, but not the shadow.
    private let face = UIView()
    /// Lightens a scaled-down presenter in dark mode.
    private let veil = UIView()
    private var grabber: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        face.frame = bounds
        face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        face.clipsToBounds = true
        face.layer.cornerCurve = .continuous
        layer.cornerCurve = .continuous
        addSubview(face)
        veil.frame = bounds
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        veil.isUserInteractionEnabled = false
        veil.alpha = 0
        veil.backgroundColor = UIColor { traits in
            let (white, alpha) = SheetNumbers.veil
            return UIColor(white: white, alpha: traits.userInterfaceStyle == .dark ? alpha : 0)
        }
        face.addSubview(veil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("SheetPlate is made by its sheet, not from an archive.")
    }

    /// Adds `view` as content. It fills the surface from now on.
    func hold(_ view: UIView) {
        face.insertSubview(view, belowSubview: veil)
        view.frame = face.bounds
    }

    /// Sets the corner radius, in points; `isCard` leaves the lower corners square.
    func round(by radius: CGFloat, isCard: Bool) {
        face.layer.cornerRadius = radius
        face.layer.maskedCorners =
            isCard
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    var cornerRadius: CGFloat { face.layer.cornerRadius }

    func showShadow(_ isShown: Bool) {
        guard isShown else {
            layer.shadowOpacity = 0
            return
        }
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.shadowOpacity = isDark ? SheetNumbers.shadowOpacityDark : SheetNumbers.shadowOpacityLight
        layer.shadowRadius = SheetNumbers.shadowRadius
        layer.shadowOffset = .zero
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }

    func showGrabber(_ isShown: Bool) {
        guard isShown else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let bar = grabber ?? makeGrabber()
        grabber = bar
        let size = SheetNumbers.grabberSize
        bar.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: SheetNumbers.grabberTop, width: size.width, height: size.height)
    }

    private func makeGrabber() -> UIView {
        let bar = UIView()
        let (red, green, blue, alpha) = SheetNumbers.grabberColor
        bar.backgroundColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        bar.layer.cornerRadius = SheetNumbers.grabberSize.height / 2
        bar.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        bar.isUserInteractionEnabled = false
        face.addSubview(bar)
        return bar
    }

    /// Scales the surface down, or back up for nil.
    func recede(_ recession: SheetRecession?) {
        transform = recession?.transform ?? .identity
        veil.alpha = recession == nil ? 0 : 1
    }

    /// Sets the frame without the scale, in points of the superview. The safe area is computed for this frame, wherever
    /// a drag or a transition moves the view.
    func stand(at place: CGRect) {
        safeAreaPlace = place
        bounds = CGRect(origin: .zero, size: place.size)
        center = CGPoint(x: place.midX, y: place.midY)
    }
}
