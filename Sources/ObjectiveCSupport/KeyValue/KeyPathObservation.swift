import Foundation
import QuartzCore
import UIFoundation
import UIKitDevice

/// The key of a value in the dictionary that describes a change.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change, an `NSNumber`: 1, the raw value of `NSKeyValueChange.setting`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, or `NSNull`; with the option `new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, or `NSNull`; with the option `old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The changed elements of a collection. There never are any.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the observer is called before the change. It never is.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An observer of properties by name. `velarium-port` adds the conformance to classes that override
/// `observeValue(forKeyPath:of:change:context:)`. Not for use in an app.
@preconcurrency public protocol _KeyValueObserver: NSObject {
    /// Called after a property has got another value, on the thread that set it.
    @MainActor func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// Observation of properties by name. On iOS these are methods of `NSObject`.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls `observer` whenever the property at `keyPath` has got another value.
    ///
    /// The properties are those of `value(forKeyPath:)` that report their changes; setting an equal value is no change.
    /// Neither object is retained: an observation ends with either of them. Adding it twice calls the observer twice.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        KeyPathObservations.of(self).add(
            KeyPathObservation(of: self, at: keyPath, by: observer, options: options, context: context))
    }

    /// Ends the latest observation of `keyPath` by `observer`. One that does not exist is a misuse.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        KeyPathObservations.of(self).remove(observer, keyPath) { _ in true }
    }

    /// Ends the latest observation of `keyPath` by `observer` with this context. One that does not exist is a misuse.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        KeyPathObservations.of(self).remove(observer, keyPath) { $0 == context }
    }

    /// What an observer passes on with `super` because it does not know the context; a misuse, because no superclass of
    /// an app's class observes.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        KeyPathObservations.report("\(self): a change of \(keyPath ?? "nil") was received but not handled.")
    }
}

/// The observations by name of one object, which owns them.
private final class KeyPathObservations {
    nonisolated(unsafe) private static var key: UInt8 = 0
    private let lock = NSLock()
    private var all: [KeyPathObservation] = []

    static func of(_ object: NSObject) -> KeyPathObservations {
        if let known = objc_getAssociatedObject(object, &key) as? KeyPathObservations { return known }
        let created = KeyPathObservations()
        objc_setAssociatedObject(object, &key, created, .OBJC_ASSOCIATION_RETAIN)
        return created
    }

    func add(_ observation: KeyPathObservation) { lock.withLock { all.append(observation) } }

    func remove(_ observer: NSObject, _ keyPath: String, where matches: (UnsafeMutableRawPointer?) -> Bool) {
        let removed: KeyPathObservation? = lock.withLock {
            let position = all.lastIndex {
                $0.observerID == ObjectIdentifier(observer) && $0.keyPath == keyPath && matches($0.context)
            }
            return position.map { all.remove(at: $0) }
        }
        guard let removed else {
            return KeyPathObservations.report(
                "\(observer) cannot be removed as an observer of \"\(keyPath)\": it is not registered.")
        }
        removed.invalidate()
    }

    /// Reports a misuse on any thread.
    static func report(_ message: String) {
        guard MainActorCheck.isOnMainActor else { return Log.line(message) }
        MainActor.assumeIsolated { misuse(message, raises: true) }
    }
}

/// One observation by name: observes each object on the way to the property.
private final class KeyPathObservation {
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    /// The observer's identity: an observer that removes itself in its `deinit` has no weak references any more.
    let observerID: ObjectIdentifier
    private weak var observer: NSObject?
    private let options: NSKeyValueObservingOptions
    private var links: [NSKeyValueObservation] = []
    private var last: Any?

    init(
        of object: NSObject, at keyPath: String, by observer: NSObject, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        self.keyPath = keyPath
        self.context = context
        self.observer = observer
        observerID = ObjectIdentifier(observer)
        self.options = options
        last = KeyValueCoding.value(at: keyPath, in: object)
        if options.contains(.initial) { send(object, old: nil) }
        last = KeyValueCoding.value(at: keyPath, in: object)
        links = observe(object)
    }

    func invalidate() {
        links.forEach { $0.invalidate() }
        links = []
    }

    /// Observes the objects on the path, from `object`.
    private func observe(_ object: NSObject) -> [NSKeyValueObservation] {
        var owners = [object]
        for key in keyPath.split(separator: ".").dropLast() {
            guard let owner = owners.last,
                let next = KeyValueCoding.value(of: String(key), in: owner) as? NSObject
            else { break }
            owners.append(next)
        }
        return owners.map { owner in
            NSKeyValueObservation(of: owner) { [weak self, weak object] _ in
                if let object { self?.check(object) }
            }
        }
    }

    private func check(_ object: NSObject) {
        let value = KeyValueCoding.value(at: keyPath, in: object)
        guard !areEqual(value, last) else { return }
        let old = last
        last = value
        if keyPath.contains(".") { links = observe(object) }
        send(object, old: old ?? NSNull())
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return KeyValueObservers.areEqual(left, right)
    }

    /// `old` is nil for the initial call.
    private func send(_ object: NSObject, old: Any?) {
        guard let observer = observer as? any _KeyValueObserver else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
        if options.contains(.new) { change[.newKey] = last ?? NSNull() }
        if options.contains(.old), let old { change[.oldKey] = old }
        // As in Objective-C, the observer runs on the thread that set the property.
        let call = unsafeBitCast(
            KeyPathObservation.call,
            to: (@Sendable (
                any _KeyValueObserver, String, NSObject, [NSKeyValueChangeKey: Any],
                UnsafeMutableRawPointer?
            ) -> Void).self)
        call(observer, keyPath, object, change, context)
    }

    private static let call:
        @MainActor @Sendable (
            any _KeyValueObserver, String, NSObject, [NSKeyValueChangeKey: Any], UnsafeMutableRawPointer?
        ) -> Void = { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }
}
