import OverlayPlacement
import UIKit

/// The available space on one side of the anchor: an outline, tinted where no other side's tint is. If the overlay
/// does not fit there, a dashed outline of the overlay is clipped to that space.
final class CandidateRoom: UIView {
    private static let radius: CGFloat = 8

    private let tint = UIView()
    private let wish = DashedFrame()
    private var look: CandidateLook?

    init(_ direction: ArrowDirection) {
        super.init(frame: .zero)
        accessibilityIdentifier = "lens room \(direction)"
        clipsToBounds = true
        layer.cornerRadius = Self.radius
        layer.borderWidth = 1
        tint.clipsToBounds = true
        tint.addSubview(wish)
        addSubview(tint)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// Updates frame and colors for `candidate`.
    func show(_ candidate: PlacementExplanation.Candidate, of explanation: PlacementExplanation) {
        let room = explanation.room(candidate.direction)
        frame = room
        isHidden = room.isEmpty
        let tinted = explanation.tinted(candidate.direction)
        tint.frame = tinted.offsetBy(dx: -room.minX, dy: -room.minY)
        wish.isHidden = candidate.refusal?.isForRoom != true
        if !wish.isHidden {
            wish.frame = explanation.wish(candidate.direction).offsetBy(dx: -tinted.minX, dy: -tinted.minY)
        }
        let look = CandidateLook(candidate.refusal)
        guard look != self.look else { return }
        self.look = look
        paint()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        paint()
    }

    private func paint() {
        guard let look else { return }
        tint.backgroundColor = look.colour.withAlphaComponent(look.roomAlpha)
        layer.borderColor = look.colour.resolvedColor(with: traitCollection).withAlphaComponent(0.35).cgColor
        wish.colour = look.colour
    }
}

extension PlacementExplanation {
    /// The coordinate of the arrow tip for `direction`: the edge where that side's available space begins.
    private func tipEdge(_ direction: ArrowDirection) -> CGFloat {
        switch direction {
        case .up: region.maxY - up.room.along
        case .down: region.minY + down.room.along
        case .left: region.maxX - left.room.along
        case .right: region.minX + right.room.along
        }
    }

    /// The space between anchor and region edge on the side of `direction`.
    func room(_ direction: ArrowDirection) -> CGRect {
        let (room, edge) = (self[direction].room, tipEdge(direction))
        let start = direction.growsAwayFromOrigin ? edge : edge - room.along
        return direction.isVertical
            ? CGRect(x: region.minX, y: start, width: room.across, height: room.along)
            : CGRect(x: start, y: region.minY, width: room.along, height: room.across)
    }

    /// The part of the available space that is tinted. The spaces overlap in the corners of the region, where two
    /// tints would mix. The sides along the chosen arrow own the corners; the other two have only the part beside the
    /// anchor.
    func tinted(_ direction: ArrowDirection) -> CGRect {
        let isVertical = placement.direction?.isVertical ?? true
        guard direction.isVertical != isVertical else { return room(direction) }
        let (before, after): (ArrowDirection, ArrowDirection) = isVertical ? (.down, .up) : (.right, .left)
        let (start, end) = (tipEdge(before), max(tipEdge(before), tipEdge(after)))
        let room = room(direction)
        return isVertical
            ? CGRect(x: room.minX, y: start, width: room.width, height: end - start)
            : CGRect(x: start, y: room.minY, width: end - start, height: room.height)
    }

    /// The overlay's frame, arrow included, if only the extent of the region across the arrow limited it.
    func wish(_ direction: ArrowDirection) -> CGRect {
        let (wanted, edge) = (self[direction].wanted, tipEdge(direction))
        let start = direction.growsAwayFromOrigin ? edge : edge - wanted.along
        func side(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            wanted.across > high - low
                ? (low + high - wanted.across) / 2
                : max(low, min(middle - wanted.across / 2, high - wanted.across))
        }
        return direction.isVertical
            ? CGRect(
                x: side(anchor.midX, region.minX, region.maxX), y: start, width: wanted.across, height: wanted.along)
            : CGRect(
                x: start, y: side(anchor.midY, region.minY, region.maxY), width: wanted.along, height: wanted.across)
    }
}

extension PlacementExplanation.Refusal {
    /// Whether the direction was rejected because the overlay does not fit.
    fileprivate var isForRoom: Bool {
        switch self {
        case .tooShort, .tooNarrow, .tooShortAndTooNarrow: true
        case .notPermitted, .regionTooSmall, .laterInOrder, .currentDirectionKept: false
        }
    }
}
