import UIKitCore

/// A row of a picker with a title.
final class PickerTitleView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The title's text.
    var text: String? { label.text }

    /// Shows a plain title in the font of pickers.
    func show(_ title: String?, color: UIColor = .label, alignment: NSTextAlignment = .center) {
        label.font = .monospacedDigitSystemFont(ofSize: PickerMetrics.fontSize, weight: .regular)
        label.textColor = color
        label.textAlignment = alignment
        label.text = title
    }

    /// Shows an attributed title; what it does not specify is as in a plain one.
    func show(_ title: NSAttributedString) {
        show(nil as String?)
        label.attributedText = title
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(PickerMetrics.titleInset, bounds.width / 2), dy: 0)
    }
}
