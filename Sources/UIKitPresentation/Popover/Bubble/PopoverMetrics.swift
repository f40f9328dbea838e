import OverlayPlacement
import UIKitCore

/// The sizes of a popover's chrome that placement and content depend on. Read once for each presentation. Points.
struct PopoverMetrics: Equatable {
    /// What draws the bubble and arrow.
    enum ChromeStyle: Equatable {
        case system
        /// An app's background view. `roundsContent`: whether the content gets the system's rounded corners.
        case background(roundsContent: Bool)
    }

    let chromeStyle: ChromeStyle
    let arrowBase: CGFloat
    let arrowHeight: CGFloat
    let cornerRadius: CGFloat
    /// The distance of the content from the bubble's edges, without the arrow.
    let contentInsets: UIEdgeInsets

    /// The system's bubble. The corner radius limits how close to a corner the arrow may begin. A continuous corner
    /// extends an eighth of a point further, which is not visible.
    static func system(_ era: SystemEra) -> PopoverMetrics {
        PopoverMetrics(
            dress: .system, arrowBase: era.popoverArrow.base, arrowHeight: PopoverDefaults.arrowHeight,
            cornerRadius: era.popoverCornerRadius, contentInsets: .zero)
    }

    private init(
        dress: ChromeStyle, arrowBase: CGFloat, arrowHeight: CGFloat, cornerRadius: CGFloat, contentInsets: UIEdgeInsets
    ) {
        self.chromeStyle = dress
        self.arrowBase = arrowBase
        self.arrowHeight = arrowHeight
        self.cornerRadius = cornerRadius
        self.contentInsets = contentInsets
    }

    /// Reads the metrics of `background`. Negative and non-finite lengths become 0.
    @MainActor init(of background: UIPopoverBackgroundView.Type, roundsContent: Bool) {
        let insets = background.contentViewInsets()
        self.init(
            dress: .background(roundsContent: roundsContent), arrowBase: background.arrowBase().asLength,
            arrowHeight: background.arrowHeight().asLength, cornerRadius: 0,
            contentInsets: UIEdgeInsets(
                top: insets.top.asLength, left: insets.left.asLength, bottom: insets.bottom.asLength,
                right: insets.right.asLength))
    }

    /// The part of the popover's frame that the arrow occupies, as insets.
    func arrowInsets(for direction: ArrowDirection?) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        switch direction {
        case .up: insets.top = arrowHeight
        case .down: insets.bottom = arrowHeight
        case .left: insets.left = arrowHeight
        case .right: insets.right = arrowHeight
        case nil: break
        }
        return insets
    }

    /// The frame of the arrow of `placement`, in points of the popover's frame, y down; nil without an arrow.
    func arrowFrame(of placement: Placement) -> CGRect? {
        guard let direction = placement.direction, let tip = placement.arrowTip else { return nil }
        let point = CGPoint(x: tip.x - placement.frame.minX, y: tip.y - placement.frame.minY)
        switch direction {
        case .up: return CGRect(x: point.x - arrowBase / 2, y: point.y, width: arrowBase, height: arrowHeight)
        case .down:
            return CGRect(
                x: point.x - arrowBase / 2, y: point.y - arrowHeight, width: arrowBase, height: arrowHeight)
        case .left: return CGRect(x: point.x, y: point.y - arrowBase / 2, width: arrowHeight, height: arrowBase)
        case .right:
            return CGRect(
                x: point.x - arrowHeight, y: point.y - arrowBase / 2, width: arrowHeight, height: arrowBase)
        }
    }
}

extension CGFloat {
    fileprivate var asLength: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
