/// Creates view controllers by `init(nibName:bundle:)`; see `_ObjectShadow`.
open class _ControllerShadow: UIViewController {
    /// Creates the controller through the subclass's vtable slot.
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Not used; required of every controller class.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

@inline(never)
@MainActor private func makeController(
    of type: UIViewController.Type, nibName: String?, bundle: Bundle?
) -> UIViewController {
    unsafeBitCast(type, to: _ControllerShadow.Type.self).init(nibName: nibName, bundle: bundle)
}

extension _MadeByClass where Self: UIViewController {
    /// The controller that `init(nibName:bundle:)` of its class makes.
    @_spi(Port) @_disfavoredOverload
    @MainActor @preconcurrency public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self =
            makeController(of: instantiatedType(as: Self.self), nibName: nibNameOrNil, bundle: nibBundleOrNil) as! Self
    }
}

/// Creates navigation controllers by `init(rootViewController:)`; see `_ObjectShadow`.
open class _NavigationControllerShadow: UINavigationController {
    /// Creates the controller through the subclass's vtable slot.
    public required override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
    }

    /// Not used; required of every controller class.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

@inline(never)
@MainActor private func makeNavigationController(
    of type: UINavigationController.Type, rootViewController: UIViewController
) -> UINavigationController {
    unsafeBitCast(type, to: _NavigationControllerShadow.Type.self).init(rootViewController: rootViewController)
}

extension _MadeByClass where Self: UINavigationController {
    /// The controller that `init(rootViewController:)` of its class makes.
    @_spi(Port) @_disfavoredOverload
    @MainActor @preconcurrency public init(rootViewController: UIViewController) {
        self =
            makeNavigationController(of: instantiatedType(as: Self.self), rootViewController: rootViewController)
            as! Self
    }
}
