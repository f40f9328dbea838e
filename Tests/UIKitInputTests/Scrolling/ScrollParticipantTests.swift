import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// What takes part in scrolling beside the delegate.
@MainActor @Suite struct ScrollParticipantTests {
    private let fixture = ScrollViewFixture(CGSize(width: 390, height: 4000))

    /// Records its calls.
    private final class Participant: ScrollParticipant {
        private(set) var calls: [String] = []
        var onMove: () -> Void = {}
        var step: CGFloat?
        var shift: CGFloat = 0

        func contentDidMove(in scrollView: UIScrollView) {
            calls.append("move")
            onMove()
        }
        func motionDidChange(_ change: ScrollMotionChange, of scrollView: UIScrollView) { calls.append("\(change)") }
        func alignedOffset(near offset: CGPoint, in scrollView: UIScrollView) -> CGPoint? {
            step.map { CGPoint(x: offset.x, y: (offset.y / $0).rounded() * $0) }
        }
        func restingOffset(for target: CGPoint, velocity: CGPoint, in scrollView: UIScrollView) -> CGPoint {
            CGPoint(x: target.x, y: target.y + shift)
        }
    }

    @Test func allParticipantsAreCalledForEachChange() throws {
        let (one, other) = (Participant(), Participant())
        fixture.scroll.addParticipant(one)
        fixture.scroll.addParticipant(other)
        fixture.scroll.addParticipant(one)

        fixture.scroll.contentOffset.y = 10
        fixture.scroll.contentSize.height = 3000

        #expect(one.calls == ["move", "move"] && other.calls == one.calls)

        try fixture.pull(up: 200)
        try fixture.device.settle()
        #expect(one.calls.filter { $0 != "move" } == ["dragBegan", "dragEnded", "rested"])
        #expect(other.calls == one.calls)
    }

    @Test func aParticipantThatIsRemovedInACallIsNotCalledAnyMore() {
        let (one, other) = (Participant(), Participant())
        fixture.scroll.addParticipant(one)
        fixture.scroll.addParticipant(other)
        one.onMove = { [fixture] in fixture.scroll.removeParticipant(other) }

        fixture.scroll.contentOffset.y = 10

        #expect(one.calls == ["move"] && other.calls.isEmpty)
    }

    @Test func participantsAreNotRetained() {
        weak var gone: Participant?
        do {
            let participant = Participant()
            gone = participant
            fixture.scroll.addParticipant(participant)
        }

        fixture.scroll.contentOffset.y = 10

        #expect(gone == nil)
    }

    @Test func eachParticipantChoosesTheRestingOffsetAfterTheOneBefore() throws {
        let (aligning, first, second) = (Participant(), Participant(), Participant())
        aligning.step = 100
        (first.shift, second.shift) = (7, 20)
        for participant in [aligning, first, second] { fixture.scroll.addParticipant(participant) }

        try fixture.pull(up: 300)
        try fixture.device.settle()

        #expect(fixture.scroll.contentOffset.y > 100)
        #expect(fixture.scroll.contentOffset.y.truncatingRemainder(dividingBy: 100) == 27)
    }
}
