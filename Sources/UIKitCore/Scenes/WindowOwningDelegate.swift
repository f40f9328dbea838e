/// A delegate that may have a main window: of the app, or of a scene.
///
/// `window` is an optional requirement in UIKit, so that it has two question marks when it is read through a delegate's
/// protocol: `delegate?.window??.rootViewController`. Swift has optional requirements only for Objective-C; here the
/// protocols of the delegates add a property with two question marks, which the compiler prefers to this one where both
/// fit. One question mark compiles as well.
@preconcurrency @MainActor public protocol WindowOwningDelegate: AnyObject {
    /// The main window. Default nil; without a property of its own, setting it has no effect.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowOwningDelegate {
    /// Nil; setting it has no effect.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// The main window, with only one question mark.
    var mainWindow: UIWindow? { window }
}
