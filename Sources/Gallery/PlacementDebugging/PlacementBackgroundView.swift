import OverlayPlacement
import UIKit

/// The part of the drawing behind the popover: the region and the available space on each side.
final class PlacementBackgroundView: UIView {
    /// Whether anything is visible. Hidden subviews are not laid out.
    var isDrawn = true { didSet { subviews.forEach { $0.isHidden = !isDrawn } } }

    private let region = DashedOutlineView(radius: 10)
    private let spaces = ArrowDirection.allCases.map { ($0, CandidateSpaceView($0)) }
    /// Called in every layout pass, after the container's own layout: the popover has its final frame.
    var onLayout: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        region.accessibilityIdentifier = "lens region"
        region.color = .secondaryLabel
        spaces.forEach { addSubview($1) }
        addSubview(region)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func show(_ explanation: PlacementExplanation) {
        region.frame = explanation.region
        for (direction, room) in spaces { room.show(explanation[direction], in: explanation) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}
