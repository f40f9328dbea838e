import Foundation
import OverlayPlacement
import Testing

/// What holds for every request, shown on 5,000 each from a seeded generator.
@Suite struct PlacementPropertyTests {
    private let grain: CGFloat = 1e-6

    @Test func theFrameLiesInTheRegionWheneverThisHoldsTheMinimumBubble() {
        for request in randomRequests(seed: 1) {
            let explanation = request.explain()
            let (frame, wanted) = (explanation.placement.frame, explanation.wantedBubble)
            let least = request.rules.minimumBubble
            let (box, pixel) = (region(of: request), 1 / request.pixelScale)

            #expect(request.container.holds(frame))
            let holdsLeast =
                box.width >= min(least.width, wanted.width) + 2 * pixel
                && box.height >= min(least.height, wanted.height) + 2 * pixel
            if holdsLeast { #expect(box.holds(frame), "\(request)") }
        }
    }

    @Test func theAnchorIsCoveredOnlyWhenThatIsNeededAndAllowed() {
        for request in randomRequests(seed: 2) {
            let explanation = request.explain()
            let placement = explanation.placement
            guard placement.coversAnchor, placement.direction != nil else { continue }

            let permitted = ArrowDirection.allCases.filter(request.permittedDirections.permits)
            #expect(!permitted.contains { explanation[$0].fits }, "\(request)")
            #expect(placement.reason == .overlapAllowed ? request.canOverlapAnchor : placement.reason == .belowMinimum)
        }
    }

    @Test func theTipLiesOnTheAnchorsFacingEdgeUnlessTheRegionKeepsItAway() {
        for request in randomRequests(seed: 3) {
            let explanation = request.explain()
            let placement = explanation.placement
            guard let direction = placement.direction, let tip = placement.arrowTip else { continue }
            let (anchor, box, pixel) = (visibleAnchor(of: request), explanation.region, 1 / request.pixelScale + grain)

            switch direction {
            case .up: #expect(tip.y == placement.frame.minY)
            case .down: #expect(abs(tip.y - placement.frame.maxY) < grain)
            case .left: #expect(tip.x == placement.frame.minX)
            case .right: #expect(abs(tip.x - placement.frame.maxX) < grain)
            }
            // An overlay that may or must cover the anchor stops pointing at it.
            if placement.reason == .overlapAllowed || placement.reason == .belowMinimum { continue }
            let edge =
                switch direction {
                case .up: max(box.minY, min(box.maxY, anchor.maxY)) - tip.y
                case .down: max(box.minY, min(box.maxY, anchor.minY)) - tip.y
                case .left: max(box.minX, min(box.maxX, anchor.maxX)) - tip.x
                case .right: max(box.minX, min(box.maxX, anchor.minX)) - tip.x
                }
            #expect(abs(edge) <= pixel, "\(request)")
            let across = direction.isVertical ? anchor.midX - tip.x : anchor.midY - tip.y
            #expect(abs(across - explanation.arrowShortfall) < grain)
        }
    }

    @Test func theSameRequestHasTheSameAnswerWithAndWithoutTheExplanation() {
        for request in randomRequests(seed: 4) {
            let placement = request.place()

            #expect(placement == request.place())
            #expect(placement == request.explain().placement)
        }
    }

    @Test func movingTheAnchorOnePointNeverFlipsASideThatStillFits() {
        for var request in randomRequests(seed: 5) {
            guard let before = request.place().direction else { continue }
            request.currentDirection = before
            for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                var moved = request
                moved.anchor = request.anchor.offsetBy(dx: x, dy: y)
                let after = moved.explain()

                if after[before].fits { #expect(after.placement.direction == before, "\(request)") }
            }
        }
    }

    @Test func exchangingTheAxesExchangesTheAnswer() {
        for request in randomRequests(seed: 6) where request.keyboard == nil {
            let (placement, turned) = (request.place(), request.transposed.place())

            #expect(turned.direction == placement.direction?.transposed, "\(request)")
            #expect(turned.frame.isNear(placement.frame.transposed, within: grain))
            #expect(turned.coversAnchor == placement.coversAnchor)
        }
    }

    @Test func mirroringLeftAndRightMirrorsTheAnswerWithinAPixel() {
        for request in randomRequests(seed: 8) {
            let (placement, turned) = (request.place(), request.mirrored.place())
            let pixel = 1 / request.pixelScale + grain

            #expect(turned.direction == placement.direction?.mirrored, "\(request)")
            #expect(turned.frame.isNear(placement.frame.mirrored, within: pixel), "\(request)")
        }
    }

    @Test func theExplanationAddsUp() {
        for request in randomRequests(seed: 9) {
            let explanation = request.explain()

            for direction in ArrowDirection.allCases {
                let candidate = explanation[direction]
                #expect(candidate.direction == direction)
                #expect((candidate.refusal == nil) == (explanation.placement.direction == direction))
                #expect(candidate.fits == (candidate.penalty < grain))
                #expect(candidate.room.along >= 0 && candidate.room.across >= 0)
            }
        }
    }
}
