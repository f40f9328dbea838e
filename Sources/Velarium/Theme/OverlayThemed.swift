import UIKit

/// A view of a ready-made overlay whose look comes from the theme.
@MainActor protocol OverlayThemed: UIView {
    func apply(_ theme: OverlayTheme)
}

extension UIView {
    /// Applies `theme` to all themed views in this subtree.
    func applyOverlayTheme(_ theme: OverlayTheme) {
        (self as? any OverlayThemed)?.apply(theme)
        for view in subviews { view.applyOverlayTheme(theme) }
    }
}

/// A label of a ready-made overlay.
class OverlayLabel: UILabel, OverlayThemed {
    /// What the text is, which decides about its color.
    enum Role {
        case primary, secondary, error
    }

    var role: Role {
        didSet { updateColor() }
    }

    private var theme = OverlayTheme()

    init(_ role: Role) {
        self.role = role
        super.init(frame: .zero)
        updateColor()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func apply(_ theme: OverlayTheme) {
        self.theme = theme
        updateColor()
    }

    private func updateColor() {
        switch role {
        case .primary: textColor = theme.textColor
        case .secondary: textColor = theme.secondaryTextColor
        case .error: textColor = theme.errorColor
        }
    }
}

/// The surface of a ready-made overlay: a material or a color.
final class OverlaySurface: UIVisualEffectView, OverlayThemed {
    private let usual: UIBlurEffect.Style

    init(_ usual: UIBlurEffect.Style) {
        self.usual = usual
        super.init(effect: UIBlurEffect(style: usual))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func apply(_ theme: OverlayTheme) {
        switch theme.surface {
        case nil: show(UIBlurEffect(style: usual), nil)
        case .material(let style): show(UIBlurEffect(style: style), nil)
        case .color(let color): show(nil, color)
        }
    }

    private func show(_ effect: UIBlurEffect?, _ color: UIColor?) {
        self.effect = effect
        contentView.backgroundColor = color
    }
}
