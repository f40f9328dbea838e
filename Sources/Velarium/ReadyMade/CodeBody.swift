import UIKit

/// The body of a `CodeDialog`: a message, the boxes of the code, the message about a wrong code and the number pad.
final class CodeBody: UIView {
    let boxes: CodeBoxes
    let pad = NumberPad()

    private let message: DialogTextLabel
    private let error = DialogTextLabel(nil, font: .footnote, role: .error)
    private let indicator = UIActivityIndicatorView(style: .medium)

    init(_ text: String?, count: Int, label: String?) {
        message = DialogTextLabel(text, font: .footnote)
        message.isHidden = text?.isEmpty ?? true
        boxes = CodeBoxes(count: count, label: label)
        super.init(frame: .zero)
        error.isHidden = true
        [message, boxes, error, indicator, pad].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The message below the boxes; nil for none. The room for one line is kept, so that the keys do not move.
    var errorText: String? {
        get { error.text }
        set {
            error.text = newValue
            error.isHidden = newValue == nil
            boxes.isWrong = newValue != nil
            setNeedsLayout()
        }
    }

    var isBusy = false {
        didSet {
            pad.isEnabled = !isBusy
            if isBusy { indicator.startAnimating() } else { indicator.stopAnimating() }
        }
    }

    /// Moves the boxes to and fro; not with Reduce Motion.
    func shake() {
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        let offsets = ReadyMadeMetrics.shakeOffsets
        UIView.animateKeyframes(withDuration: ReadyMadeMetrics.shakeDuration, delay: 0) {
            let part = 1 / Double(offsets.count)
            for (index, offset) in offsets.enumerated() {
                UIView.addKeyframe(withRelativeStartTime: Double(index) * part, relativeDuration: part) {
                    self.boxes.transform = CGAffineTransform(translationX: offset, y: 0)
                }
            }
        }
    }

    // MARK: Layout

    private func height(of view: UIView, in width: CGFloat) -> CGFloat {
        view.isHidden ? 0 : view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func errorHeight(in width: CGFloat) -> CGFloat {
        max(error.font.lineHeight.rounded(.up), error.text == nil ? 0 : height(of: error, in: width))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width
        let boxes = height(of: boxes, in: width) + errorHeight(in: width) + 2 * ReadyMadeMetrics.fieldGap
        return CGSize(
            width: width,
            height: height(of: message, in: width) + ReadyMadeMetrics.partGap + boxes + height(of: pad, in: width))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        func place(_ view: UIView, _ height: CGFloat, below gap: CGFloat) {
            view.setUntransformedFrame(CGRect(x: 0, y: top + gap, width: bounds.width, height: height))
            top += gap + height
        }
        place(message, height(of: message, in: bounds.width), below: 0)
        message.draw(visible: bounds)
        place(boxes, height(of: boxes, in: bounds.width), below: ReadyMadeMetrics.partGap)
        place(error, errorHeight(in: bounds.width), below: ReadyMadeMetrics.fieldGap)
        indicator.center = error.center
        place(pad, height(of: pad, in: bounds.width), below: ReadyMadeMetrics.fieldGap)
    }
}
