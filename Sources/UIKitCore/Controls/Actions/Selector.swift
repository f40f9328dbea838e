/// The name of a method together with the method itself.
///
/// Linux has no `#selector`; `Selector("tap:", TypeName.tap)` stands in for `#selector(tap(_:))`. Methods take no
/// argument, the sender, or the sender and the event. Equality is by name, as on Apple's systems.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What came of asking an object to perform the method.
    private enum Outcome {
        case done
        /// The object is not of the method's class.
        case otherClass
        /// The method takes another type of sender or event.
        case otherArgument(expected: String)
    }

    private let name: String
    private let call: (@MainActor @Sendable (_ target: Any, _ sender: Any?, _ event: Any?) -> Outcome)?

    /// A bare name, to compare with others; nothing can perform it.
    public init(_ str: String) {
        name = str
        call = nil
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A method without arguments, as `Selector("tap", TypeName.tap)`.
    public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.name = name
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

    /// Has `target` perform the method. False when it is not of the method's class; a method that takes another type
    /// of sender is a misuse.
    @MainActor package func send(to target: Any, from sender: Any?, for event: UIEvent?) -> Bool {
        perform(on: target, sender, event)
    }

    /// Has `target` perform the method with what has changed its traits, and the traits before. Answers as above.
    @MainActor func tell(_ target: Any, of teller: Any, _ previous: UITraitCollection) -> Bool {
        perform(on: target, teller, previous)
    }

    @MainActor private func perform(on target: Any, _ sender: Any?, _ event: Any?) -> Bool {
        guard let call else { return false }
        switch call(target, sender, event) {
        case .done:
            return true
        case .otherClass:
            return false
        case .otherArgument(let expected):
            let type = sender.map { "\(Swift.type(of: $0))" } ?? "nil"
            misuse("\(name): takes a \(expected), but was sent by a \(type). Take that type, or `Any?`.", raises: true)
            return true
        }
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
