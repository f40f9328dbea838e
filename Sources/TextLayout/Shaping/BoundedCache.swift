/// A dictionary that forgets. Two generations: what was used since the older one was dropped survives, so lookups and
/// insertions stay constant and at most `limit` values are held.
package struct BoundedCache<Key: Hashable, Value> {
    private let generationLimit: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    /// - Precondition: `limit` is at least 2.
    package init(limit: Int) {
        precondition(limit >= 2, "A cache of \(limit) values cannot keep two generations; give it at least 2.")
        generationLimit = limit / 2
    }

    package var count: Int { young.count + old.count }

    package subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard let value = old.removeValue(forKey: key) else { return nil }
            insert(value, for: key)
            return value
        }
        set {
            old[key] = nil
            young[key] = nil
            if let newValue { insert(newValue, for: key) }
        }
    }

    private mutating func insert(_ value: Value, for key: Key) {
        if young.count >= generationLimit {
            old = young
            young.removeAll(keepingCapacity: true)
        }
        young[key] = value
    }
}
