/// Holds a closure for a `Mutex`. A bare one in there gets two wrappers around it with every look at it, so that calls
/// become slower without end, and at last too deep for the stack.
final class ClosureBox<Closure: Sendable>: Sendable {
    let closure: Closure

    init(_ closure: Closure) { self.closure = closure }
}
