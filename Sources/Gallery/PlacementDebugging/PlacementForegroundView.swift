import OverlayPlacement
import UIKit

/// The part of the drawing in front of the popover: outlines of bubble and anchor, the arrow tip, and the tags.
final class PlacementForegroundView: UIView {
    private static let tipSize: CGFloat = 12
    /// Regions narrower than this, in points, have tags without full sizes.
    private static let minimumWidthForSizes: CGFloat = 440

    private let bubble = UIView()
    private let anchor = UIView()
    private let tip = UIView()
    private let tags = ArrowDirection.allCases.map { CandidateTag($0) }
    private var shown: (explanation: PlacementExplanation, obstacles: [CGRect])?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        bubble.accessibilityIdentifier = "lens bubble"
        bubble.layer.borderWidth = 2
        bubble.layer.cornerRadius = 13
        bubble.layer.cornerCurve = .continuous
        anchor.accessibilityIdentifier = "lens anchor"
        anchor.layer.borderWidth = 1
        tip.accessibilityIdentifier = "lens tip"
        tip.bounds.size = CGSize(width: Self.tipSize, height: Self.tipSize)
        tip.layer.cornerRadius = Self.tipSize / 2
        tip.layer.borderWidth = 3
        tip.backgroundColor = .white
        [anchor, bubble, tip].forEach(addSubview)
        tags.forEach(addSubview)
        updateColors()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// - Parameter others: More rectangles that the tags avoid, in points of this view.
    func show(_ explanation: PlacementExplanation, avoiding others: [CGRect]) {
        let placement = explanation.placement
        bubble.frame = placement.bubble
        anchor.frame = explanation.anchor
        tip.isHidden = placement.arrowTip == nil
        if let point = placement.arrowTip { tip.center = point }
        shown = (explanation, [placement.frame, explanation.anchor] + others)
        layOutTags()
    }

    /// The tags need this when their text size changes.
    override func layoutSubviews() {
        super.layoutSubviews()
        layOutTags()
    }

    /// Shows the tags with the most detail that fits.
    private func layOutTags() {
        guard let (explanation, obstacles) = shown else { return }
        let ideals = ArrowDirection.allCases.map { direction in
            let availableLength = explanation.tintedFrame(for: direction)
            return CGPoint(x: availableLength.midX, y: availableLength.midY)
        }
        for detail in CandidateTag.Detail.allCases {
            if detail == .sizes, explanation.region.width < Self.minimumWidthForSizes { continue }
            for (direction, tag) in zip(ArrowDirection.allCases, tags) {
                tag.show(explanation[direction], detail: detail)
            }
            let (places, areClear) = TagLayout.frames(
                of: tags.map(\.fittingSize), near: ideals, in: explanation.region.insetToCenter(dx: 5, dy: 5),
                avoiding: obstacles)
            for (tag, place) in zip(tags, places) { tag.frame = place }
            if areClear { return }
        }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateColors()
    }

    private func updateColors() {
        let winner = UIColor.systemGreen.resolvedColor(with: traitCollection).cgColor
        bubble.layer.borderColor = winner
        tip.layer.borderColor = winner
        anchor.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).withAlphaComponent(0.5).cgColor
    }
}
