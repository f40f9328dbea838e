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

    override func draw(_ rect: CGRect) {
        if let guide = frames.guide { outline(guide, .systemGreen, "guide", dashed: true) }
        if let keyboard = frames.keyboard { outline(keyboard, .systemBlue, "keyboard") }
        if let overlay = frames.overlay { outline(overlay, .systemOrange, "overlay") }
        guard let overlap = frames.overlap else { return }
        UIColor.systemRed.withAlphaComponent(0.35).setFill()
        UIBezierPath(rect: overlap).fill()
        label("overlap \(Int(overlap.height.rounded()))", .systemRed, at: CGPoint(x: overlap.midX, y: overlap.midY))
    }

    private func outline(_ rect: CGRect, _ color: UIColor, _ name: String, dashed: Bool = false) {
        // A rectangle of a keyboard without height has no outline.
        let inner = rect.insetBy(dx: 1, dy: 1)
        guard !rect.isNull, !rect.isInfinite, !inner.isNull else { return }
        color.setStroke()
        let path = UIBezierPath(rect: inner)
        path.lineWidth = 2
        if dashed { path.setLineDash([6, 4], count: 2, phase: 0) }
        path.stroke()
        let y = min(max(rect.minY + (dashed ? -10 : 10), 10), bounds.maxY - 10)
        label("\(name) \(rect.shortDescription)", color, at: CGPoint(x: bounds.midX, y: y))
    }

    private func label(_ text: String, _ color: UIColor, at center: CGPoint) {
        let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .semibold)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.white]
        let size = (text as NSString).size(withAttributes: attributes)
        let place = CGRect(
            x: center.x - size.width / 2 - 4, y: center.y - size.height / 2 - 2, width: size.width + 8,
            height: size.height + 4)
        color.setFill()
        UIBezierPath(roundedRect: place, cornerRadius: 4).fill()
        (text as NSString).draw(at: CGPoint(x: place.minX + 4, y: place.minY + 2), withAttributes: attributes)
    }
}
