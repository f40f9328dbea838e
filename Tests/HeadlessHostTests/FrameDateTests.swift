import HeadlessHost
import QuartzCore
import Testing

@MainActor
@Suite struct FrameDateTests {
    @Test(
        arguments: [
            (0, 0, [0]), (2, 0, [2]), (0, 0.05, [1.0 / 60, 2.0 / 60, 0.05]), (0, 0.01, [0.01]),
            (1, 0.02, [1 + 1.0 / 60, 1.02]),
        ] as [(Seconds, Seconds, [Seconds])])
    func anAdvanceStopsAtEveryFrameAndAtItsEnd(start: Seconds, length: Seconds, dates: [Seconds]) {
        #expect(Array(HeadlessHost.frameDates(from: start, for: length)) == dates)
    }

    @Test func sumOfFramesHasNoExtraFrameAtItsEnd() {
        #expect(Array(HeadlessHost.frameDates(from: 0, for: 0.1 + 0.2)).count == 18)
        #expect(Array(HeadlessHost.frameDates(from: 0.7, for: 0.7)).count == 42)
    }

    @Test func advanceEndsExactlyAtItsDate() {
        #expect(Array(HeadlessHost.frameDates(from: 0.1, for: 0.2)).last == 0.1 + 0.2)
    }
}
