import UIKit

/// What lies between an overlay and the screen below it.
public struct Backdrop {
    /// The colour, which `alpha` weakens. Default `.label`, which darkens a light screen and brightens a dark one.
    public var color: UIColor
    /// How much of the colour is to be seen, 0 to 1. Default 0.3. What is beyond counts as 0 or 1, what is no number as 0.
    public var alpha: CGFloat

    /// A backdrop of this colour and strength. Default `.label` at 0.3.
    public init(color: UIColor = .label, alpha: CGFloat = 0.3) {
        (self.color, self.alpha) = (color, alpha)
    }

    /// Nothing is to be seen of it; it takes the touches beside the overlay all the same.
    public static var clear: Backdrop { Backdrop(alpha: 0) }
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
        // The colour has a view of its own: how strong it is and how far it has faded in are two things.
        paint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        paint.isUserInteractionEnabled = false
        addSubview(paint)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A BackdropView is made by its presentation controller, not from an archive.")
    }

    /// Takes the colour and strength of `backdrop`.
    func show(_ backdrop: Backdrop) {
        paint.backgroundColor = backdrop.color
        paint.alpha = backdrop.alpha.isFinite ? min(max(backdrop.alpha, 0), 1) : 0
    }

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
