import QuartzCore
import Testing

@Suite struct MediaTimeTests {
    /// A `Mutex` around a bare closure wraps it anew with every look: after some ten thousand the stack was too small.
    @Test func theTimeMayBeAskedForAsOftenAsOneLikes() {
        for _ in 0..<200_000 { _ = MediaTime.now }

        #expect(MediaTime.now.isFinite)
    }
}
