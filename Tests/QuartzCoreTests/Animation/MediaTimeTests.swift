import QuartzCore
import Testing

@Suite struct MediaTimeTests {
    /// A `Mutex` around a bare closure wraps it again at every access: after some ten thousand accesses the stack
    /// overflowed.
    @Test func mediaTimeCanBeReadManyTimes() {
        for _ in 0..<200_000 { _ = MediaTime.now }

        #expect(MediaTime.now.isFinite)
    }
}
