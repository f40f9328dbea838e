import Foundation

/// Creates objects of classes known only by their metatype: app and scene delegates, layer classes.
///
/// Swift creates objects from a metatype only through a `required` initializer, which iOS sources do not declare.
/// This class declares `init()` as `required`, in the vtable slot that every subclass fills. It is never instantiated
/// itself.
///
/// It is `open`, and the call is not inlined, so that the optimizer cannot assume the exact type.
open class _ObjectShadow: NSObject {
    /// Creates the object through the subclass's vtable slot.
    public required override init() {
        super.init()
    }
}

/// A new object of `type`, made by its `init()`.
@inline(never)
package func makeObject(of type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: _ObjectShadow.Type.self).init()
}
