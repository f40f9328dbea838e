/// Closures that are called when an item changes, one per observer. The observers are the bars that show the item.
@MainActor package struct ChangeObservers {
    private var entries: [(listener: ObjectIdentifier, call: () -> Void)] = []

    /// Adds an observer, or replaces its closure. `call` must not retain the observer.
    package mutating func add(_ listener: AnyObject, onChange call: @escaping () -> Void) {
        remove(listener)
        entries.append((ObjectIdentifier(listener), call))
    }

    package mutating func remove(_ listener: AnyObject) {
        entries.removeAll { $0.listener == ObjectIdentifier(listener) }
    }

    /// Calls the closures in the order in which they were added.
    package func notify() {
        for entry in entries { entry.call() }
    }
}
