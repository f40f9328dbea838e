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

/// Objects of a class that only a metatype names: `T()`, `type.init()`, `Self()`. Not for use in an app.
///
/// On Apple's systems a metatype may call every initializer that Objective-C declares. Swift otherwise wants a `required`
/// one, but also accepts one of a protocol's extension. `velarium-port` imports these extensions into files that create
/// objects in this way. A class without the initializer traps, as with Objective-C.
public protocol _MadeByClass {}

extension NSObject: _MadeByClass {}

extension _MadeByClass where Self: NSObject {
    /// The object that `init()` of its class makes.
    ///
    /// The parameter keeps its name apart from that of `init()`: the compiler writes `init(from:)` for a class only if it
    /// finds one `init()` in the superclass.
    @_spi(Port) @_disfavoredOverload
    public init(_ofClass: Void = ()) {
        self = makeObject(of: instantiatedType(as: Self.self)) as! Self
    }
}

private let instantiatedTypeKey = "Velarium.InstantiatedType"

/// The result of `make`, a call of an initializer of `type`: `type.init()` becomes `_instantiating(type, type.init())`.
/// An initializer of a protocol's extension does not learn the class of a metatype that is a value. Not for use in an
/// app.
public func _instantiating<Result>(_ type: Any.Type, _ make: @autoclosure () throws -> Result) rethrows -> Result {
    let values = Thread.current.threadDictionary
    let outer = values[instantiatedTypeKey]
    values[instantiatedTypeKey] = type
    defer { values[instantiatedTypeKey] = outer }
    return try make()
}

/// The class that `_instantiating(_:_:)` names, if it is one of `base`; otherwise `base`. It is named for one object: not
/// for those that its initializer makes.
package func instantiatedType<Base: NSObject>(as base: Base.Type) -> Base.Type {
    guard let type = Thread.current.threadDictionary[instantiatedTypeKey] as? Base.Type else { return base }
    Thread.current.threadDictionary[instantiatedTypeKey] = nil
    return type
}
