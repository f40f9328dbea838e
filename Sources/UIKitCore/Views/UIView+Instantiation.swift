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
    makeView(of: type, frame: .zero)
}

@inline(never)
@MainActor private func makeView(of type: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(type, to: _ViewShadow.Type.self).init(frame: frame)
}

extension _MadeByClass where Self: UIView {
    /// The view that `init(frame:)` of its class makes.
    @_spi(Port) @_disfavoredOverload
    @MainActor @preconcurrency public init(frame: CGRect) {
        self = makeView(of: instantiatedType(as: Self.self), frame: frame) as! Self
    }
}
