import UIKitCore

/// Sizes of alerts and action sheets in points. Sources and confidence: `Docs/Numbers.md`. What differs between the
/// versions is in `SystemEra`.
enum AlertMetrics {
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    /// The content width of an action sheet in a popover. Inferred.
    static let popoverWidth: CGFloat = 304
    static let maximumSheetWidth: CGFloat = 394

    /// Around the texts of an alert.
    static let textInsets = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    /// Around and between the texts of an action sheet.
    static let sheetTextInset: CGFloat = 16
    static let sheetTextSpacing: CGFloat = 8
    /// The margin around an alert. With a keyboard a smaller one above and below. Inferred.
    static let margin: CGFloat = 20
    static let keyboardMargin: CGFloat = 8

    static let buttonHeight: CGFloat = 44
    static let sheetButtonHeight: CGFloat = 57
    /// Above and below the title of a button that is higher than the minimum. Inferred.
    static let buttonPadding: CGFloat = 11
    /// On the sides of a button's title. Inferred.
    static let buttonInset: CGFloat = 8
    static let minimumTitleScale: CGFloat = 0.6
    /// The height of scrolling buttons that stays visible below a text that does not fit.
    static let minimumButtons: CGFloat = 68
    static let minimumSheetButtons: CGFloat = 84

    /// A higher text is drawn in parts, each with this much above and below what is visible. Chosen: such a bitmap
    /// takes 12 MB at most.
    static let maximumDrawnTextHeight: CGFloat = 1200
    static let drawnTextMargin: CGFloat = 200

    static let cancelSpacing: CGFloat = 8
    /// Between an action sheet and the upper edge of the safe area.
    static let sheetTopMargin: CGFloat = 30

    static let fieldHeight: CGFloat = 25
    static let fieldInset: CGFloat = 4
    /// Above the first text field (inferred) and below the last one.
    static let fieldsTop: CGFloat = 16
    static let fieldsBottom: CGFloat = 16

    /// Seconds of the spring that shows and hides alerts, and the scale that an alert shrinks from.
    static let duration: Seconds = 0.404
    static let initialScale: CGFloat = 1.2
}

/// The fonts of alerts, for a text size.
@MainActor enum AlertFonts {
    static func title(_ appearance: AlertAppearance, for traits: UITraitCollection) -> UIFont {
        switch appearance {
        case .alert: .preferredFont(forTextStyle: .headline, compatibleWith: traits)
        case .actionSheet, .popover:
            .systemFont(
                ofSize: UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).pointSize,
                weight: .semibold)
        }
    }

    static func message(for traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    }

    static func field(for traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    }

    static func button(_ appearance: AlertAppearance, isEmphasized: Bool, for traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = appearance == .alert ? .body : .title3
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size, weight: isEmphasized ? .semibold : .regular)
    }
}

/// The colors of alerts.
@MainActor enum AlertColors {
    static let dimming = dynamic(light: (0, 0.2), dark: (0, 0.48))
    static let sheetText = dynamic(light: (29 / 255, 0.52), dark: (241 / 255, 0.59))
    static let separator = UIColor.separator
    static let sheetSeparator = dynamic(light: (201 / 255, 0.83), dark: (125 / 255, 0.835))
    static let pressed = dynamic(light: (225 / 255, 1), dark: (46 / 255, 1))
    static let sheetPressed = dynamic(light: (224 / 255, 0.79), dark: (81 / 255, 0.76))
    static let cancel = dynamic(light: (1, 1), dark: (44 / 255, 1))
    static let disabled = UIColor(white: 129 / 255, alpha: 1)

    private static func dynamic(
        light: (white: CGFloat, alpha: CGFloat), dark: (white: CGFloat, alpha: CGFloat)
    ) -> UIColor {
        UIColor { traits in
            let tone = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(white: tone.white, alpha: tone.alpha)
        }
    }
}
