import Synchronization

/// The methods of all created selectors, by name; resolves a bare name such as `Selector("tap:")`.
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

    /// Registers the method of `selector` for the class `owner`. The first method of a name and class is kept.
    static func add(_ selector: Selector, of owner: Any.Type) {
        let name = selector.description
        methods.withLock { methods in
            guard methods[name]?.contains(where: { $0.owner == ObjectIdentifier(owner) }) != true else { return }
            methods[name, default: []].append(Method(selector, of: owner))
        }
    }

    /// The registered method called `name` of the class of `target`; nil when there is none.
    static func selector(named name: String, for target: Any) -> Selector? {
        _SelectorMethods.createSelectors(of: Swift.type(of: target))
        let candidates = methods.withLock { $0[name] } ?? []
        return candidates.first { $0.selector.isBound(of: target) }?.selector
    }

    /// Whether a method called `name` is registered for `type` or one of its superclasses.
    static func hasMethod(named name: String, ofInstancesOf type: AnyClass) -> Bool {
        _SelectorMethods.createSelectors(of: type)
        let owners = methods.withLock { $0[name] }?.map(\.owner) ?? []
        guard !owners.isEmpty else { return false }
        return sequence(first: type) { _getSuperclass($0) }.contains { owners.contains(ObjectIdentifier($0)) }
    }
}
