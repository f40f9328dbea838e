/// What a button shows in each state. A state without a value shows the value of `normal`.
struct ButtonContent {
    var titles = PerState<String>()
    var attributedTitles = PerState<NSAttributedString>()
    var titleColors = PerState<UIColor>()
    var titleShadowColors = PerState<UIColor>()
    var images = PerState<UIImage>()
    var backgroundImages = PerState<UIImage>()
}

/// An optional value for each control state.
struct PerState<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value for this state, else the one for `normal`.
    subscript(state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}
