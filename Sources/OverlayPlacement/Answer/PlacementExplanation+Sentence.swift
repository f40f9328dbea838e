import Foundation

extension PlacementExplanation {
    /// The decision and the reason for each rejected side in words, for logs, dumps and debugging.
    ///
    ///     Below the anchor, arrow up: the first side with room (213 of 550 points). Above: too short, 213 of 168. …
    public var sentence: String {
        var parts = [verdict]
        for direction in ArrowDirection.allCases {
            guard let refusal = self[direction].rejection else { continue }
            parts.append(words(self[direction], refusal))
        }
        return parts.joined(separator: " ")
    }

    private var verdict: String {
        guard let direction = placement.direction else {
            return placement.noRoom
                ? "On the anchor, no arrow: the region of \(size(region.size)) cannot hold the minimum bubble."
                : "On the anchor, no arrow: none is permitted."
        }
        let chosen = self[direction]
        let need = "\(points(chosen.preferred.along)) of \(points(chosen.available.along)) points"
        let why =
            switch placement.reason {
            case .firstFit: "the first side with room (\(need))"
            case .currentDirectionFits: "the current side still has room (\(need))"
            case .shrunk:
                "no side fits, this one has the most space; the bubble is smaller by \(size(placement.sizeReduction))"
            case .overlapAllowed: "no side fits, this one has the most space (\(need)), and the anchor may be covered"
            case .belowMinimum: "no side fits the minimum bubble (\(need)), so the anchor is covered"
            case .noArrowPermitted, .noRoom: "no arrow"
            }
        return "\(direction.overlaySide) the anchor, arrow \(direction): \(why).\(shiftSentence(direction))"
    }

    /// Describes how far the overlay is shifted from the anchor's middle, and in which direction.
    private func shiftSentence(_ direction: ArrowDirection) -> String {
        guard abs(shift) >= 1 else { return "" }
        let side =
            direction.isVertical ? (shift < 0 ? "to the left" : "to the right") : (shift < 0 ? "up" : "down")
        return " Shifted \(points(abs(shift))) \(side) to stay inside."
    }

    private func words(_ candidate: Candidate, _ refusal: RejectionReason) -> String {
        let along = "\(points(candidate.preferred.along)) of \(points(candidate.available.along))"
        let across = "\(points(candidate.preferred.across)) of \(points(candidate.available.across))"
        let why =
            switch refusal {
            case .notPermitted, .regionTooSmall, .laterInOrder, .currentDirectionKept: refusal.words
            case .tooShort: "too short, \(along)"
            case .tooNarrow: "too narrow, \(across)"
            case .tooShortAndTooNarrow: "too short, \(along), and too narrow, \(across)"
            }
        return "\(candidate.direction.overlaySide): \(why)."
    }

    private func size(_ size: CGSize) -> String { "\(points(size.width))×\(points(size.height))" }

    private func points(_ value: CGFloat) -> String {
        let tenths = (Double(value) * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}

extension PlacementExplanation.RejectionReason {
    /// The reason in a few words without numbers, in lower case: `too short`.
    public var words: String {
        switch self {
        case .notPermitted: "not permitted"
        case .regionTooSmall: "the region cannot hold the minimum bubble and an arrow"
        case .tooShort: "too short"
        case .tooNarrow: "too narrow"
        case .tooShortAndTooNarrow: "too short and too narrow"
        case .laterInOrder: "has room but comes later"
        case .currentDirectionKept: "has room but the overlay stays where it is"
        }
    }
}

extension ArrowDirection {
    /// The side of the anchor on which an overlay with this arrow is, as the start of a phrase: `Below`, `Left of`.
    public var overlaySide: String {
        switch self {
        case .up: "Below"
        case .down: "Above"
        case .left: "Right of"
        case .right: "Left of"
        }
    }
}
