import UIKit

/// What a toast shows: a card with an image, two texts and a button.
final class ToastView: UIView {
    var onAction: () -> Void = {}
    var onEscape: () -> Void = {}

    private let card = OverlaySurface(.systemThickMaterial)
    private let image = UIImageView()
    private let scroll = UIScrollView()
    private let title = OverlayLabel(.primary)
    private let message = OverlayLabel(.secondary)
    private let button = UIButton(type: .system)
    private let style: Toast.Style
    private var cornerRadius = ToastMetrics.cornerRadius
    /// The width that the toast may have, in points. It decides whether the button is beside the texts, whatever width
    /// the toast then has. Default: the width of the style.
    var availableWidth = CGFloat.greatestFiniteMagnitude {
        didSet { if availableWidth != oldValue { setNeedsLayout() } }
    }

    init(_ toast: Toast) {
        style = toast.style
        super.init(frame: .zero)
        layer.shadowOpacity = ToastMetrics.shadowOpacity
        layer.shadowRadius = ToastMetrics.shadowRadius
        layer.shadowOffset = ToastMetrics.shadowOffset
        card.clipsToBounds = true
        card.layer.cornerCurve = .continuous
        addSubview(card)
        configureTexts(toast)
        image.image = toast.image
        image.isHidden = toast.image == nil
        image.contentMode = .scaleAspectFit
        button.isHidden = toast.action == nil
        button.setTitle(toast.action?.title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.numberOfLines = 0
        button.addAction(UIAction { [unowned self] _ in onAction() }, for: .touchUpInside)
        [image, scroll, button].forEach(card.contentView.addSubview)
        // The button is higher than a single line of text, so by its place it would be read first.
        card.contentView.accessibilityElements = [title, message, button]
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func configureTexts(_ toast: Toast) {
        title.text = toast.title
        title.font = .preferredFont(forTextStyle: toast.message == nil ? .subheadline : .headline)
        message.text = toast.message
        message.isHidden = toast.message?.isEmpty ?? true
        message.font = .preferredFont(forTextStyle: .subheadline)
        for label in [title, message] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            scroll.addSubview(label)
        }
        scroll.contentInsetAdjustmentBehavior = .never
    }

    func setTheme(_ theme: OverlayTheme) {
        cornerRadius = theme.cornerRadius(orUsual: ToastMetrics.cornerRadius)
        tintColor = theme.tintColor
        applyOverlayTheme(theme)
        setNeedsLayout()
    }

    override func accessibilityPerformEscape() -> Bool {
        onEscape()
        return true
    }

    // MARK: Layout

    /// The sizes of the parts in a width.
    private struct Parts {
        var image = CGSize.zero
        var title: CGFloat = 0
        var message: CGFloat = 0
        var textWidth: CGFloat = 0
        var button = CGSize.zero
        var isButtonBelow = false
        var isImageAbove = false

        var texts: CGFloat { title + (message > 0 ? message + ToastMetrics.lineGap : 0) }
        /// The width that the image takes from the texts beside it.
        var imageRoom: CGFloat { image.width > 0 && !isImageAbove ? image.width + ToastMetrics.gap : 0 }
        /// The height that the image takes from the texts below it.
        var imageRow: CGFloat { isImageAbove ? image.height + ToastMetrics.lineGap : 0 }
        var height: CGFloat {
            let row = isImageAbove ? imageRow + texts : max(image.height, texts)
            return isButtonBelow ? row + ToastMetrics.lineGap + button.height : max(row, button.height - 2 * slack)
        }
        /// A button beside the texts may extend into the padding.
        private var slack: CGFloat { ToastMetrics.padding.top - ToastMetrics.lineGap }
    }

    /// The maximum width, in points.
    private var maximumWidth: CGFloat {
        min(availableWidth, style == .banner ? ToastMetrics.bannerWidth : ToastMetrics.compactWidth)
    }

    private func parts(in width: CGFloat) -> Parts {
        let padding = ToastMetrics.padding
        let availableWidth = max(1, width - padding.left - padding.right)
        let maximumRoom = max(availableWidth, maximumWidth - padding.left - padding.right)
        let widestWord = image.isHidden && button.isHidden ? 0 : widestWord
        var parts = Parts()
        if !image.isHidden {
            let length = UIFontMetrics.default.scaledValue(
                for: ToastMetrics.imageLength, compatibleWith: traitCollection)
            parts.image = CGSize(width: min(length, maximumRoom / 4), height: min(length, maximumRoom / 4))
            parts.isImageAbove = widestWord > maximumRoom - parts.imageRoom
        }
        if !button.isHidden {
            let title =
                button.titleLabel?.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude))
                ?? .zero
            let textRoom = maximumRoom - parts.imageRoom - title.width.rounded(.up) - ToastMetrics.gap
            parts.isButtonBelow =
                title.width > maximumRoom * ToastMetrics.maximumButtonFraction || widestWord > textRoom
            parts.button = CGSize(
                width: max(ToastMetrics.buttonLength, title.width.rounded(.up)),
                height: max(ToastMetrics.buttonLength, title.height.rounded(.up)))
        }
        let buttonRoom = button.isHidden || parts.isButtonBelow ? 0 : parts.button.width + ToastMetrics.gap
        let textRoom = CGSize(
            width: max(1, availableWidth - parts.imageRoom - buttonRoom), height: CGFloat.greatestFiniteMagnitude)
        let titleSize = title.sizeThatFits(textRoom)
        let messageSize = message.isHidden ? .zero : message.sizeThatFits(textRoom)
        parts.title = titleSize.height
        parts.message = messageSize.height
        parts.textWidth = style == .banner ? textRoom.width : max(titleSize.width, messageSize.width).rounded(.up)
        return parts
    }

    /// The width of the longest word of the texts, in points. Beside an image or a button without room for it, it would
    /// break.
    private var widestWord: CGFloat {
        let widths = [title, message].filter { !$0.isHidden }.flatMap { label in
            (label.text ?? "").split(whereSeparator: \.isWhitespace).map { word in
                NSString(string: String(word)).size(withAttributes: [.font: label.font as Any]).width.rounded(.up)
            }
        }
        return widths.max() ?? 0
    }

    /// The size in an area of `size`.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let padding = ToastMetrics.padding
        let most = min(size.width, maximumWidth)
        let parts = parts(in: most)
        let buttonRoom = button.isHidden || parts.isButtonBelow ? 0 : parts.button.width + ToastMetrics.gap
        var width = padding.left + parts.imageRoom + parts.textWidth + buttonRoom + padding.right
        if parts.isButtonBelow { width = max(width, padding.left + parts.button.width + padding.right) }
        return CGSize(
            width: style == .banner ? most : min(most, width),
            height: max(ToastMetrics.minimumHeight, padding.top + parts.height + padding.bottom))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        card.layer.cornerRadius = cornerRadius
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
        let parts = parts(in: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading: CGRectEdge = isMirrored ? .maxXEdge : .minXEdge
        let trailing: CGRectEdge = isMirrored ? .minXEdge : .maxXEdge
        var row = bounds.insetBy(dx: min(ToastMetrics.padding.left, bounds.width / 2), dy: 0)
        if !button.isHidden {
            layOutButton(parts, from: trailing, in: &row)
        }
        if parts.isImageAbove {
            let height = min(parts.imageRow + parts.texts, row.height - 2 * ToastMetrics.lineGap)
            row = row.insetBy(dx: 0, dy: (row.height - height) / 2 - ToastMetrics.lineGap)
            let side = row.divided(atDistance: parts.image.width, from: leading).slice
            image.frame = CGRect(
                x: side.minX, y: row.minY + ToastMetrics.lineGap, width: parts.image.width,
                height: parts.image.height)
            row = row.divided(atDistance: parts.imageRow, from: .minYEdge).remainder
        } else if !image.isHidden {
            let column = row.divided(atDistance: parts.image.width, from: leading).slice
            image.frame = CGRect(
                x: column.minX, y: row.midY - parts.image.height / 2, width: parts.image.width,
                height: parts.image.height)
            row = row.divided(atDistance: parts.imageRoom, from: leading).remainder
        }
        layOutTexts(parts, in: row)
    }

    private func layOutButton(_ parts: Parts, from trailing: CGRectEdge, in row: inout CGRect) {
        if parts.isButtonBelow {
            let below = row.divided(atDistance: parts.button.height + ToastMetrics.lineGap, from: .maxYEdge)
            button.frame = below.slice.divided(atDistance: parts.button.height, from: .minYEdge).slice
            row = below.remainder
        } else {
            let column = row.divided(atDistance: parts.button.width, from: trailing)
            let height = min(bounds.height, parts.button.height)
            button.frame = CGRect(
                x: column.slice.minX, y: bounds.midY - height / 2, width: parts.button.width, height: height)
            row = column.remainder.divided(atDistance: ToastMetrics.gap, from: trailing).remainder
        }
    }

    private func layOutTexts(_ parts: Parts, in row: CGRect) {
        let availableHeight = max(0, row.height - 2 * ToastMetrics.lineGap)
        let height = min(parts.texts, availableHeight)
        scroll.frame = CGRect(x: row.minX, y: row.midY - height / 2, width: row.width, height: height)
        scroll.contentSize = CGSize(width: row.width, height: parts.texts)
        scroll.isScrollEnabled = parts.texts > height + 0.5
        title.frame = CGRect(x: 0, y: 0, width: row.width, height: parts.title)
        message.frame = CGRect(
            x: 0, y: parts.title + ToastMetrics.lineGap, width: row.width, height: parts.message)
    }
}
