/// The system that an object of an app was created in.
///
/// The app, or a closure of it, may keep a window longer than its device. Then the window belongs to the current system.
@MainActor struct SystemReference {
    private weak var original: UIKitSystem?

    init(_ system: UIKitSystem) { original = system }

    var system: UIKitSystem {
        guard let system = original ?? UIKitSystem.current else {
            preconditionFailure("UIWindow requires a running app or a TestDevice. Create one first.")
        }
        return system
    }
}
