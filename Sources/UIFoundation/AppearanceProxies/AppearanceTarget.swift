/// An object whose properties appearance proxies set: a view or a bar item.
///
/// UIKit's own setters call `noteAppearance`. It does one of three things: on an object of the app it remembers that the
/// app has set the property; on a proxy it records the value; while a proxy's value is applied it does nothing.
@MainActor package protocol AppearanceTarget: AnyObject {
    /// What the app has set itself.
    var appearanceMarks: AppearanceMarks { get set }
}

extension AppearanceTarget {
    /// Notes that `property` was set to `value`.
    package func noteAppearance<Target: AppearanceTarget, Value>(
        _ property: AppearanceProperty, _ path: @autoclosure () -> ReferenceWritableKeyPath<Target, Value>,
        _ value: @autoclosure () -> Value
    ) {
        let key = AppearanceKey(property: property, argument: 0)
        guard let proxy = proxyToRecord(key) else { return }
        let path = path()
        let value = value()
        proxy.record(key) { (target: Target) in target[keyPath: path] = value }
    }

    /// Notes that a setter with further arguments was called.
    ///
    /// - Parameters:
    ///   - argument: Tells the arguments apart. The value set for other arguments is kept.
    ///   - set: Calls the setter with the same arguments.
    package func noteAppearance<Target: AppearanceTarget>(
        _ property: AppearanceProperty, for argument: some BinaryInteger, set: @escaping (Target) -> Void
    ) {
        // 0 is a property without arguments.
        let key = AppearanceKey(property: property, argument: UInt64(truncatingIfNeeded: argument) &+ 1)
        proxyToRecord(key)?.record(key, set)
    }

    /// The proxy that has to record a new value of `key`; nil, with the value noted, for an object of the app.
    package func proxyToRecord(_ key: AppearanceKey) -> AppearanceProxy? {
        if let proxy = appearanceMarks.proxy { return proxy }
        guard !AppearanceApplication.isRunning(for: self, key) else { return nil }
        appearanceMarks.insert(key)
        return nil
    }

    /// Makes the values that UIKit itself has set so far defaults, which appearance proxies replace. Called at the end
    /// of the initializers of UIKit's classes.
    package func resetAppearanceMarks() { appearanceMarks = AppearanceMarks() }
}

/// The application of a proxy's value to an object.
@MainActor package enum AppearanceApplication {
    private static var current: (target: ObjectIdentifier, key: AppearanceKey)?

    /// Whether a proxy's value for `key` is being set on `target`, so that it does not count as set by the app.
    package static func isRunning(for target: AnyObject, _ key: AppearanceKey) -> Bool {
        guard let current else { return false }
        return current.target == ObjectIdentifier(target) && current.key == key
    }

    package static func perform(on target: AnyObject, _ key: AppearanceKey, _ body: () -> Void) {
        let outer = current
        current = (ObjectIdentifier(target), key)
        body()
        current = outer
    }
}
