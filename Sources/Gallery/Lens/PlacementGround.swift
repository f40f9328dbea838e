import OverlayPlacement
import UIKit

/// What is drawn under the popover: the region, and each side's room in it.
final class PlacementGround: UIView {
    /// Whether anything is seen; what is hidden may not be laid out.
    var isDrawn = true { didSet { subviews.forEach { $0.isHidden = !isDrawn } } }

    private let region = DashedFrame(radius: 10)
    private let rooms = ArrowDirection.allCases.map { ($0, CandidateRoom($0)) }
    /// Called in every layout, the container's being done: then the popover stands where it belongs.
    var onLayout: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        region.accessibilityIdentifier = "lens region"
        region.colour = .secondaryLabel
        rooms.forEach { addSubview($1) }
        addSubview(region)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    func show(_ explanation: PlacementExplanation) {
        region.frame = explanation.region
        for (direction, room) in rooms { room.show(explanation[direction], of: explanation) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}
