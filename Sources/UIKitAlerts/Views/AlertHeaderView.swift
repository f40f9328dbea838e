import UIKitControls
import UIKitCore

/// The texts and text fields of an alert.
@MainActor final class AlertHeaderView: UIView {
    private let appearance: AlertAppearance
    private let title = AlertTextLabel()
    private let message = AlertTextLabel()
    private let fields: AlertFieldStack?

    init(title: String?, message: String?, fields: [UITextField], appearance: AlertAppearance) {
        self.appearance = appearance
        self.fields = fields.isEmpty ? nil : AlertFieldStack(fields)
        super.init(frame: .zero)
        for (label, text) in [(self.title, title), (self.message, message)] {
            label.text = text
            label.isHidden = text?.isEmpty != false
            label.numberOfLines = 0
            label.textAlignment = .center
            label.textColor = appearance == .alert ? .label : AlertColors.sheetText
            addSubview(label)
        }
        if let fields = self.fields { addSubview(fields) }
        self.title.accessibilityTraits.insert(.header)
        updateFonts()
    }

    /// The title, or the message of an alert without one; nil without both.
    var firstText: UIView? { [title, message].first { !$0.isHidden } }

    required init?(coder: NSCoder) {
        preconditionFailure("AlertHeaderView does not support init(coder:). Its alert creates it.")
    }

    private func updateFonts() {
        title.font = AlertFonts.title(appearance, for: traitCollection)
        message.font = AlertFonts.message(for: traitCollection)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFonts()
    }

    /// The height of the content with its insets in `width` points; 0 without content.
    func height(in width: CGFloat) -> CGFloat { frames(in: width).height }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds.width)
        title.frame = frames.title
        message.frame = frames.message
        fields?.frame = frames.fields
        drawTexts()
    }

    /// The visible rectangle in this view's points, of which the texts are drawn.
    var visibleArea = CGRect.zero {
        didSet { if visibleArea != oldValue { drawTexts() } }
    }

    private func drawTexts() {
        for label in [title, message] { label.draw(visible: convert(visibleArea, to: label)) }
    }

    private struct Frames {
        var title = CGRect.zero
        var message = CGRect.zero
        var fields = CGRect.zero
        var height: CGFloat = 0
    }

    private func frames(in width: CGFloat) -> Frames {
        var frames = Frames()
        guard !title.isHidden || !message.isHidden || fields != nil else { return frames }
        let insets = self.insets
        let availableSize = CGSize(width: max(1, width - insets.left - insets.right), height: .greatestFiniteMagnitude)
        func frame(of label: UILabel, below top: CGFloat) -> CGRect {
            let height = label.isHidden ? 0 : label.sizeThatFits(availableSize).height
            return CGRect(x: insets.left, y: top, width: availableSize.width, height: height)
        }
        frames.title = frame(of: title, below: insets.top)
        let gap = title.isHidden || message.isHidden ? 0 : textSpacing
        frames.message = frame(of: message, below: frames.title.maxY + gap)
        frames.height = frames.message.maxY + insets.bottom
        guard let fields else { return frames }
        let hasText = !title.isHidden || !message.isHidden
        let top = hasText ? frames.message.maxY + AlertMetrics.fieldsTop : insets.top
        frames.fields = CGRect(x: insets.left, y: top, width: availableSize.width, height: fields.fittingHeight)
        frames.height = frames.fields.maxY + AlertMetrics.fieldsBottom
        return frames
    }

    private var insets: UIEdgeInsets {
        guard appearance != .alert else { return AlertMetrics.textInsets }
        let inset = AlertMetrics.sheetTextInset
        return UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    }

    private var textSpacing: CGFloat { appearance == .alert ? era.alertTextSpacing : AlertMetrics.sheetTextSpacing }
}
