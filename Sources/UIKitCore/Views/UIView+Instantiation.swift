/// Creates views by `init(frame:)`; see `_ObjectShadow`.
open class _ViewShadow: UIView {
    /// Creates the view through the subclass's vtable slot.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Not used; required of every view class.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A new view of `type`, made by its `init(frame:)` with an empty frame.
@inline(never)
@MainActor package func makeView(of type: UIView.Type) -> UIView {
    unsafeBitCast(type, to: _ViewShadow.Type.self).init(frame: .zero)
}
