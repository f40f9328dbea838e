/// Makes objects of classes that are known only by their metatype: app and scene delegates, layer classes.
///
/// Swift makes an object from a metatype only through a `required` initialiser, which iOS sources do not write. A
/// shadow class declares the initialiser `required` in the slot that every subclass fills, and is never itself made.
/// It is `open` and the call is not inlined, so that the optimiser does not take the result for a shadow.
open class _ObjectShadow: NSObject {
    public required override init() {
        super.init()
    }
}

/// A new object of `type`, made by its `init()`.
@inline(never)
package func makeObject(of type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: _ObjectShadow.Type.self).init()
}

/// The shadow of views that are made by `init(frame:)`; see `_ObjectShadow`.
open class _ViewShadow: UIView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A new view of `type`, made by its `init(frame:)` with an empty frame.
@inline(never)
@MainActor package func makeView(of type: UIView.Type) -> UIView {
    unsafeBitCast(type, to: _ViewShadow.Type.self).init(frame: .zero)
}
