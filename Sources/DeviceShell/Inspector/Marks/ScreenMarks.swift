import CoreGraphics
import Driving
import QuartzCore
import UIKitCore

/// Something that the inspector draws over the device's screen. Points of the device.
enum ScreenMark {
    /// The view that is selected; its edge alone while one looks at what a change does.
    case selection(CGRect, isFilled: Bool)
    /// A rectangle with words in it.
    case area(CGRect, UIColor, label: String)
    /// A distance with its length.
    case distance(from: CGPoint, to: CGPoint, label: String)
    /// What a touch would reach.
    case touchMap(TouchMap)
}

/// Draws marks over the device's screen. Lets touches through.
final class ScreenMarksView: UIView {
    private enum Metrics {
        static let fontSize: CGFloat = 11
        static let fill: CGFloat = 0.18
        static let labelInset: CGFloat = 3
        static let endLength: CGFloat = 7
        /// How long a flash is seen, in seconds.
        static let flashDuration = 0.3
        /// A frame with more damage flashes the rectangle around all of it.
        static let mostFlashes = 12
    }

    /// Drawn in order. Default empty: then the view is hidden and has no pixels.
    var marks: [ScreenMark] = [] {
        didSet {
            isHidden = marks.isEmpty && !isFlashing
            if !marks.isEmpty || !oldValue.isEmpty { setNeedsDisplay() }
        }
    }

    /// Points of this view for each point of the device.
    var factor: CGFloat = 1 {
        didSet { if factor != oldValue { setNeedsDisplay() } }
    }

    /// Whether rectangles may flash. Default false.
    var isFlashing = false {
        didSet { isHidden = marks.isEmpty && !isFlashing }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        isHidden = true
        contentMode = .redraw
        accessibilityIdentifier = "shell.marks"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The number of rectangles that flash. For tests.
    var flashCount: Int { layer.sublayers?.count ?? 0 }

    /// Shows for a moment what a frame has painted. Rectangles of the device, in points.
    func flash(_ rects: [CGRect]) {
        guard isFlashing else { return }
        let shown = rects.count > Metrics.mostFlashes ? [rects.reduce(.null) { $0.union($1) }] : rects
        for rect in shown {
            let flash = CALayer()
            flash.frame = scaled(rect)
            flash.backgroundColor = UIColor.systemPink.withAlphaComponent(0.35).cgColor
            flash.opacity = 0
            layer.addSublayer(flash)
            CATransaction.begin()
            CATransaction.setCompletionBlock { flash.removeFromSuperlayer() }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = Metrics.flashDuration
            flash.add(fade, forKey: "flash")
            CATransaction.commit()
        }
    }

    private func scaled(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor, height: rect.height * factor)
    }

    private func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for mark in marks {
            switch mark {
            case .selection(let frame, let isFilled):
                if isFilled { fill(scaled(frame), .systemBlue, in: context) }
                stroke(scaled(frame), .systemBlue, in: context)
            case .area(let frame, let color, let label):
                fill(scaled(frame), color, in: context)
                stroke(scaled(frame), color, in: context)
                draw(label, color, at: CGPoint(x: scaled(frame).midX, y: scaled(frame).midY))
            case .distance(let start, let end, let label):
                drawDistance(from: scaled(start), to: scaled(end), label, in: context)
            case .touchMap(let map):
                context.saveGState()
                context.scaleBy(x: factor, y: factor)
                map.draw(in: context)
                context.restoreGState()
            }
        }
    }

    private func fill(_ frame: CGRect, _ color: UIColor, in context: CGContext) {
        guard !frame.isEmpty else { return }
        context.setFillColor(color.withAlphaComponent(Metrics.fill).cgColor)
        context.fill(frame)
    }

    private func stroke(_ frame: CGRect, _ color: UIColor, in context: CGContext) {
        guard !frame.isEmpty else { return }
        context.setStrokeColor(color.cgColor)
        context.stroke(frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2)), width: 1)
    }

    private func drawDistance(from start: CGPoint, to end: CGPoint, _ label: String, in context: CGContext) {
        let color = UIColor.systemRed
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(1)
        let isHorizontal = abs(end.x - start.x) >= abs(end.y - start.y)
        let half = Metrics.endLength / 2
        let across = isHorizontal ? CGVector(dx: 0, dy: half) : CGVector(dx: half, dy: 0)
        for (from, to) in [
            (start, end), (start - across, start + across), (end - across, end + across),
        ] {
            context.move(to: from)
            context.addLine(to: to)
        }
        context.strokePath()
        draw(label, color, at: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    }

    /// Draws white words on a patch of `color`, inside this view.
    private func draw(_ label: String, _ color: UIColor, at middle: CGPoint) {
        guard !label.isEmpty else { return }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Metrics.fontSize, weight: .semibold), .foregroundColor: UIColor.white,
        ]
        let size = label.size(withAttributes: attributes)
        let width = size.width.rounded(.up) + 2 * Metrics.labelInset
        let height = size.height.rounded(.up) + Metrics.labelInset
        let x = max(0, min(middle.x - width / 2, bounds.width - width))
        let y = max(0, min(middle.y - height / 2, bounds.height - height))
        color.setFill()
        UIBezierPath(
            roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: Metrics.labelInset
        ).fill()
        label.draw(at: CGPoint(x: x + Metrics.labelInset, y: y + Metrics.labelInset / 2), withAttributes: attributes)
    }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint { CGPoint(x: point.x + vector.dx, y: point.y + vector.dy) }
private func - (point: CGPoint, vector: CGVector) -> CGPoint { CGPoint(x: point.x - vector.dx, y: point.y - vector.dy) }
