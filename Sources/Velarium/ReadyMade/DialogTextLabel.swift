import UIKit

/// A centered title or message of a dialog, of any length. A text that is higher than a bitmap can be is drawn in parts:
/// what is visible, and some of what is above and below it.
class DialogTextLabel: OverlayLabel {
    private var part: TextPart?

    init(_ text: String?, font style: UIFont.TextStyle, role: Role = .primary) {
        super.init(role)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        textAlignment = .center
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private var isDrawnInParts: Bool { bounds.height > ReadyMadeMetrics.maximumDrawnTextHeight }

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
        let part = part ?? TextPart(self)
        self.part = part
        addSubview(part)
        part.frame = visible.insetBy(dx: 0, dy: -ReadyMadeMetrics.drawnTextMargin).intersection(bounds)
        part.setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        if !isDrawnInParts { super.draw(rect) }
    }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        part?.setNeedsDisplay()
    }

    /// Draws a part of a label's text.
    private final class TextPart: UIView {
        private unowned let label: UILabel

        init(_ label: UILabel) {
            self.label = label
            super.init(frame: .zero)
            isOpaque = false
            isUserInteractionEnabled = false
            contentMode = .redraw
        }

        required init?(coder: NSCoder) {
            preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
        }

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.translateBy(x: -frame.minX, y: -frame.minY)
            label.drawText(in: label.bounds)
        }
    }
}
