/// An optional value for each control state.
package struct PerState<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// Creates values that are all nil.
    package init() {}

    /// The value for exactly this state.
    package subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value for this state, else the one for `normal`.
    package subscript(state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}
