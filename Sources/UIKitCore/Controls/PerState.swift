/// An optional value for each control state.
package struct PerState<Value> {
    /// The states that have a value, mostly none or one: looking through them is cheaper than hashing. The values are in a
    /// list of their own, because other modules would look up the type of a pair for each reading.
    private var states: [UIControl.State] = []
    private var values: [Value] = []

    /// Creates values that are all nil.
    package init() {}

    /// The value for exactly this state.
    package subscript(exactly state: UIControl.State) -> Value? {
        get { states.firstIndex(of: state).map { values[$0] } }
        set {
            if let index = states.firstIndex(of: state) {
                states.remove(at: index)
                values.remove(at: index)
            }
            guard let newValue else { return }
            states.append(state)
            values.append(newValue)
        }
    }

    /// The value for this state, else the one for `normal`.
    package subscript(state: UIControl.State) -> Value? {
        self[exactly: state] ?? self[exactly: .normal]
    }
}
