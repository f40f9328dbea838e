/// The current depth of nested work that uses call stack, and whether exceeding the limit was reported.
struct NestingDepth {
    private(set) var value = 0
    private var hasReported = false

    mutating func enter() { value += 1 }

    mutating func leave() { value -= 1 }

    /// Reports the message the first time it is called.
    mutating func reportOnce(_ message: @autoclosure () -> String) {
        guard !hasReported else { return }
        hasReported = true
        LayerMisuse.report(message(), raises: false)
    }
}
