import CoreGraphics
import UIKitCore

/// What is behind a context menu: the blurred and dimmed screen, and the lifted previews.
final class ContextMenuBackgroundView: UIView {
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    private let dimming = UIView()

    init() {
        super.init(frame: .zero)
        dimming.backgroundColor = UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(white: 0, alpha: isDark ? ContextMenuMetrics.dimDark : ContextMenuMetrics.dimLight)
        }
        for view in [blur, dimming] {
            view.alpha = 0
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ContextMenuBackgroundView does not support init(coder:); a context menu creates it.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blur.frame = bounds
        dimming.frame = bounds
    }

    /// Shows or hides the blur and the dimming; animated inside an animation block.
    func setDimmed(_ isDimmed: Bool) {
        blur.alpha = isDimmed ? 1 : 0
        dimming.alpha = isDimmed ? 1 : 0
    }
}

/// The number of items that a menu applies to, at a corner of the preview.
final class ContextMenuBadgeView: UIView {
    private let label = UILabel()

    init(_ number: Int) {
        super.init(frame: .zero)
        backgroundColor = .systemBlue
        layer.cornerRadius = ContextMenuMetrics.badgeHeight / 2
        label.text = "\(number)"
        label.font = .systemFont(ofSize: ContextMenuMetrics.badgeTextSize, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.sizeToFit()
        let height = ContextMenuMetrics.badgeHeight
        bounds.size = CGSize(
            width: max(height, label.bounds.width + 2 * ContextMenuMetrics.badgePadding), height: height)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ContextMenuBadgeView does not support init(coder:); a context menu creates it.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
