import Foundation

/// Sorting by properties that are known by name, as with Objective-C.
extension NSSortDescriptor {
    /// Sorts objects by their property `key`, or by the property at the end of that path.
    ///
    /// Numbers, texts and dates are compared; nil and values of other types come first. A property that is not known by name
    /// is a misuse, as in `value(forKeyPath:)`. `key` and `selector` of a descriptor are not available.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { first, second in
            switch (first, second) {
            case (let first as NSNumber, let second as NSNumber): first.compare(second)
            case (let first as String, let second as String): first.compare(second)
            case (let first as Date, let second as Date): first.compare(second)
            case (let first, let second): SortRank(first).comparison(with: SortRank(second))
            }
        }
    }

    /// Sorts objects by their property `key`, whose values `cmptr` compares. A value that is missing is an `NSNull`.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            cmptr(NSSortDescriptor.value(of: key, in: first), NSSortDescriptor.value(of: key, in: second))
        }
    }

    private static func value(of key: String?, in object: Any) -> Any {
        guard let key, let object = object as? NSObject else { return object }
        return KeyValueCoding.value(at: key, in: object) ?? NSNull()
    }
}

/// The order of values of different types.
private enum SortRank: Int {
    case missing, other

    init(_ value: Any) { self = value is NSNull ? .missing : .other }

    func comparison(with other: SortRank) -> ComparisonResult {
        rawValue < other.rawValue ? .orderedAscending : rawValue > other.rawValue ? .orderedDescending : .orderedSame
    }
}
