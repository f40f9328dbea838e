import Foundation
import OverlayPlacement
import TestSupport
import Testing

/// Properties of every request: 5,000 requests per property with a fixed seed; 100,000 with VELARIUM_DEEP=1 in the
/// environment.
@Suite struct PlacementPropertyTests {
    private let grain: CGFloat = 1e-6

    // MARK: Position

    @Test func frameIsInsideTheContainer() {
        verifyForAll(seed: 10) { request in request.container.holds(request.place().frame) }
    }

    @Test func frameIsInsideTheRegionIfTheMinimumBubbleFits() {
        verifyForAll(seed: 1) { request in
            let explanation = request.explain()
            let least = request.rules.minimumBubble
            let wanted = explanation.preferredBubble
            let box = region(of: request)
            let pixel = 1 / request.pixelScale
            let holdsLeast =
                box.width >= min(least.width, wanted.width) + 2 * pixel
                && box.height >= min(least.height, wanted.height) + 2 * pixel
            return holdsLeast ? box.holds(explanation.placement.frame) : nil
        }
    }

    @Test func permittedOverlapOccursOnlyIfNoSideHasRoom() {
        verifyForAll(seed: 2) { request in
            let explanation = request.explain()
            guard explanation.placement.coversAnchor, request.canOverlapAnchor, explanation.placement.direction != nil
            else { return nil }
            return !request.permitted.contains { explanation[$0].fits }
        }
    }

    /// Without permission, the overlay covers the anchor only if no side has room for the minimum bubble.
    @Test func unpermittedOverlapOccursOnlyIfNoSideFitsTheMinimum() {
        verifyForAll(seed: 11) { request in
            let explanation = request.explain()
            guard explanation.placement.coversAnchor, !request.canOverlapAnchor, explanation.placement.direction != nil
            else { return nil }
            return !request.permitted.contains { explanation[$0].holdsMinimum(of: request) }
        }
    }

    @Test func aBubbleBesideItsAnchorIsNeverSmallerThanTheMinimum() {
        verifyForAll(seed: 12) { request in
            let explanation = request.explain()
            let bubble = explanation.placement.bubble.size
            let wanted = explanation.preferredBubble
            let least = request.rules.minimumBubble
            guard explanation.placement.direction != nil else { return nil }
            return bubble.width >= min(least.width, wanted.width) - grain
                && bubble.height >= min(least.height, wanted.height) - grain
        }
    }

    @Test func overlayShrinksOnTheSideWithTheLargestArea() {
        verifyForAll(seed: 18) { request in
            let explanation = request.explain()
            guard let direction = explanation.placement.direction, explanation.placement.reason == .shrunk else {
                return nil
            }
            let most = explanation[direction].usableArea
            return request.permitted.allSatisfy {
                let candidate = explanation[$0]
                return candidate.usableArea <= most + grain || !candidate.holdsMinimum(of: request)
            }
        }
    }

    @Test func withoutRoomTheFrameIsFiniteAndInsideTheContainer() {
        verifyForAll(seed: 13) { request in
            let placement = request.place()
            guard placement.noRoom else { return nil }
            return placement.isFinite && request.container.holds(placement.frame) && placement.direction == nil
        }
    }

    // MARK: The arrow

    @Test func arrowTipIsOnTheFramesEdge() {
        verifyForAll(seed: 14) { request in
            let placement = request.place()
            guard let direction = placement.direction, let tip = placement.arrowTip else { return nil }
            let frame = placement.frame
            let off =
                switch direction {
                case .up: tip.y - frame.minY
                case .down: tip.y - frame.maxY
                case .left: tip.x - frame.minX
                case .right: tip.x - frame.maxX
                }
            return abs(off) < grain
        }
    }

    @Test func arrowTipIsOnTheAnchorsEdgeUnlessTheRegionPreventsIt() {
        verifyForAll(seed: 3) { request in
            let explanation = request.explain()
            let placement = explanation.placement
            guard let direction = placement.direction, let tip = placement.arrowTip else { return nil }
            // An overlay that may or must cover the anchor does not point at its edge.
            if placement.reason == .overlapAllowed || placement.reason == .belowMinimum { return nil }
            let anchor = visibleAnchor(of: request)
            let box = explanation.region
            let off =
                switch direction {
                case .up: max(box.minY, min(box.maxY, anchor.maxY)) - tip.y
                case .down: max(box.minY, min(box.maxY, anchor.minY)) - tip.y
                case .left: max(box.minX, min(box.maxX, anchor.maxX)) - tip.x
                case .right: max(box.minX, min(box.maxX, anchor.minX)) - tip.x
                }
            let across = direction.isVertical ? anchor.midX - tip.x : anchor.midY - tip.y
            return abs(off) <= 1 / request.pixelScale + grain && abs(across - explanation.arrowShortfall) < grain
        }
    }

    /// The arrow misses the anchor's center only if a corner of the bubble stops it.
    @Test func arrowTipMissesTheAnchorsCenterOnlyAtACorner() {
        verifyForAll(seed: 15) { request in
            let explanation = request.explain()
            let placement = explanation.placement
            guard let direction = placement.direction, abs(explanation.arrowShortfall) > grain else { return nil }
            let length = direction.isVertical ? placement.frame.width : placement.frame.height
            let corner = max(request.cornerRadius + request.arrowBase / 2, request.rules.arrowCornerDistance)
            return abs(abs(placement.arrowOffset) - max(length / 2 - corner, 0)) < grain
        }
    }

    // MARK: Stability

    @Test func equalRequestsHaveEqualResultsWithAndWithoutExplanation() {
        verifyForAll(seed: 4) { request in
            let placement = request.place()
            return placement == request.place() && placement == request.explain().placement
        }
    }

    @Test func movingTheAnchorOnePointNeverFlipsASideThatStillFits() {
        verifyForAll(seed: 5) { request in
            guard let before = request.place().direction else { return nil }
            var moved = request
            var hasFitted = false
            moved.currentDirection = before
            for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                moved.anchor = request.anchor.offsetBy(dx: x, dy: y)
                let after = moved.explain()
                guard after[before].fits else { continue }
                hasFitted = true
                if after.placement.direction != before { return false }
            }
            return hasFitted ? true : nil
        }
    }

    // MARK: Symmetry

    @Test func exchangingTheAxesExchangesTheResult() {
        verifyForAll(seed: 6) { request in
            guard request.keyboard == nil else { return nil }
            let placement = request.place()
            let turned = request.transposed.place()
            return turned.direction == placement.direction?.transposed && turned.reason == placement.reason
                && turned.frame.isNear(placement.frame.transposed, within: grain)
                && turned.bubble.isNear(placement.bubble.transposed, within: grain)
                && turned.coversAnchor == placement.coversAnchor
        }
    }

    @Test func mirroringHorizontallyMirrorsTheResultWithinAPixel() {
        verifyForAll(seed: 8) { request in
            let placement = request.place()
            let turned = request.mirrored.place()
            let pixel = 1 / request.pixelScale + grain
            return turned.direction == placement.direction?.mirrored && turned.reason == placement.reason
                && turned.frame.isNear(placement.frame.mirrored, within: pixel)
                && turned.bubble.isNear(placement.bubble.mirrored, within: pixel)
        }
    }

    /// A keyboard is only at the bottom.
    @Test func mirroringVerticallyMirrorsTheResultWithinAPixel() {
        verifyForAll(seed: 16) { request in
            guard request.keyboard == nil else { return nil }
            let placement = request.place()
            let turned = request.transposed.mirrored.transposed.place()
            let pixel = 1 / request.pixelScale + grain
            return turned.direction == placement.direction?.transposed.mirrored.transposed
                && turned.reason == placement.reason
                && turned.frame.isNear(placement.frame.transposed.mirrored.transposed, within: pixel)
        }
    }

    // MARK: The explanation

    @Test func explanationIsConsistent() {
        verifyForAll(seed: 9) { request in
            let explanation = request.explain()
            return ArrowDirection.allCases.allSatisfy { direction in
                let candidate = explanation[direction]
                return candidate.direction == direction
                    && (candidate.rejection == nil) == (explanation.placement.direction == direction)
                    && candidate.fits == (candidate.penalty < grain) && candidate.available.along >= 0
                    && candidate.available.across >= 0
            }
        }
    }

    /// The properties above would prove little if all requests had the same result.
    @Test func requestsReachEveryReason() {
        var reasons: Set<Placement.Reason> = []
        for request in RandomRequests(seed: 17) { reasons.insert(request.place().reason) }

        #expect(
            reasons == [
                .firstFit, .currentDirectionFits, .shrunk, .overlapAllowed, .belowMinimum, .noArrowPermitted, .noRoom,
            ])
    }
}

/// Verifies `property` for all requests of `seed`; nil means that it does not apply. It must apply to more than 1 %.
private func verifyForAll(
    seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation, _ property: (PlacementRequest) -> Bool?
) {
    verifyForAll(
        RandomRequests(seed: seed), applyingToMoreThan: RandomRequests.count / 100, sourceLocation: sourceLocation,
        property)
}

extension PlacementRequest {
    fileprivate var permitted: [ArrowDirection] { ArrowDirection.allCases.filter(permittedDirections.permits) }
}

extension PlacementExplanation.Candidate {
    /// Whether the minimum bubble of `request` and its arrow fit.
    fileprivate func holdsMinimum(of request: PlacementRequest) -> Bool {
        let bubble = request.rules.minimumBubble
        let arrow = request.arrowLength
        let pixel = 1 / request.pixelScale
        let (along, across) = direction.isVertical ? (bubble.height, bubble.width) : (bubble.width, bubble.height)
        return available.along >= min(along + arrow, preferred.along) + pixel
            && available.across >= min(across, preferred.across) + pixel
    }
}
