import QuartzCore

/// The latest callbacks of a system in order: life cycle, presentation, delegates, dismissals with reasons.
@MainActor package final class Trace {
    package struct Entry: Equatable {
        /// Seconds of the system's clock.
        package let time: Seconds
        /// The class that was called.
        package let type: String
        /// The method's name, as in `viewWillAppear(_:)`.
        package let callback: String
        package let arguments: String
    }

    /// How many entries a trace keeps, by who reads them.
    package enum Capacity: Int, CaseIterable {
        /// A debugger.
        case debugger = 1_000
        /// A test.
        case test = 10_000
        /// A script, which may write the trace at its end.
        case script = 100_000
    }

    /// The most entries that are kept; then each new one replaces the oldest. Default `debugger`.
    ///
    /// The memory of all entries is reserved when this is set, so that recording takes none but for arguments that are new.
    /// The latest entries are kept.
    package var capacity = Capacity.debugger {
        didSet {
            if capacity != oldValue { ringBuffer = RingBuffer(of: capacity.rawValue, keeping: ringBuffer.calls) }
        }
    }

    /// A call as it is recorded: its class gets a name only when someone reads the entries.
    private struct Call {
        let time: Seconds
        let type: Any.Type
        let callback: String
        let arguments: String
    }

    /// The latest calls.
    private struct RingBuffer {
        private let size: Int
        /// In the order of recording until there are `size`; then each new call replaces the oldest.
        private var storage: [Call] = []
        /// The index of the oldest call.
        private var oldest = 0

        init(of size: Int, keeping calls: [Call] = []) {
            self.size = size
            storage.reserveCapacity(size)
            for call in calls.suffix(size) { append(call) }
        }

        mutating func append(_ call: Call) {
            guard storage.count == size else { return storage.append(call) }
            storage[oldest] = call
            oldest = oldest + 1 == size ? 0 : oldest + 1
        }

        /// The calls, oldest first.
        var calls: [Call] { Array(storage[oldest...] + storage[..<oldest]) }
    }

    private var ringBuffer = RingBuffer(of: Capacity.debugger.rawValue)
    /// Arguments that were recorded before: the same again shares their memory.
    private var texts: Set<String> = []
    /// The most arguments that are remembered.
    private static let mostTexts = 256
    /// Shorter strings need no memory of their own.
    private static let shortestText = 16
    private let clock: any TimeSource

    package init(clock: any TimeSource) {
        self.clock = clock
    }

    /// The latest entries, oldest first; at most `capacity`.
    package var entries: [Entry] {
        ringBuffer.calls.map {
            Entry(
                time: $0.time, type: String(describing: $0.type), callback: $0.callback, arguments: $0.arguments)
        }
    }

    /// Adds an entry for a call of `callback` on an object of `type`.
    package func record(_ type: Any.Type, callback: String, arguments: String = "") {
        ringBuffer.append(Call(time: clock.now, type: type, callback: callback, arguments: shared(arguments)))
    }

    /// The same text, in the memory of an earlier one if there is one.
    private func shared(_ text: String) -> String {
        guard text.utf8.count >= Trace.shortestText else { return text }
        if texts.count >= Trace.mostTexts { texts.removeAll(keepingCapacity: true) }
        return texts.insert(text).memberAfterInsert
    }

    /// One line per entry: `TIME<TAB>CLASS<TAB>CALLBACK<TAB>ARGUMENTS`, seconds with three decimals.
    package func text() -> String {
        entries.map { entry in
            let arguments = entry.arguments.replacingOccurrences(of: "\n", with: " ")
            let time = String(format: "%.3f", entry.time)
            return "\(time)\t\(entry.type)\t\(entry.callback)\t\(arguments)\n"
        }.joined()
    }
}

extension Trace {
    /// Adds an entry to the current system's trace, when there is one.
    package static func note(_ object: AnyObject, callback: String, arguments: String = "") {
        DeviceContext.current?.trace.record(Swift.type(of: object), callback: callback, arguments: arguments)
    }
}
