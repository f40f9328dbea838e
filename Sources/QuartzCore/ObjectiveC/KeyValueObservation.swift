import Foundation
import Synchronization

/// What an observation reports.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change contains the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change contains the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The handler is also called at once, with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set. No other kind is reported.
    case setting = 1
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// The kind of this change: `setting`.
    public let kind: Kind
    /// The value after the change, if the options contain `new`.
    public let newValue: Value?
    /// The value before the change, if the options contain `old`. Nil for the initial call.
    public let oldValue: Value?
    /// The changed elements of a collection: nil.
    public let indexes: IndexSet?
    /// Whether the handler is called before the change: false.
    public let isPrior: Bool
}

/// An observation of a property. It ends with `invalidate()` or when it is released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let state: Mutex<State>
    private let objectID: ObjectIdentifier

    private struct State: @unchecked Sendable {
        weak var object: NSObject?
        /// Calls the handler if the value has changed.
        var check: ((NSObject) -> Void)?
    }

    package init(of object: NSObject, check: @escaping (NSObject) -> Void) {
        objectID = ObjectIdentifier(object)
        state = Mutex(State(object: object, check: check))
        super.init()
        KeyValueObservers.add(self, for: objectID)
    }

    deinit {
        KeyValueObservers.remove(ObjectIdentifier(self), for: objectID)
    }

    /// Ends the observation. Later calls do nothing.
    public func invalidate() {
        let check = state.withLock { state in
            defer { state.check = nil }
            return state.check
        }
        withExtendedLifetime(check) {}
        KeyValueObservers.remove(ObjectIdentifier(self), for: objectID)
    }

    func checkValue(of object: NSObject) {
        nonisolated(unsafe) let observed = object
        let check = state.withLock { $0.object === observed ? $0.check : nil }
        check?(object)
    }
}

/// A class whose properties can be observed by key path.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls `changeHandler` whenever the property has got another value, until the observation is released.
    ///
    /// The handler runs synchronously. Setting an equal value is no change. Views report geometry, `isHidden` and
    /// `alpha`, scroll views also `contentOffset` and `contentSize`, layers all their properties, and labels `text`. An
    /// app's class reports with `didChangeValue(forKey:)`.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        if options.contains(.initial) {
            changeHandler(self, .init(to: options.contains(.new) ? last : nil, from: nil))
        }
        // The handler may have set it.
        last = self[keyPath: keyPath]
        return NSKeyValueObservation(of: self) { object in
            guard let observed = object as? Self else { return }
            let value = observed[keyPath: keyPath]
            guard !KeyValueObservers.areEqual(value, last) else { return }
            let old = last
            last = value
            changeHandler(
                observed,
                .init(to: options.contains(.new) ? value : nil, from: options.contains(.old) ? old : nil))
        }
    }
}

extension NSKeyValueObservedChange {
    fileprivate init(to newValue: Value?, from oldValue: Value?) {
        self.init(kind: .setting, newValue: newValue, oldValue: oldValue, indexes: nil, isPrior: false)
    }
}

/// Changes that an app's class reports for its own properties. Operations have methods of their own in Foundation.
extension NSObject {
    /// Does nothing: observers compare the value with the last one that they saw.
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) {}

    /// Calls the observers of properties that have got another value.
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) {
        (self as? any OwnPropertyRecorder)?.noteOwnProperty(key)
        KeyValueObservers.noteChange(of: self)
    }
}

/// An object that an appearance proxy can stand for, or that one sets: an app's own properties report to it by name.
package protocol OwnPropertyRecorder: NSObject {
    /// The app's property called `key` was set.
    func noteOwnProperty(_ key: String)
}

/// All observations. Objects report that one of their properties may have changed; observations compare values.
package enum KeyValueObservers {
    private final class Entry: @unchecked Sendable {
        let id: ObjectIdentifier
        private(set) weak var observation: NSKeyValueObservation?

        init(_ observation: NSKeyValueObservation) {
            id = ObjectIdentifier(observation)
            self.observation = observation
        }
    }

    private static let table = Mutex<[ObjectIdentifier: [Entry]]>([:])
    /// Whether something was ever observed, so that a change without observers costs nothing.
    private static let isUsed = Atomic(false)

    /// The number of observed objects.
    package static var objectCount: Int { table.withLock { $0.count } }

    static func add(_ observation: NSKeyValueObservation, for object: ObjectIdentifier) {
        isUsed.store(true, ordering: .relaxed)
        let entry = Entry(observation)
        table.withLock { $0[object, default: []].append(entry) }
    }

    static func remove(_ observation: ObjectIdentifier, for object: ObjectIdentifier) {
        table.withLock { table in
            table[object]?.removeAll { $0.id == observation }
            if table[object]?.isEmpty == true { table[object] = nil }
        }
    }

    /// Reports that a property of `object` may have changed.
    package static func noteChange(of object: NSObject) {
        guard isUsed.load(ordering: .relaxed) else { return }
        let entries = table.withLock { $0[ObjectIdentifier(object)] } ?? []
        for entry in entries { entry.observation?.checkValue(of: object) }
    }

    /// Whether both values are equal: by `==`, otherwise by identity. Other values never are.
    package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if let left = left as? any Equatable { return isEqual(left, to: right) }
        guard type(of: left as Any) is AnyClass else { return false }
        return left as AnyObject === right as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool { left == right as? Value }
}
