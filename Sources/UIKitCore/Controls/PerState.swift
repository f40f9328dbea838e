/// An optional value for each control state. Inlined, since buttons in another module read several for each color.
package struct PerState<Value> {
    /// The values of few states, mostly of none or one: looking through them is cheaper than hashing.
    @usableFromInline var values: [(state: UIControl.State, value: Value)] = []

    /// Creates values that are all nil.
    @inlinable package init() {}

    /// The value for exactly this state.
    @inlinable package subscript(exactly state: UIControl.State) -> Value? {
        get {
            for entry in values where entry.state == state { return entry.value }
            return nil
        }
        set {
            values.removeAll { $0.state == state }
            if let newValue { values.append((state, newValue)) }
        }
    }

    /// The value for this state, else the one for `normal`.
    @inlinable package subscript(state: UIControl.State) -> Value? {
        self[exactly: state] ?? self[exactly: .normal]
    }
}
