import HeadlessHost
import SystemAssembly
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

    @Test(arguments: Trace.Capacity.allCases)
    func aFullTraceKeepsTheNewestEntriesInOrder(_ capacity: Trace.Capacity) {
        trace.capacity = capacity

        record(0..<capacity.rawValue * 2 + 7)

        #expect(numbers == Array(capacity.rawValue + 7..<capacity.rawValue * 2 + 7))
    }

    @Test func aTraceForADebuggerKeepsAThousandEntries() {
        #expect(trace.capacity == .debugger)
        #expect(Trace.Capacity.debugger.rawValue == 1_000)
    }

    @Test func entriesAreKeptWhenTheCapacityChanges() {
        let small = Trace.Capacity.debugger.rawValue
        record(0..<small + 7)

        trace.capacity = .test
        record(small + 7..<small + 20)
        #expect(numbers == Array(7..<small + 20))

        trace.capacity = .debugger
        record(small + 20..<small + 22)
        #expect(numbers == Array(22..<small + 22))
    }
}
