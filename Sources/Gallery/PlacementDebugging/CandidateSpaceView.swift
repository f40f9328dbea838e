import OverlayPlacement
import UIKit

/// The available space on one side of the anchor: an outline, tinted where no other side's tint is. If the overlay
/// does not fit there, a dashed outline of the overlay is clipped to that space.
final class CandidateSpaceView: UIView {
    private static let radius: CGFloat = 8

    private let tint = UIView()
    private let preferredOutline = DashedOutlineView()
    private var style: CandidateStyle?

    init(_ direction: ArrowDirection) {
        super.init(frame: .zero)
        accessibilityIdentifier = "lens room \(direction)"
        clipsToBounds = true
        layer.cornerRadius = Self.radius
        layer.borderWidth = 1
        tint.clipsToBounds = true
        tint.addSubview(preferredOutline)
        addSubview(tint)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Updates frame and colors for `candidate`.
    func show(_ candidate: PlacementExplanation.Candidate, in explanation: PlacementExplanation) {
        let availableRect = explanation.availableFrame(for: candidate.direction)
        frame = availableRect
        isHidden = availableRect.isEmpty
        let tinted = explanation.tintedFrame(for: candidate.direction)
        tint.frame = tinted.offsetBy(dx: -availableRect.minX, dy: -availableRect.minY)
        preferredOutline.isHidden = candidate.rejection?.isForMissingSpace != true
        if !preferredOutline.isHidden {
            preferredOutline.frame = explanation.preferredFrame(for: candidate.direction).offsetBy(
                dx: -tinted.minX, dy: -tinted.minY)
        }
        let appearance = CandidateStyle(candidate.rejection)
        guard appearance != self.style else { return }
        self.style = appearance
        updateColors()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateColors()
    }

    private func updateColors() {
        guard let style else { return }
        tint.backgroundColor = style.color.withAlphaComponent(style.fillAlpha)
        layer.borderColor = style.color.resolvedColor(with: traitCollection).withAlphaComponent(0.35).cgColor
        preferredOutline.color = style.color
    }
}

extension PlacementExplanation {
    /// The part of the available space that is tinted. The spaces overlap in the corners of the region, where two
    /// tints would mix. The sides along the chosen arrow own the corners; the other two have only the part beside the
    /// anchor.
    func tintedFrame(for direction: ArrowDirection) -> CGRect {
        let isVertical = placement.direction?.isVertical ?? true
        guard direction.isVertical != isVertical else { return availableFrame(for: direction) }
        let before = availableFrame(for: isVertical ? .down : .right)
        let after = availableFrame(for: isVertical ? .up : .left)
        let start = isVertical ? before.maxY : before.maxX
        let end = max(start, isVertical ? after.minY : after.minX)
        let availableRect = availableFrame(for: direction)
        return isVertical
            ? CGRect(x: availableRect.minX, y: start, width: availableRect.width, height: end - start)
            : CGRect(x: start, y: availableRect.minY, width: end - start, height: availableRect.height)
    }
}

extension PlacementExplanation.RejectionReason {
    /// Whether the direction was rejected because the overlay does not fit.
    fileprivate var isForMissingSpace: Bool {
        switch self {
        case .tooShort, .tooNarrow, .tooShortAndTooNarrow: true
        case .notPermitted, .regionTooSmall, .laterInOrder, .currentDirectionKept: false
        }
    }
}
