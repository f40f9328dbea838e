import UIKitCore

/// The styles of configured buttons.
enum ButtonStyle: Hashable, CaseIterable {
    case plain, borderless, gray, tinted, filled
}

/// The colors of a style in a state.
struct ButtonStyleColors: Equatable {
    var foreground: UIColor
    var background: UIColor

    init(
        of configuration: UIButton.Configuration, in state: UIControl.State, role: UIButton.Role = .normal
    ) {
        if state.contains(.disabled) {
            self = .disabled(configuration.style)
            return
        }
        let tint = role == .destructive ? UIColor.systemRed : .tintColor
        self = .enabled(configuration, tint: tint)
        if state.contains(.selected), configuration.automaticallyUpdateForSelection {
            showSelection(configuration, tint: tint)
        }
        if state.contains(.highlighted) { dim() }
    }

    private init(foreground: UIColor, background: UIColor) {
        self.foreground = foreground
        self.background = background
    }

    private static func enabled(_ configuration: UIButton.Configuration, tint: UIColor) -> ButtonStyleColors {
        let foreground = configuration.baseForegroundColor
        let background = configuration.baseBackgroundColor
        switch configuration.style {
        case .plain, .borderless: return ButtonStyleColors(foreground: foreground ?? tint, background: .clear)
        case .gray:
            return ButtonStyleColors(foreground: foreground ?? tint, background: background ?? .secondarySystemFill)
        case .tinted:
            return ButtonStyleColors(
                foreground: foreground ?? tint,
                background: (background ?? tint).multiplyingAlpha(by: ButtonSizeMetrics.tintedAlpha))
        case .filled: return ButtonStyleColors(foreground: foreground ?? .white, background: background ?? tint)
        }
    }

    private static func disabled(_ style: ButtonStyle) -> ButtonStyleColors {
        switch style {
        case .plain, .borderless: ButtonStyleColors(foreground: .tertiaryLabel, background: .clear)
        case .gray, .tinted, .filled:
            ButtonStyleColors(foreground: .tertiaryLabel, background: ButtonSizeMetrics.disabledFill)
        }
    }

    private mutating func showSelection(_ configuration: UIButton.Configuration, tint: UIColor) {
        switch configuration.style {
        case .plain, .gray:
            background = tint.withAlphaComponent(ButtonSizeMetrics.tintedAlpha)
            foreground = configuration.baseForegroundColor ?? tint
        case .borderless, .tinted, .filled: break
        }
    }

    private mutating func dim() {
        foreground = foreground.multiplyingAlpha(by: ButtonSizeMetrics.highlightedAlpha)
        background = background.multiplyingAlpha(by: ButtonSizeMetrics.highlightedAlpha)
    }
}
