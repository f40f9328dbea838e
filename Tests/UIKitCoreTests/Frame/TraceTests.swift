import HeadlessHost
import Testing
import UIKitCore

/// How many entries a trace keeps.
@MainActor @Suite struct TraceTests {
    private let system = UIKitSystem.headless(.iPhone14).system
    private var trace: Trace { system.trace }

    private func record(_ numbers: Range<Int>) {
        for number in numbers { trace.record(UIView.self, callback: "call", arguments: "\(number)") }
    }

    private var numbers: [Int] { trace.entries.compactMap { Int($0.arguments) } }

    @Test func anUnreadTraceKeepsTheNewestEntriesInOrder() {
        record(0..<Trace.defaultLimit * 2 + 7)

        #expect(numbers == Array(Trace.defaultLimit + 7..<Trace.defaultLimit * 2 + 7))
    }

    @Test func aTraceThatIsReadKeepsMore() {
        trace.keepsFullHistory = true

        record(0..<Trace.fullHistoryLimit + 7)

        #expect(numbers == Array(7..<Trace.fullHistoryLimit + 7))
    }

    @Test func entriesAreKeptWhenReadingBeginsAndEnds() {
        record(0..<Trace.defaultLimit + 7)

        trace.keepsFullHistory = true
        record(Trace.defaultLimit + 7..<Trace.defaultLimit + 20)
        #expect(numbers == Array(7..<Trace.defaultLimit + 20))

        trace.keepsFullHistory = false
        record(Trace.defaultLimit + 20..<Trace.defaultLimit + 22)
        #expect(numbers == Array(22..<Trace.defaultLimit + 22))
    }
}
