import UIKitCore

/// The title or message of an alert, of any length. A high text is drawn in parts: what is visible, and some of what is
/// above and below it.
@MainActor final class AlertTextLabel: UILabel {
    private var part: AlertTextPart?

    private var isDrawnInParts: Bool { bounds.height > AlertMetrics.maximumDrawnTextHeight }

    /// Draws the text in `area`, a visible rectangle in this label's points.
    func draw(visible area: CGRect) {
        guard isDrawnInParts else {
            part?.removeFromSuperview()
            part = nil
            return
        }
        let visible = area.intersection(bounds)
        guard !visible.isEmpty, part?.frame.contains(visible) != true || part?.frame.width != bounds.width else {
            return
        }
        let part = part ?? AlertTextPart(self)
        self.part = part
        addSubview(part)
        part.frame = visible.insetBy(dx: 0, dy: -AlertMetrics.drawnTextMargin).intersection(bounds)
        part.setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        if !isDrawnInParts { super.draw(rect) }
    }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        part?.setNeedsDisplay()
    }
}

/// Draws a part of a label's text.
@MainActor private final class AlertTextPart: UIView {
    private unowned let label: UILabel

    init(_ label: UILabel) {
        self.label = label
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        preconditionFailure("AlertTextPart does not support init(coder:). Its label creates it.")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: -frame.minX, y: -frame.minY)
        label.drawText(in: label.bounds)
    }
}
