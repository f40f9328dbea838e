import Synchronization

/// The methods that selectors have been made with, by name: what a bare name such as `Selector("tap:")` stands for.
enum SelectorRegistry {
    /// A method of one class.
    private final class Method: Sendable {
        let selector: Selector
        let owner: ObjectIdentifier

        init(_ selector: Selector, of owner: Any.Type) {
            self.selector = selector
            self.owner = ObjectIdentifier(owner)
        }
    }

    private static let methods = Mutex<[String: [Method]]>([:])

    /// Remembers the method of `selector`, whose class is `owner`. The first method of a name and class stays.
    static func add(_ selector: Selector, of owner: Any.Type) {
        let name = selector.description
        methods.withLock { methods in
            guard methods[name]?.contains(where: { $0.owner == ObjectIdentifier(owner) }) != true else { return }
            methods[name, default: []].append(Method(selector, of: owner))
        }
    }

    /// The method called `name` that an object such as `target` has; nil when no selector was made with one.
    static func selector(named name: String, for target: Any) -> Selector? {
        let candidates = methods.withLock { $0[name] } ?? []
        return candidates.first { $0.selector.isOwnMethod(of: target) }?.selector
    }
}
