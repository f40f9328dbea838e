/// The name of a method together with the method itself.
///
/// Linux has no `#selector`; `Selector("tap:", TypeName.tap)` replaces `#selector(tap(_:))`. Methods take no
/// argument, the sender, or the sender and the event. A `Bool` parameter is true when there is an argument. Equality
/// is by name, as on Apple's systems. A bare name refers to methods for which a selector was created before.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The result of performing a selector on an object.
    package enum Outcome {
        /// `result` is what the method returned.
        case done(result: Any)
        /// The object is not of the method's class.
        case wrongClass
        /// The method takes another type of sender or event.
        case wrongArgument(expected: String)
    }

    private let name: String
    private let call: (@Sendable (_ target: Any, _ sender: Any?, _ event: Any?) -> Outcome)?
    private let isOwner: (@Sendable (Any) -> Bool)?

    /// Creates a bare name, for comparison or for a method of a selector created elsewhere.
    public init(_ str: String) {
        name = str
        call = nil
        isOwner = nil
    }

    /// Creates a bare name.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a selector of a method without arguments: `Selector("tap", TypeName.tap)`.
    public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.name = name
        isOwner = { $0 is Target }
        call = Self.withoutIsolation { target, _, _ in
            guard let target = target as? Target else { return .wrongClass }
            return .done(result: method(target)())
        }
        SelectorRegistry.add(self, of: Target.self)
    }

    /// Creates a selector of a method with the sender: `Selector("tap:", TypeName.tap)`.
    public init<Target, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.name = name
        isOwner = { $0 is Target }
        call = Self.withoutIsolation { target, sender, _ in
            guard let target = target as? Target else { return .wrongClass }
            guard let sender: Sender = argument(sender) else { return .wrongArgument(expected: "\(Sender.self)") }
            return .done(result: method(target)(sender))
        }
        SelectorRegistry.add(self, of: Target.self)
    }

    /// Creates a selector of a method with the sender and the event: `Selector("tap:for:", TypeName.tap)`.
    public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.name = name
        isOwner = { $0 is Target }
        call = Self.withoutIsolation { target, sender, event in
            guard let target = target as? Target else { return .wrongClass }
            guard let sender: Sender = argument(sender) else { return .wrongArgument(expected: "\(Sender.self)") }
            guard let event: Event = argument(event) else { return .wrongArgument(expected: "\(Event.self)") }
            return .done(result: method(target)(sender, event))
        }
        SelectorRegistry.add(self, of: Target.self)
    }

    /// The name.
    public var description: String { name }

    /// Whether both have the same name.
    public static func == (left: Selector, right: Selector) -> Bool {
        left.name == right.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// Whether this selector's own method belongs to `target`'s class.
    func isBound(of target: Any) -> Bool { isOwner?(target) ?? false }

    /// Whether `target` has a method of this name for which a selector was created.
    package func isMethod(of target: Any) -> Bool { method(of: target) != nil }

    /// Whether objects of `type` have a method of this name for which a selector was created.
    package func isMethod(ofInstancesOf type: AnyClass) -> Bool {
        SelectorRegistry.hasMethod(named: name, ofInstancesOf: type)
    }

    /// Performs the method on `target`.
    @MainActor package func perform(on target: Any, _ sender: Any?, _ event: Any? = nil) -> Outcome {
        performOnThisThread(on: target, sender, event)
    }

    /// The same on the caller's thread, as Objective-C messages. The caller is responsible for the method's
    /// isolation.
    package func performOnThisThread(on target: Any, _ sender: Any?, _ event: Any? = nil) -> Outcome {
        method(of: target)?.call?(target, sender, event) ?? .wrongClass
    }

    private func method(of target: Any) -> Selector? {
        isBound(of: target) ? self : SelectorRegistry.selector(named: name, for: target)
    }

    /// Removes the isolation of `call`: Objective-C methods run on the thread that sends the message.
    private static func withoutIsolation(
        _ call: @escaping @MainActor @Sendable (Any, Any?, Any?) -> Outcome
    ) -> @Sendable (Any, Any?, Any?) -> Outcome {
        unsafeBitCast(call, to: (@Sendable (Any, Any?, Any?) -> Outcome).self)
    }
}

/// Methods of classes that are not bound to the main actor; they are still called on it.
extension Selector {
    /// Creates a selector of a nonisolated method without arguments.
    @_disfavoredOverload
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        nonisolated(unsafe) let method = method
        self.init(name) { @MainActor (target: Target) in { @MainActor in method(target)() } }
    }

    /// Creates a selector of a nonisolated method with the sender.
    @_disfavoredOverload
    public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
        nonisolated(unsafe) let method = method
        self.init(name) { @MainActor (target: Target) in { @MainActor (sender: Sender) in method(target)(sender) } }
    }

    /// Creates a selector of a nonisolated method with the sender and the event.
    @_disfavoredOverload
    public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(name) { @MainActor (target: Target) in
            { @MainActor (sender: Sender, event: Event) in method(target)(sender, event) }
        }
    }
}

/// Selectors of methods of a value's class, as `velarium-port` writes them for `#selector(model.refresh)`.
extension Selector {
    /// Creates a selector of a method without arguments of the class of `value`.
    public init<Target, Result>(
        _ name: String, of value: Target?, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(name, method)
    }

    /// Creates a selector of a method with the sender of the class of `value`.
    public init<Target, Sender, Result>(
        _ name: String, of value: Target?, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, method)
    }

    /// Creates a selector of a method with the sender and the event of the class of `value`.
    public init<Target, Sender, Event, Result>(
        _ name: String, of value: Target?,
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name, method)
    }
}

/// The selector called `aSelectorName`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Converts `value` to a method's argument of type `Argument`; nil if it has another type. A missing value becomes a
/// nil argument.
///
/// A `Bool` argument is true if there is a value: Objective-C passes a pointer, for example with
/// `#selector(UIView.endEditing(_:))` as a button's action.
private func argument<Argument>(_ value: Any?) -> Argument? {
    if let value { return value as? Argument ?? (Argument.self == Bool.self ? true as? Argument : nil) }
    if Argument.self == Bool.self { return false as? Argument }
    return Any?.none as Any as? Argument
}
