import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc protocol CanvasViewDelegate: AnyObject {
    @objc optional func canvasDidBeginStroke(_ canvas: CanvasView)
    @objc optional func canvas(_ canvas: CanvasView, didEnd stroke: Stroke)
    @objc optional func canvas(_ canvas: CanvasView, shouldKeep stroke: Stroke) -> Bool
}

class CanvasView: UIView {
    @IBOutlet weak var delegate: CanvasViewDelegate?
    @IBInspectable var strokeWidth: CGFloat = 6
    var strokeColor = UIColor.label

    @objc dynamic private(set) var strokeCount = 0

    private var strokes: [(stroke: Stroke, layer: CAShapeLayer)] = [] {
        didSet { strokeCount = strokes.count }
    }
    private var current: (stroke: Stroke, layer: CAShapeLayer)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Canvas"
        let draw = DrawGestureRecognizer(target: self, action: #selector(handleDraw(_:)))
        addGestureRecognizer(draw)
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(CanvasView.handlePinch))
        pinch.delegate = self
        addGestureRecognizer(pinch)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: Gestures

    @objc private func handleDraw(_ recognizer: DrawGestureRecognizer) {
        switch recognizer.state {
        case .began:
            begin(at: recognizer.startLocation)
            delegate?.canvasDidBeginStroke?(self)
            extend(to: recognizer.location(in: self))
        case .changed:
            extend(to: recognizer.location(in: self))
        case .ended:
            finish()
        case .cancelled, .failed:
            current?.layer.removeFromSuperlayer()
            current = nil
        default:
            break
        }
    }

    @objc private func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        guard recognizer.state == .changed else { return }
        strokeWidth = min(max(strokeWidth * recognizer.scale, 1), 40)
        recognizer.scale = 1
    }

    // MARK: Strokes

    private func begin(at point: CGPoint) {
        let stroke = Stroke(color: strokeColor, width: strokeWidth)
        stroke.add(point)
        let shape = CAShapeLayer()
        shape.fillColor = nil
        shape.lineCap = .round
        shape.lineJoin = .round
        shape.lineWidth = stroke.width
        shape.strokeColor = stroke.color.resolvedColor(with: traitCollection).cgColor
        layer.addSublayer(shape)
        current = (stroke, shape)
    }

    private func extend(to point: CGPoint) {
        guard let current = current else { return }
        current.stroke.add(point)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        current.layer.path = current.stroke.path.cgPath
        CATransaction.commit()
    }

    private func finish() {
        guard let (stroke, layer) = current else { return }
        current = nil
        guard delegate?.canvas?(self, shouldKeep: stroke) ?? true else {
            layer.removeFromSuperlayer()
            return
        }
        strokes.append((stroke, layer))
        delegate?.canvas?(self, didEnd: stroke)
    }

    @objc func removeLastStroke() {
        guard let last = strokes.popLast() else { return }
        last.layer.removeFromSuperlayer()
    }

    @objc func removeAllStrokes() {
        strokes.forEach { $0.layer.removeFromSuperlayer() }
        strokes = []
    }

    func makeImage() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { context in
            UIColor.systemBackground.setFill()
            context.fill(bounds)
            for (stroke, _) in strokes {
                let path = stroke.path
                path.lineWidth = stroke.width
                path.lineCapStyle = .round
                stroke.color.setStroke()
                path.stroke()
            }
        }
    }
}

extension CanvasView: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }
}

/// Begins with the first movement of one finger.
class DrawGestureRecognizer: UIGestureRecognizer {
    private(set) var startLocation = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1 else {
            state = .failed
            return
        }
        startLocation = location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        state = state == .possible ? .began : .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}
