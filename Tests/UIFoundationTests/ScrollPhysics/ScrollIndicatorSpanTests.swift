import CoreGraphics
import Testing
import UIFoundation

/// The position of an indicator in a view of 106 points: a track of 100 points, 3 points from the edges.
@Suite struct ScrollIndicatorSpanTests {
    private func span(
        at offset: CGFloat, to end: CGFloat = 106, insets: (near: CGFloat, far: CGFloat) = (0, 0)
    ) -> ScrollIndicatorSpan {
        ScrollIndicatorSpan(at: offset, in: ScrollRange(low: 0, high: end), viewLength: 106, insets: insets)
    }

    @Test(arguments: [(0.0, 3.0), (53, 28), (106, 53)])
    func theIndicatorShowsTheVisiblePart(offset: Double, start: Double) {
        let span = span(at: CGFloat(offset))

        // Half of the content is visible.
        #expect(span.start == CGFloat(start) && span.length == 50)
    }

    @Test func insetsShortenTheTrack() {
        let span = span(at: 0, insets: (12, 8))

        #expect(span.start == 15 && span.length == 40)
    }

    @Test func longContentHasAnIndicatorOfMinimumLength() {
        let span = span(at: 100_000, to: 100_000)

        #expect(span.length == ScrollDefaults.minimumIndicatorLength && span.start + span.length == 103)
    }

    @Test(arguments: [(-20.0, 3.0, 30.0), (126, 73, 30), (-500, 3, 8), (606, 95, 8)])
    func theIndicatorShrinksAtTheEndThatContentIsPulledFrom(offset: Double, start: Double, length: Double) {
        let span = span(at: CGFloat(offset))

        #expect(span.start == CGFloat(start) && span.length == CGFloat(length))
    }

    @Test func withoutATrackTheIndicatorHasNoLength() {
        #expect(span(at: 0, insets: (80, 80)).length == 0)
    }
}
