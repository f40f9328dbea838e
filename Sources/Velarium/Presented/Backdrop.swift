import UIKit

/// The layer of color between an overlay and the screen below it.
///
/// The default dims with black in both styles, as UIKit does. ``label`` is the backdrop of the library that dialogs follow.
public struct Backdrop {
    /// The color, whose opacity is multiplied by `alpha`. Default black.
    public var color: UIColor
    /// The opacity, 0 to 1. Default nil: 0.3, and 0.48 in the dark style. Values out of range count as 0 or 1, NaN and
    /// infinity as 0.
    public var alpha: CGFloat?

    /// A backdrop of this color and opacity. Default black, 0.3 opaque in the light style and 0.48 in the dark one.
    public init(color: UIColor = .black, alpha: CGFloat? = nil) {
        (self.color, self.alpha) = (color, alpha)
    }

    /// An invisible backdrop, which takes the touches beside the overlay all the same.
    public static var clear: Backdrop { Backdrop(alpha: 0) }

    /// `UIColor.label`, 0.3 opaque: as dark as the default on a light screen, but it turns a dark screen gray.
    public static var label: Backdrop { Backdrop(color: .label, alpha: BackdropNumbers.alpha) }

    /// The color with its opacity, resolved anew for every trait collection.
    var paint: UIColor {
        let (color, alpha) = (color, alpha)
        return UIColor { traits in
            let color = color.resolvedColor(with: traits)
            let usual = traits.userInterfaceStyle == .dark ? BackdropNumbers.darkAlpha : BackdropNumbers.alpha
            let wanted = alpha ?? usual
            let part = wanted.isFinite ? min(max(wanted, 0), 1) : 0
            return color.withAlphaComponent(color.cgColor.alpha * part)
        }
    }
}

/// The opacities of backdrops (`Docs/Numbers.md`).
enum BackdropNumbers {
    static let alpha: CGFloat = 0.3
    static let darkAlpha: CGFloat = 0.48
}

/// Shows a backdrop over the whole container, and hears of taps on it.
@MainActor final class BackdropView: UIView {
    private let onTap: @MainActor (CGPoint) -> Void
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private lazy var target = ActionTarget { [weak self] in
        guard let self else { return }
        onTap(tap.location(in: self))
    }
    private let paint = UIView()

    /// - Parameter onTap: Called with a place in this view's coordinates.
    init(onTap: @escaping @MainActor (CGPoint) -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "backdrop"
        target.attach(to: tap)
        addGestureRecognizer(tap)
        // The color has a view of its own: its opacity and the progress of fading in are independent.
        paint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        paint.isUserInteractionEnabled = false
        addSubview(paint)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A BackdropView is made by its presentation controller, not from an archive.")
    }

    /// Shows the color and opacity of `backdrop`.
    func show(_ backdrop: Backdrop) { paint.backgroundColor = backdrop.paint }

    /// Takes every touch as long as it is there: one that has faded out still stands under what is on its way off, so that
    /// a finger can catch that.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paint.frame = bounds
    }
}
