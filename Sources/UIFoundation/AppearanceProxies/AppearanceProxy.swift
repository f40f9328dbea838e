/// What an appearance proxy stands for: a class, and the containers and traits that its objects have to have.
@MainActor package final class AppearanceProxy {
    /// Tells proxies apart. `appearance()` returns the same object for the same scope.
    package struct Scope: Hashable {
        package let type: ObjectIdentifier
        package let containers: [ObjectIdentifier]
        package let traits: UITraitCollection?
    }

    package let type: AnyClass
    /// The classes of the containers, innermost first.
    package let containers: [AnyClass]
    package let traits: UITraitCollection?
    /// The number of superclasses of `type`.
    package let depth: Int
    /// The app may keep the object of a proxy longer than its system, and set properties on it.
    private weak var store: AppearanceStore?

    package init(type: AnyClass, containers: [AnyClass], traits: UITraitCollection?, store: AppearanceStore) {
        self.type = type
        self.containers = containers
        self.traits = traits
        self.store = store
        depth = AppearanceProxy.superclasses(of: type).count - 1
    }

    /// Records the value that `set` sets, in place of an earlier one for `key`.
    package func record<Target>(_ key: AppearanceKey, _ set: @escaping (Target) -> Void) {
        store?.record(
            AppearanceRule(proxy: self, key: key) { object in
                if let target = object as? Target { set(target) }
            })
    }

    /// The positions of this proxy's containers in `chain`, which begins with the window; nil if one is missing.
    package func positions(in chain: [AnyObject]) -> [Int]? {
        var positions: [Int] = []
        var next = 0
        for container in containers.reversed() {
            guard let found = chain[next...].firstIndex(where: { AppearanceProxy.isInstance($0, of: container) }) else {
                return nil
            }
            positions.append(found)
            next = found + 1
        }
        return positions
    }

    package static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
        superclasses(of: Swift.type(of: object)).contains { $0 == type }
    }

    /// `type` and its superclasses.
    package static func superclasses(of type: AnyClass) -> some Sequence<AnyClass> & Collection {
        Array(sequence(first: type) { _getSuperclass($0) })
    }
}

/// A value that a proxy sets.
package struct AppearanceRule {
    package let proxy: AppearanceProxy
    package let key: AppearanceKey
    /// The number of rules recorded before.
    package var order = 0
    package let set: @MainActor (AnyObject) -> Void

    package init(proxy: AppearanceProxy, key: AppearanceKey, set: @escaping @MainActor (AnyObject) -> Void) {
        self.proxy = proxy
        self.key = key
        self.set = set
    }
}

/// The precedence of a rule for one object. The greatest one wins.
///
/// Apple documents the containers: "the outermost appearance proxy wins", and with the same containers the one with more
/// of them. That the proxy of the more derived class, one with traits, and the later call win is inferred.
package struct AppearancePrecedence: Comparable {
    package let depth: Int
    /// The positions of the matched containers, the window's is 0.
    package let positions: [Int]
    package let hasTraits: Bool
    package let order: Int

    package static func < (left: AppearancePrecedence, right: AppearancePrecedence) -> Bool {
        if left.depth != right.depth { return left.depth < right.depth }
        if left.positions != right.positions {
            for (own, other) in zip(left.positions, right.positions) where own != other { return own > other }
            return left.positions.count < right.positions.count
        }
        if left.hasTraits != right.hasTraits { return right.hasTraits }
        return left.order < right.order
    }
}
