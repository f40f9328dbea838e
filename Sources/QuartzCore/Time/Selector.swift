/// The name of a method together with the method itself.
///
/// Linux has no `#selector`; `Selector("tap:", TypeName.tap)` stands in for `#selector(tap(_:))`. Methods take no
/// argument, the sender, or the sender and the event. Equality is by name, as on Apple's systems.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What came of asking an object to perform the method.
    package enum Outcome {
        case done
        /// The object is not of the method's class.
        case otherClass
        /// The method takes another type of sender or event.
        case otherArgument(expected: String)
    }

    private let name: String
    private let call: (@MainActor @Sendable (_ target: Any, _ sender: Any?, _ event: Any?) -> Outcome)?
    private let isOwner: (@Sendable (Any) -> Bool)?

    /// A bare name, to compare with others; nothing can perform it.
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
        call = { target, _, _ in
            guard let target = target as? Target else { return .otherClass }
            _ = method(target)()
            return .done
        }
    }

    /// A method that takes the sender, as `Selector("tap:", TypeName.tap)`.
    public init<Target, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.name = name
        isOwner = { $0 is Target }
        call = { target, sender, _ in
            guard let target = target as? Target else { return .otherClass }
            guard let sender: Sender = argument(sender) else { return .otherArgument(expected: "\(Sender.self)") }
            _ = method(target)(sender)
            return .done
        }
    }

    /// A method that takes the sender and the event, as `Selector("tap:for:", TypeName.tap)`.
    public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.name = name
        isOwner = { $0 is Target }
        call = { target, sender, event in
            guard let target = target as? Target else { return .otherClass }
            guard let sender: Sender = argument(sender) else { return .otherArgument(expected: "\(Sender.self)") }
            guard let event: Event = argument(event) else { return .otherArgument(expected: "\(Event.self)") }
            _ = method(target)(sender, event)
            return .done
        }
    }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool {
        left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// Whether `target` is of the method's class; a bare name is of none.
    package func isMethod(of target: Any) -> Bool { isOwner?(target) ?? false }

    /// Has `target` perform the method; a bare name is of no class.
    @MainActor package func perform(on target: Any, _ sender: Any?, _ event: Any? = nil) -> Outcome {
        call?(target, sender, event) ?? .otherClass
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
private func argument<Argument>(_ value: Any?) -> Argument? {
    if let value { return value as? Argument }
    return Any?.none as Any as? Argument
}
