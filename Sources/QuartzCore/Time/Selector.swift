/// The name of a method together with the method itself.
///
/// Linux has no `#selector`; `Selector("tap:", TypeName.tap)` stands in for `#selector(tap(_:))`. Methods take no
/// argument, the sender, or the sender and the event; a `Bool` in their place is true where there is one. Equality is by
/// name, as on Apple's systems. A bare name stands for the methods that selectors of this name have been made with.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What came of asking an object to perform the method.
    package enum Outcome {
        /// `result` is what the method returned.
        case done(result: Any)
        /// The object is not of the method's class.
        case otherClass
        /// The method takes another type of sender or event.
        case otherArgument(expected: String)
    }

    private let name: String
    private let call: (@Sendable (_ target: Any, _ sender: Any?, _ event: Any?) -> Outcome)?
    private let isOwner: (@Sendable (Any) -> Bool)?

    /// A bare name, to compare with others, or for a method that another selector has been made with.
    public init(_ str: String) {
        name = str
        call = nil
        isOwner = nil
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A method without arguments, as `Selector("tap", TypeName.tap)`.
    public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.name = name
        isOwner = { $0 is Target }
        call = Self.onAnyThread { target, _, _ in
            guard let target = target as? Target else { return .otherClass }
            return .done(result: method(target)())
        }
        SelectorRegistry.add(self, of: Target.self)
    }

    /// A method that takes the sender, as `Selector("tap:", TypeName.tap)`.
    public init<Target, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.name = name
        isOwner = { $0 is Target }
        call = Self.onAnyThread { target, sender, _ in
            guard let target = target as? Target else { return .otherClass }
            guard let sender: Sender = argument(sender) else { return .otherArgument(expected: "\(Sender.self)") }
            return .done(result: method(target)(sender))
        }
        SelectorRegistry.add(self, of: Target.self)
    }

    /// A method that takes the sender and the event, as `Selector("tap:for:", TypeName.tap)`.
    public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.name = name
        isOwner = { $0 is Target }
        call = Self.onAnyThread { target, sender, event in
            guard let target = target as? Target else { return .otherClass }
            guard let sender: Sender = argument(sender) else { return .otherArgument(expected: "\(Sender.self)") }
            guard let event: Event = argument(event) else { return .otherArgument(expected: "\(Event.self)") }
            return .done(result: method(target)(sender, event))
        }
        SelectorRegistry.add(self, of: Target.self)
    }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool {
        left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// Whether this selector's own method is one of `target`'s class.
    func isOwnMethod(of target: Any) -> Bool { isOwner?(target) ?? false }

    /// Whether `target` has a method of this name that a selector has been made with.
    package func isMethod(of target: Any) -> Bool { method(of: target) != nil }

    /// Has `target` perform the method.
    @MainActor package func perform(on target: Any, _ sender: Any?, _ event: Any? = nil) -> Outcome {
        performOnThisThread(on: target, sender, event)
    }

    /// As above, on the thread of the caller, as Objective-C sends messages: what the method is isolated to is up to
    /// the caller.
    package func performOnThisThread(on target: Any, _ sender: Any?, _ event: Any? = nil) -> Outcome {
        method(of: target)?.call?(target, sender, event) ?? .otherClass
    }

    private func method(of target: Any) -> Selector? {
        isOwnMethod(of: target) ? self : SelectorRegistry.selector(named: name, for: target)
    }

    /// `call` without its isolation: Objective-C's methods run on the thread that sends the message.
    private static func onAnyThread(
        _ call: @escaping @MainActor @Sendable (Any, Any?, Any?) -> Outcome
    ) -> @Sendable (Any, Any?, Any?) -> Outcome {
        unsafeBitCast(call, to: (@Sendable (Any, Any?, Any?) -> Outcome).self)
    }
}

/// Methods of classes that are not bound to the main actor; they are called on it all the same.
extension Selector {
    @_disfavoredOverload
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        nonisolated(unsafe) let method = method
        self.init(name) { @MainActor (target: Target) in { @MainActor in method(target)() } }
    }

    @_disfavoredOverload
    public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
        nonisolated(unsafe) let method = method
        self.init(name) { @MainActor (target: Target) in { @MainActor (sender: Sender) in method(target)(sender) } }
    }

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

/// `value` as a method's argument of type `Argument`; nil when it is no such thing. A missing value is nil inside.
///
/// A `Bool` that is sent by something else is true where there is a sender: Objective-C hands over a pointer, as in
/// `#selector(UIView.endEditing(_:))` as the action of a button.
private func argument<Argument>(_ value: Any?) -> Argument? {
    if let value { return value as? Argument ?? (Argument.self == Bool.self ? true as? Argument : nil) }
    if Argument.self == Bool.self { return false as? Argument }
    return Any?.none as Any as? Argument
}
