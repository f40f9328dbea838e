import UIKit

/// A popover that the app draws: a ticket with a coloured rim, and an arrow of the same colour.
final class TicketBackground: UIPopoverBackgroundView {
    private static let rim: CGFloat = 6
    private static let arrow = CGSize(width: 36, height: 18)

    private let body = UIView()
    private let tip = CAShapeLayer()
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.unknown

    override init(frame: CGRect) {
        super.init(frame: frame)
        body.layer.cornerRadius = 10
        body.layer.cornerCurve = .continuous
        addSubview(body)
        layer.addSublayer(tip)
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
        showColours()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override class func arrowBase() -> CGFloat { arrow.width }
    override class func arrowHeight() -> CGFloat { arrow.height }
    override class func contentViewInsets() -> UIEdgeInsets {
        UIEdgeInsets(top: rim, left: rim, bottom: rim, right: rim)
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
        body.frame = bounds.inset(by: strip)
        let path = tipPath
        tip.path = path
        let outline = CGMutablePath()
        outline.addPath(UIBezierPath(roundedRect: body.frame, cornerRadius: body.layer.cornerRadius).cgPath)
        outline.addPath(path)
        layer.shadowPath = outline
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        showColours()
    }

    private func showColours() {
        let rim = UIColor.systemBrown.resolvedColor(with: traitCollection)
        body.backgroundColor = .secondarySystemGroupedBackground
        body.layer.borderWidth = Self.rim - 1
        body.layer.borderColor = rim.cgColor
        tip.fillColor = rim.cgColor
    }

    /// What the arrow takes of the side that it leaves from.
    private var strip: UIEdgeInsets {
        let height = Self.arrow.height
        switch direction {
        case .up: return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        case .down: return UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        case .left: return UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
        case .right: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
        default: return .zero
        }
    }

    /// A triangle on the side of the arrow.
    private var tipPath: CGPath {
        let (half, height) = (Self.arrow.width / 2, Self.arrow.height)
        let middle = CGPoint(x: bounds.midX + offset, y: bounds.midY + offset)
        let corners: [CGPoint]
        switch direction {
        case .up:
            corners = [
                CGPoint(x: middle.x - half, y: height), CGPoint(x: middle.x, y: 0),
                CGPoint(x: middle.x + half, y: height),
            ]
        case .down:
            let bottom = bounds.maxY
            corners = [
                CGPoint(x: middle.x - half, y: bottom - height), CGPoint(x: middle.x, y: bottom),
                CGPoint(x: middle.x + half, y: bottom - height),
            ]
        case .left:
            corners = [
                CGPoint(x: height, y: middle.y - half), CGPoint(x: 0, y: middle.y),
                CGPoint(x: height, y: middle.y + half),
            ]
        case .right:
            let right = bounds.maxX
            corners = [
                CGPoint(x: right - height, y: middle.y - half), CGPoint(x: right, y: middle.y),
                CGPoint(x: right - height, y: middle.y + half),
            ]
        default: return CGMutablePath()
        }
        let path = CGMutablePath()
        path.addLines(between: corners)
        path.closeSubpath()
        return path
    }
}
