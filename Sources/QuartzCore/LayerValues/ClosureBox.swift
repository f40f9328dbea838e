/// Holds a closure for a `Mutex`. A bare closure would get two more reabstraction wrappers with every access: calls
/// become slower, and finally overflow the stack.
final class ClosureBox<Closure: Sendable>: Sendable {
    let closure: Closure

    init(_ closure: Closure) { self.closure = closure }
}
