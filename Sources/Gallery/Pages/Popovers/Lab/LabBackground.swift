import UIKit

/// A custom popover background: a paper note with a pointed arrow.
final class LabBackground: UIPopoverBackgroundView {
    private static let border: CGFloat = 6
    private static let radius: CGFloat = 4

    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.unknown
    private let note = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        note.lineWidth = 1
        layer.addSublayer(note)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override class func arrowBase() -> CGFloat { 28 }
    override class func arrowHeight() -> CGFloat { 18 }
    override class func contentViewInsets() -> UIEdgeInsets {
        UIEdgeInsets(top: border, left: border, bottom: border, right: border)
    }

    override var arrowOffset: CGFloat {
        get { offset }
        set {
            offset = newValue
            setNeedsLayout()
        }
    }

    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set {
            direction = newValue
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        note.frame = bounds
        note.path = outline.cgPath
        note.fillColor = UIColor.systemOrange.resolvedColor(with: traitCollection).withAlphaComponent(0.9).cgColor
        note.strokeColor = UIColor.label.resolvedColor(with: traitCollection).withAlphaComponent(0.3).cgColor
    }

    private var outline: UIBezierPath {
        let height = Self.arrowHeight()
        let half = Self.arrowBase() / 2
        var body = bounds.insetToCenter(dx: 0.5, dy: 0.5)
        let path = UIBezierPath()
        switch direction {
        case .up, .down:
            let edge = direction == .up ? body.minY + height : body.maxY - height
            let tip = CGPoint(x: bounds.midX + offset, y: direction == .up ? body.minY : body.maxY)
            path.addArrow(tip: tip, from: CGPoint(x: tip.x - half, y: edge), to: CGPoint(x: tip.x + half, y: edge))
            body = body.inset(
                by: UIEdgeInsets(
                    top: direction == .up ? height : 0, left: 0, bottom: direction == .down ? height : 0, right: 0))
        case .left, .right:
            let edge = direction == .left ? body.minX + height : body.maxX - height
            let tip = CGPoint(x: direction == .left ? body.minX : body.maxX, y: bounds.midY + offset)
            path.addArrow(tip: tip, from: CGPoint(x: edge, y: tip.y - half), to: CGPoint(x: edge, y: tip.y + half))
            body = body.inset(
                by: UIEdgeInsets(
                    top: 0, left: direction == .left ? height : 0, bottom: 0, right: direction == .right ? height : 0))
        default: break
        }
        path.append(UIBezierPath(roundedRect: body, cornerRadius: Self.radius))
        return path
    }
}

extension UIBezierPath {
    fileprivate func addArrow(tip: CGPoint, from start: CGPoint, to end: CGPoint) {
        move(to: start)
        addLine(to: tip)
        addLine(to: end)
        close()
    }
}
