/// A cache that discards entries that were not used recently.
///
/// It keeps two generations and drops the older one when the younger is full. Lookups and insertions take constant
/// time, and at most `limit` values are held.
package struct BoundedCache<Key: Hashable, Value> {
    private let generationLimit: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    /// - Precondition: `limit` is at least 2.
    package init(limit: Int) {
        precondition(limit >= 2, "A cache of \(limit) values cannot keep two generations; give it at least 2.")
        generationLimit = limit / 2
    }

    /// The number of values held.
    package var count: Int { young.count + old.count }

    /// The value for `key`, or nil. Reading marks the value as recently used.
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
