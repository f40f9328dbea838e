/// The callbacks of a system in the order they happened: life cycle, presentation, delegates, ends with reasons.
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

    /// The newest entries, at most `limit`, oldest first.
    package private(set) var entries: [Entry] = []
    /// How many entries are kept; the older half goes when there are more.
    package let limit = 100_000
    private let clock: any TimeSource

    init(clock: any TimeSource) {
        self.clock = clock
    }

    /// Adds a line for a call of `callback` on an object of `type`.
    package func record(_ type: Any.Type, _ callback: String, _ arguments: String = "") {
        if entries.count == limit {
            entries.removeFirst(limit / 2)
        }
        let name = String(describing: type)
        entries.append(Entry(time: clock.now, type: name, callback: callback, arguments: arguments))
    }

    /// One line an entry: `TIME<TAB>CLASS<TAB>CALLBACK<TAB>ARGUMENTS`, seconds with three decimals.
    package func text() -> String {
        entries.map { entry in
            let arguments = entry.arguments.replacingOccurrences(of: "\n", with: " ")
            let time = String(format: "%.3f", entry.time)
            return "\(time)\t\(entry.type)\t\(entry.callback)\t\(arguments)\n"
        }.joined()
    }
}

extension Trace {
    /// Adds a line to the current system's trace, when there is one.
    static func note(_ object: AnyObject, _ callback: String, _ arguments: String = "") {
        UIKitSystem.current?.trace.record(Swift.type(of: object), callback, arguments)
    }
}
