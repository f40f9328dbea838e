import UIKit

/// The base class of the gallery's custom backgrounds: stores the arrow's position and redraws when it changes.
class CustomPopoverBackground: UIPopoverBackgroundView {
    private var direction = UIPopoverArrowDirection.unknown
    private var offset: CGFloat = 0

    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set {
            direction = newValue
            setNeedsLayout()
        }
    }

    override var arrowOffset: CGFloat {
        get { offset }
        set {
            offset = newValue
            setNeedsLayout()
        }
    }

    /// The outline that the class draws.
    class var outline: ArrowedOutline { ArrowedOutline(cornerRadius: 12, foot: 28, lean: 0, height: 14) }
    /// The space between outline and content on every side, in points.
    class var border: CGFloat { 8 }

    override class func arrowBase() -> CGFloat { outline.foot }
    override class func arrowHeight() -> CGFloat { outline.height }
    override class func contentViewInsets() -> UIEdgeInsets {
        UIEdgeInsets(top: border, left: border, bottom: border, right: border)
    }
    override class var wantsDefaultContentAppearance: Bool { false }

    /// The current outline.
    func outline(inset: CGFloat = 0) -> CGPath {
        Self.outline.path(in: bounds, arrowDirection, offset: arrowOffset, inset: inset).cgPath
    }
}

/// A view that shows one path. Path changes animate with animation blocks.
final class PathView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    func show(_ path: CGPath, fill: UIColor, stroke: UIColor, lineWidth: CGFloat) {
        guard let shape = layer as? CAShapeLayer else { return }
        shape.path = path
        shape.fillColor = fill.cgColor
        shape.strokeColor = stroke.cgColor
        shape.lineWidth = lineWidth
        shape.lineJoin = .round
    }
}
