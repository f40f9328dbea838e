/// Creates segues by `init(identifier:source:destination:)`; see `_ObjectShadow`.
open class _SegueShadow: UIStoryboardSegue {
    /// Creates the segue through the subclass's vtable slot.
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

/// A new segue of `type`, a class of the app that overrides `perform()`.
@inline(never)
@MainActor package func makeSegue(
    of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> UIStoryboardSegue {
    unsafeBitCast(type, to: _SegueShadow.Type.self).init(
        identifier: identifier, source: source, destination: destination)
}

extension _MadeByClass where Self: UIStoryboardSegue {
    /// The segue that `init(identifier:source:destination:)` of its class makes.
    @_spi(Port) @_disfavoredOverload
    @MainActor @preconcurrency
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self =
            makeSegue(
                of: instantiatedType(as: Self.self), identifier: identifier, source: source, destination: destination)
            as! Self
    }
}

/// Creates gesture recognizers by `init(target:action:)`; see `_ObjectShadow`.
open class _GestureShadow: UIGestureRecognizer {
    /// Creates the recognizer through the subclass's vtable slot.
    public required override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }
}

/// A new gesture recognizer of `type` without a target.
@inline(never)
@MainActor package func makeGestureRecognizer(of type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    unsafeBitCast(type, to: _GestureShadow.Type.self).init(target: nil, action: nil)
}
