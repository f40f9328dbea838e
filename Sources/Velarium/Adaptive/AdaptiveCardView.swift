import OverlayPlacement
import UIKit

/// The card of an adaptive overlay in every style: its corners, shadow, arrow and grabber change, and the content in it
/// stays where it is in the hierarchy.
final class AdaptiveCardView: UIView {
    /// The content's view fills it.
    let contentHolder = UIView()
    /// The face of the card, with its shadow. In a sheet it reaches below the screen.
    private let surface = UIView()
    /// Its image has the scale of the screen, so devices do not share it.
    private let arrow = UIImageView(image: AdaptiveCardView.makeArrowImage())
    let grabber = SheetGrabber()
    private var hiddenBottom: CGFloat = 0
    private var castsShadow = true
    /// A card that is moved down is below the screen, where its shadow would be visible above the edge.
    override var transform: CGAffineTransform {
        didSet { updateShadow() }
    }

    init() {
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        surface.layer.cornerCurve = .continuous
        surface.layer.shadowColor = UIColor.black.cgColor
        surface.layer.shadowRadius = AdaptiveOverlayMetrics.shadowRadius
        surface.layer.shadowOffset = AdaptiveOverlayMetrics.shadowOffset
        addSubview(surface)
        // The arrow comes out from behind the content.
        arrow.frame.size = PopoverViewMetrics.arrow
        arrow.isHidden = true
        addSubview(arrow)
        contentHolder.clipsToBounds = true
        contentHolder.layer.cornerCurve = .continuous
        addSubview(contentHolder)
        grabber.alpha = 0
        grabber.isAccessibilityElement = false
        addSubview(grabber)
        color = .systemBackground
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:). Its overlay controller creates it.")
    }

    /// The color of the card and its arrow.
    var color: UIColor? {
        get { surface.backgroundColor }
        set {
            surface.backgroundColor = newValue
            arrow.tintColor = newValue
        }
    }

    /// Shows or hides the grabber, which is `top` points below the card's upper edge.
    func showGrabber(_ isShown: Bool, top: CGFloat) {
        grabber.alpha = isShown ? 1 : 0
        grabber.isAccessibilityElement = isShown
        grabber.center = CGPoint(x: bounds.midX, y: top + BottomSheetMetrics.grabberSize.height / 2)
    }

    /// Moves the card to `layout`, in the coordinates of its superview. Keeps a transform.
    ///
    /// - Parameter isMoving: Whether the card is on its way, and its lower edge not at that of the screen.
    func apply(_ layout: AdaptiveLayout, castsShadow: Bool, isMoving: Bool) {
        let before = bounds
        bounds.size = layout.frame.size
        center = CGPoint(x: layout.frame.midX, y: layout.frame.midY)
        surface.layer.cornerRadius = layout.cornerRadius
        contentHolder.layer.cornerRadius = layout.cornerRadius
        // The lower corners of a sheet are below the screen.
        contentHolder.layer.maskedCorners =
            layout.hiddenBottom > 0 && !isMoving
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        self.castsShadow = castsShadow
        updateShadow()
        hiddenBottom = layout.hiddenBottom
        placeArrow(layout, before: before)
        setNeedsLayout()
    }

    private func updateShadow() {
        surface.layer.shadowOpacity = castsShadow && transform.ty <= 0 ? AdaptiveOverlayMetrics.shadowOpacity : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        surface.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + hiddenBottom)
        contentHolder.frame = bounds
        for view in contentHolder.subviews { view.frame = contentHolder.bounds }
    }

    // MARK: Arrow

    private func placeArrow(_ layout: AdaptiveLayout, before: CGRect) {
        guard let tip = layout.arrowTip, let direction = layout.arrowDirection else {
            // Into the card at the edge where it is, which may have moved.
            if !arrow.isHidden, let direction = shownDirection {
                arrow.center = direction.hiddenCenter(in: bounds, near: arrow.center)
            }
            return
        }
        let point = CGPoint(x: tip.x - layout.frame.minX, y: tip.y - layout.frame.minY)
        if arrow.isHidden || shownDirection != direction {
            shownDirection = direction
            UIView.performWithoutAnimation {
                arrow.isHidden = false
                arrow.transform = CGAffineTransform(rotationAngle: direction.angle)
                arrow.center = direction.hiddenCenter(in: before.isEmpty ? bounds : before, near: point)
            }
        }
        arrow.center = direction.center(ofTip: point)
    }

    /// The direction of the arrow, also while it is behind the content. Nil before the first popover.
    private var shownDirection: ArrowDirection?

    /// A triangle that points up, in the tint color.
    private static func makeArrowImage() -> UIImage {
        let size = PopoverViewMetrics.arrow
        return UIGraphicsImageRenderer(size: size).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: size.height))
            path.addLine(to: CGPoint(x: size.width / 2, y: 0))
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.close()
            UIColor.black.setFill()
            path.fill()
        }.withRenderingMode(.alwaysTemplate)
    }
}

extension ArrowDirection {
    /// The rotation of an arrow that points up. Radians.
    fileprivate var angle: CGFloat {
        switch self {
        case .up: 0
        case .down: .pi
        case .left: -.pi / 2
        case .right: .pi / 2
        }
    }

    /// The unit vector of the direction, y down.
    private var vector: CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        }
    }

    /// The middle of an arrow with its tip at `tip`. It overlaps the card by half a point, so that no gap is drawn.
    fileprivate func center(ofTip tip: CGPoint) -> CGPoint {
        let inward = PopoverViewMetrics.arrow.height / 2 - 0.5
        return CGPoint(x: tip.x - vector.dx * inward, y: tip.y - vector.dy * inward)
    }

    /// The middle of an arrow that is behind the card at the edge it points from, near `point` along that edge.
    fileprivate func hiddenCenter(in card: CGRect, near point: CGPoint) -> CGPoint {
        let half = PopoverViewMetrics.arrow.width / 2
        let inward = PopoverViewMetrics.arrow.height
        if isVertical {
            return CGPoint(
                x: min(max(point.x, card.minX + half), max(card.minX + half, card.maxX - half)),
                y: self == .up ? card.minY + inward : card.maxY - inward)
        }
        return CGPoint(
            x: self == .left ? card.minX + inward : card.maxX - inward,
            y: min(max(point.y, card.minY + half), max(card.minY + half, card.maxY - half)))
    }
}
