import UIKit

/// The color between an overlay and the screen behind it.
///
///     dialog.configuration.dimming = Dimming(color: .systemIndigo, alpha: 0.4)
///
/// The default dims with black in both styles, as UIKit does. ``label`` is the dimming of the library that dialogs are
/// modeled on.
public struct Dimming {
    /// The color; its opacity is multiplied by `alpha`. Default black.
    public var color: UIColor
    /// The opacity, 0 to 1. Default nil: 0.3 in the light style and 0.48 in the dark style.
    ///
    /// Values out of range are clamped. NaN and infinity count as 0.
    public var alpha: CGFloat?

    /// Creates a dimming with this color and opacity. Default: black, 0.3 opaque in the light style and 0.48 in the
    /// dark style.
    public init(color: UIColor = .black, alpha: CGFloat? = nil) {
        self.color = color
        self.alpha = alpha
    }

    /// An invisible dimming. Like any other it receives the touches outside the overlay.
    public static var clear: Dimming { Dimming(alpha: 0) }

    /// `UIColor.label`, 0.3 opaque: as dark as the default in the light style, but it makes a dark screen gray.
    public static var label: Dimming { Dimming(color: .label, alpha: DimmingDefaults.alpha) }

    /// Whether the app has changed nothing, so that a theme's dimming counts.
    var isUsual: Bool { color == .black && alpha == nil }

    /// The color with its opacity, resolved for each trait collection.
    var dynamicColor: UIColor {
        let color = color
        let alpha = alpha
        return UIColor { traits in
            let color = color.resolvedColor(with: traits)
            let usual = traits.userInterfaceStyle == .dark ? DimmingDefaults.darkAlpha : DimmingDefaults.alpha
            let requested = alpha ?? usual
            let part = requested.isFinite ? min(max(requested, 0), 1) : 0
            return color.withAlphaComponent(color.cgColor.alpha * part)
        }
    }
}

/// The opacities of the dimming (`Docs/Numbers.md`).
enum DimmingDefaults {
    static let alpha: CGFloat = 0.3
    static let darkAlpha: CGFloat = 0.48
}

/// Shows a dimming over the whole container and detects taps on it.
@MainActor final class DimmingView: UIView {
    private let onTap: @MainActor (CGPoint) -> Void
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private lazy var target = ActionTarget { [weak self] in
        guard let self else { return }
        onTap(tap.location(in: self))
    }
    private let colorView = UIView()

    /// - Parameter onTap: Called with a location in this view's coordinates.
    init(onTap: @escaping @MainActor (CGPoint) -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "backdrop"
        target.attach(to: tap)
        addGestureRecognizer(tap)
        // The color is in a separate view, so that its opacity is independent of the fade.
        colorView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        colorView.isUserInteractionEnabled = false
        addSubview(colorView)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:). Its presentation controller creates it.")
    }

    /// Applies the color and opacity of a dimming.
    func apply(_ dimming: Dimming) { colorView.backgroundColor = dimming.dynamicColor }

    /// Receives every touch while it is in the hierarchy, also after fading out: the user can still catch an overlay
    /// that is being dismissed.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        colorView.frame = bounds
    }
}
