/// Holds a closure for a `Mutex`. A bare closure would get two more reabstraction wrappers with every access: calls
/// become slower, and finally overflow the stack.
package final class ClosureBox<Closure: Sendable>: Sendable {
    package let closure: Closure

    package init(_ closure: Closure) { self.closure = closure }
}
