import HeadlessHost
import Testing
import UIKitCore

/// How many entries a trace keeps.
@MainActor @Suite struct TraceTests {
    private let system = UIKitSystem.headless(.iPhone14).system
    private var trace: Trace { system.trace }

    private func record(_ numbers: Range<Int>) {
        for number in numbers { trace.record(UIView.self, "call", "\(number)") }
    }

    private var numbers: [Int] { trace.entries.compactMap { Int($0.arguments) } }

    @Test func aTraceThatNothingReadsKeepsTheNewestEntriesInTheirOrder() {
        record(0..<Trace.unreadLimit * 2 + 7)

        #expect(numbers == Array(Trace.unreadLimit + 7..<Trace.unreadLimit * 2 + 7))
    }

    @Test func aTraceThatIsReadKeepsMore() {
        trace.isRead = true

        record(0..<Trace.readLimit + 7)

        #expect(numbers == Array(7..<Trace.readLimit + 7))
    }

    @Test func whatWasKeptStaysWhenReadingBeginsAndEnds() {
        record(0..<Trace.unreadLimit + 7)

        trace.isRead = true
        record(Trace.unreadLimit + 7..<Trace.unreadLimit + 20)
        #expect(numbers == Array(7..<Trace.unreadLimit + 20))

        trace.isRead = false
        record(Trace.unreadLimit + 20..<Trace.unreadLimit + 22)
        #expect(numbers == Array(22..<Trace.unreadLimit + 22))
    }
}
