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

    /// How many entries are kept by default, for a debugger.
    package nonisolated static let defaultLimit = 1_000
    /// How many entries are kept for a script or a test.
    package nonisolated static let fullHistoryLimit = 100_000

    /// Whether a script or a test needs the entries. Set it before the first entry that is needed. Default false.
    package var keepsFullHistory = false {
        didSet {
            if keepsFullHistory != oldValue { limit = keepsFullHistory ? Trace.fullHistoryLimit : Trace.defaultLimit }
        }
    }

    /// The most entries that are kept; then each new one replaces the oldest.
    private var limit = Trace.defaultLimit {
        didSet { (ringBuffer, oldest) = (calls.suffix(limit), 0) }
    }
    /// A call as it is recorded: its class gets a name only when someone reads the entries.
    private struct Call {
        let time: Seconds
        let type: Any.Type
        let callback: String
        let arguments: String
    }

    /// A ring buffer: the calls in order, starting at `oldest` and wrapping around.
    private var ringBuffer: [Call] = []
    private var oldest = 0
    private let clock: any TimeSource

    init(clock: any TimeSource) {
        self.clock = clock
    }

    /// The latest entries, oldest first: at most `fullHistoryLimit` with `keepsFullHistory`, otherwise `defaultLimit`.
    package var entries: [Entry] {
        calls.map {
            Entry(
                time: $0.time, type: String(describing: $0.type), callback: $0.callback, arguments: $0.arguments)
        }
    }

    private var calls: [Call] {
        Array(ringBuffer[oldest...] + ringBuffer[..<oldest])
    }

    /// Adds an entry for a call of `callback` on an object of `type`.
    package func record(_ type: Any.Type, callback: String, arguments: String = "") {
        let call = Call(time: clock.now, type: type, callback: callback, arguments: arguments)
        if ringBuffer.count < limit {
            ringBuffer.append(call)
        } else {
            ringBuffer[oldest] = call
            oldest = (oldest + 1) % limit
        }
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
        UIKitSystem.current?.trace.record(Swift.type(of: object), callback: callback, arguments: arguments)
    }
}
