import UIKit

/// The body of a `ProgressDialog`: a message, and a bar or an activity indicator.
final class ProgressBody: UIView {
    /// From 0 to 1; nil for an activity indicator.
    var progress: Double? {
        didSet {
            guard progress != oldValue else { return }
            update(from: oldValue)
        }
    }

    var text: String? {
        get { message.text }
        set {
            guard newValue != message.text else { return }
            message.text = newValue
            message.isHidden = newValue?.isEmpty ?? true
            setNeedsLayout()
        }
    }

    private let message: DialogTextLabel
    private let bar = UIProgressView(progressViewStyle: .default)
    private let indicator = UIActivityIndicatorView(style: .medium)

    init(_ text: String?, label: String?) {
        message = DialogTextLabel(text, font: .footnote)
        message.isHidden = text?.isEmpty ?? true
        super.init(frame: .zero)
        bar.accessibilityLabel = label
        bar.accessibilityTraits.insert(.updatesFrequently)
        indicator.accessibilityLabel = label
        [message, bar, indicator].forEach(addSubview)
        bar.isHidden = true
        indicator.startAnimating()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func update(from old: Double?) {
        let isDeterminate = progress != nil
        bar.isHidden = !isDeterminate
        if isDeterminate { indicator.stopAnimating() } else { indicator.startAnimating() }
        bar.setProgress(Float(progress ?? 0), animated: window != nil && old != nil)
        if (old == nil) == isDeterminate { setNeedsLayout() }
    }

    // MARK: Layout

    private func messageHeight(in width: CGFloat) -> CGFloat {
        guard !message.isHidden else { return 0 }
        return message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// The same for the bar and for the indicator, so that the dialog keeps its size.
    private var progressHeight: CGFloat { max(bar.sizeThatFits(.zero).height, indicator.sizeThatFits(.zero).height) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: messageHeight(in: size.width) + ReadyMadeMetrics.partGap + progressHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = messageHeight(in: bounds.width)
        message.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        message.draw(visible: bounds)
        let area = CGRect(
            x: 0, y: height + ReadyMadeMetrics.partGap, width: bounds.width, height: progressHeight)
        let barHeight = bar.sizeThatFits(area.size).height
        bar.frame = CGRect(x: 0, y: area.midY - barHeight / 2, width: area.width, height: barHeight)
        indicator.center = CGPoint(x: area.midX, y: area.midY)
    }
}
