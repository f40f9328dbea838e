import Foundation
import OverlayPlacement
import Testing

@Suite struct PlacementExplanationTests {
    @Test func everySideExplainsItsRoomAndRefusal() {
        var request = request(CGRect(x: 150, y: 100, width: 80, height: 40))
        request.permittedDirections = [.up, .down, .left]

        let explanation = request.explain()

        #expect(explanation.region == CGRect(x: 10, y: 57, width: 370, height: 743))
        #expect(explanation.up.rejection == nil && explanation.up.penalty == 0)
        #expect(explanation.up.available.along == 660 && explanation.up.preferred.along == 213)
        #expect(explanation.down.rejection == .tooShort && explanation.down.available.along == 43)
        #expect(explanation.down.penalty == 34_000)
        #expect(explanation.left.rejection == .tooShort)
        #expect(explanation.right.rejection == .notPermitted)
    }

    @Test func sidesWithRoomExplainThePreference() {
        var request = request(CGRect(x: 150, y: 400, width: 80, height: 40), CGSize(width: 60, height: 200))
        #expect(request.explain().down.rejection == .laterInOrder)

        request.currentDirection = .left
        #expect(request.explain().up.rejection == .currentDirectionKept)
    }

    @Test func contentWiderThanTheRegionIsTooNarrowEverywhere() {
        let explanation = request(CGRect(x: 150, y: 400, width: 80, height: 40), CGSize(width: 500, height: 100))
            .explain()

        #expect(explanation.down.rejection == .tooNarrow)
        #expect(explanation.left.rejection == .tooShort)
        #expect(explanation.placement.frame.width == 370)
    }

    @Test func regionTooSmallIsReportedForEverySide() {
        var request = request(CGRect(x: 150, y: 300, width: 80, height: 40))
        request.keyboard = CGRect(x: 0, y: 60, width: 390, height: 784)

        #expect(request.explain().up.rejection == .regionTooSmall)
        #expect(request.explain().right.rejection == .regionTooSmall)
    }

    @Test func slideAndShortfallMeasureTheDistanceToTheAnchorsCenter() {
        let explanation = request(CGRect(x: 0, y: 100, width: 20, height: 20)).explain()

        #expect(explanation.shift == 100)
        #expect(explanation.arrowShortfall == -31.5)
    }

    /// A signed number would not tell the reader the direction.
    @Test(arguments: [
        (CGRect(x: 0, y: 300, width: 20, height: 20), ArrowDirection.up, "Shifted 100 to the right to stay inside."),
        (CGRect(x: 370, y: 300, width: 20, height: 20), .up, "Shifted 100 to the left to stay inside."),
        (CGRect(x: 10, y: 60, width: 20, height: 20), .left, "Shifted 87 down to stay inside."),
        (CGRect(x: 10, y: 760, width: 20, height: 20), .left, "Shifted 70 up to stay inside."),
    ]) func sentenceNamesTheDirectionOfTheShift(_ anchor: CGRect, _ direction: ArrowDirection, _ words: String) {
        var request = request(anchor)
        request.permittedDirections = ArrowDirections(direction)

        #expect(request.explain().sentence.contains(words))
    }

    @Test func sentenceDescribesTheWholeDecision() {
        var request = request(CGRect(x: 150, y: 100, width: 80, height: 40))
        request.permittedDirections = [.up, .down]

        #expect(
            request.explain().sentence
                == "Below the anchor, arrow up: the first side with room (213 of 660 points). "
                + "Above: too short, 213 of 43. Right of: not permitted. Left of: not permitted.")
    }
}
