import CoreGraphics

/// The measured parts of an alert, from which `AlertLayout` computes frames. Points.
package struct AlertLayoutInput: Equatable {
    var appearance: AlertAppearance
    var width: CGFloat
    /// The largest height of the whole alert.
    var maximumHeight: CGFloat
    /// The height of texts and text fields with their insets; 0 without any.
    var headerHeight: CGFloat
    /// The height of each button above the cancel card, from top to bottom, without separators.
    var buttonHeights: [CGFloat]
    /// Whether the titles of two buttons fit side by side.
    var fitsSideBySide: Bool
    /// The height of the button in the cancel card of an action sheet; nil without one.
    var cancelHeight: CGFloat?
    /// The height of a separator: a pixel.
    var hairline: CGFloat

    package init(
        appearance: AlertAppearance = .alert, width: CGFloat = 0, maximumHeight: CGFloat = 0,
        headerHeight: CGFloat = 0, buttonHeights: [CGFloat] = [], fitsSideBySide: Bool = false,
        cancelHeight: CGFloat? = nil, hairline: CGFloat = 1
    ) {
        self.appearance = appearance
        self.width = width
        self.maximumHeight = maximumHeight
        self.headerHeight = headerHeight
        self.buttonHeights = buttonHeights
        self.fitsSideBySide = fitsSideBySide
        self.cancelHeight = cancelHeight
        self.hairline = hairline
    }
}

/// The frames of an alert's parts. Points; the origin is the alert's upper left corner, y down.
package struct AlertLayout: Equatable {
    package let size: CGSize
    /// The card with the texts and the buttons.
    package let card: CGRect
    /// The visible area of the texts and fields, and the height of their content.
    package let header: CGRect
    package let headerContentHeight: CGFloat
    /// The separator between texts and buttons; nil when one of them is missing.
    package let separator: CGRect?
    /// The visible area of the buttons, and the height of their content.
    package let buttonArea: CGRect
    package let buttonContentHeight: CGFloat
    /// The frames of the buttons in their scrolling area, and of the separators between them.
    package let buttons: [CGRect]
    package let buttonSeparators: [CGRect]
    /// The card of the cancel button.
    package let cancel: CGRect?

    /// The buttons keep their height as far as possible; the texts scroll. Of many buttons, which scroll as well, a
    /// minimum remains visible.
    package init(_ input: AlertLayoutInput) {
        let isSideBySide = input.appearance == .alert && input.buttonHeights.count == 2 && input.fitsSideBySide
        let rows = AlertLayout.rows(input, isSideBySide: isSideBySide)
        buttons = rows.buttons
        buttonSeparators = rows.separators
        buttonContentHeight = rows.height

        let cancelSpace = input.cancelHeight.map { $0 + AlertMetrics.cancelSpacing } ?? 0
        let availableLength = max(0, input.maximumHeight - cancelSpace)
        let line = input.headerHeight > 0 && rows.height > 0 ? input.hairline : 0
        let minimum = AlertLayout.minimumButtonHeight(input, of: rows.height, isSideBySide: isSideBySide)
        let headerHeight = min(input.headerHeight, max(0, availableLength - line - minimum))
        let buttonHeight = min(rows.height, max(0, availableLength - line - headerHeight))

        header = CGRect(x: 0, y: 0, width: input.width, height: headerHeight)
        headerContentHeight = input.headerHeight
        separator = line > 0 ? CGRect(x: 0, y: headerHeight, width: input.width, height: line) : nil
        buttonArea = CGRect(x: 0, y: headerHeight + line, width: input.width, height: buttonHeight)
        let cardHeight = headerHeight + line + buttonHeight
        card = CGRect(x: 0, y: 0, width: input.width, height: cardHeight)
        cancel = input.cancelHeight.map { height in
            let top = cardHeight > 0 ? cardHeight + AlertMetrics.cancelSpacing : 0
            return CGRect(x: 0, y: top, width: input.width, height: height)
        }
        size = CGSize(width: input.width, height: cancel?.maxY ?? cardHeight)
    }

    /// One or two buttons always stay visible as a whole.
    private static func minimumButtonHeight(
        _ input: AlertLayoutInput, of height: CGFloat, isSideBySide: Bool
    ) -> CGFloat {
        if isSideBySide || input.buttonHeights.count <= 2 { return height }
        return min(height, input.appearance == .alert ? AlertMetrics.minimumButtons : AlertMetrics.minimumSheetButtons)
    }

    private static func rows(
        _ input: AlertLayoutInput, isSideBySide: Bool
    ) -> (buttons: [CGRect], separators: [CGRect], height: CGFloat) {
        if isSideBySide {
            let height = input.buttonHeights.max() ?? 0
            let half = (input.width - input.hairline) / 2
            return (
                [0, half + input.hairline].map { CGRect(x: $0, y: 0, width: half, height: height) },
                [CGRect(x: half, y: 0, width: input.hairline, height: height)], height
            )
        }
        var buttons: [CGRect] = []
        var separators: [CGRect] = []
        var top: CGFloat = 0
        for height in input.buttonHeights {
            if top > 0 {
                separators.append(CGRect(x: 0, y: top, width: input.width, height: input.hairline))
                top += input.hairline
            }
            buttons.append(CGRect(x: 0, y: top, width: input.width, height: height))
            top += height
        }
        return (buttons, separators, top)
    }
}
