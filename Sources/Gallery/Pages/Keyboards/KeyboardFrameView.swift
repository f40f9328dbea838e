import UIKit

/// Draws frames over the screen: the keyboard's, the overlay's, and where they overlap.
final class KeyboardFrameView: UIView {
    /// The frames in this view's points; nil for none.
    struct Frames: Equatable {
        var keyboard: CGRect?
        var guide: CGRect?
        var overlay: CGRect?

        /// The part of the overlay that the keyboard covers; nil for none.
        var overlap: CGRect? {
            guard let keyboard, let overlay else { return nil }
            let common = keyboard.intersection(overlay)
            return common.isNull || common.isEmpty ? nil : common
        }
    }

    var frames = Frames() {
        didSet { if frames != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        contentMode = .redraw
        accessibilityIdentifier = "keyboard-lab-frames"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        if let overlap = frames.overlap { hatch(overlap, .systemRed) }
        if let guide = frames.guide {
            outline(guide, .systemGreen, dashed: true)
            label("guide " + guide.shortDescription, .systemGreen, above: guide, at: .leading)
        }
        if let keyboard = frames.keyboard {
            outline(keyboard, .systemBlue)
            label("keyboard " + keyboard.shortDescription, .systemBlue, below: keyboard, at: .trailing)
        }
        if let overlay = frames.overlay {
            outline(overlay, .systemOrange)
            label("overlay " + overlay.shortDescription, .systemOrange, above: overlay, at: .trailing)
        }
        if let overlap = frames.overlap {
            let size = "\(Int(overlap.width.rounded())) × \(Int(overlap.height.rounded()))"
            label("overlap " + size, .systemRed, around: CGPoint(x: overlap.midX, y: overlap.midY))
        }
    }

    private func outline(_ rect: CGRect, _ color: UIColor, dashed: Bool = false) {
        // A rectangle of a keyboard without height has no outline.
        let inner = rect.insetBy(dx: 1, dy: 1)
        guard !rect.isNull, !rect.isInfinite, !inner.isNull else { return }
        color.setStroke()
        let path = UIBezierPath(rect: inner)
        path.lineWidth = 2
        if dashed { path.setLineDash([6, 4], count: 2, phase: 0) }
        path.stroke()
    }

    /// The distance between the lines of the hatching. Points.
    private static let hatching: CGFloat = 9

    private func hatch(_ rect: CGRect, _ color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        color.withAlphaComponent(0.15).setFill()
        UIBezierPath(rect: rect).fill()
        color.setStroke()
        let lines = UIBezierPath()
        for x in stride(from: rect.minX - rect.height, to: rect.maxX, by: Self.hatching) {
            lines.move(to: CGPoint(x: x, y: rect.maxY))
            lines.addLine(to: CGPoint(x: x + rect.height, y: rect.minY))
        }
        lines.lineWidth = 1.5
        lines.stroke()
        context.restoreGState()
    }

    // MARK: Labels

    private enum Side { case leading, trailing }

    private static let labelHeight: CGFloat = 17
    private static let margin: CGFloat = 4

    private func label(_ text: String, _ color: UIColor, above rect: CGRect, at side: Side) {
        label(text, color, around: CGPoint(x: x(of: side, rect), y: rect.minY - Self.labelHeight / 2 - 1), at: side)
    }

    private func label(_ text: String, _ color: UIColor, below rect: CGRect, at side: Side) {
        label(text, color, around: CGPoint(x: x(of: side, rect), y: rect.minY + Self.labelHeight / 2 + 3), at: side)
    }

    /// Where a label begins or ends, inside the visible part of `rect`.
    private func x(of side: Side, _ rect: CGRect) -> CGFloat {
        let low = max(rect.minX, bounds.minX) + Self.margin
        let high = min(rect.maxX, bounds.maxX) - Self.margin
        return (side == .leading) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? low : high
    }

    /// Draws `text` around a point, or with its leading or trailing end there; inside the view.
    private func label(_ text: String, _ color: UIColor, around point: CGPoint, at side: Side? = nil) {
        let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .semibold)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.white]
        let size = (text as NSString).size(withAttributes: attributes)
        let width = size.width + 8
        let isLeft = (side == .leading) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let start = side == nil ? point.x - width / 2 : isLeft ? point.x : point.x - width
        let frame = CGRect(
            x: min(max(start, bounds.minX + Self.margin), max(bounds.minX, bounds.maxX - Self.margin - width)),
            y: min(max(point.y - Self.labelHeight / 2, bounds.minY), bounds.maxY - Self.labelHeight), width: width,
            height: Self.labelHeight)
        color.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: 4).fill()
        (text as NSString).draw(
            at: CGPoint(x: frame.minX + 4, y: frame.midY - size.height / 2), withAttributes: attributes)
    }
}
