/// Who hears that something shown has changed: the bars that show it.
@MainActor struct ChangeListeners {
    private var entries: [(listener: ObjectIdentifier, call: () -> Void)] = []

    /// Has `listener` called from now on, in place of what it gave before. `call` must not keep it.
    mutating func add(_ listener: AnyObject, _ call: @escaping () -> Void) {
        remove(listener)
        entries.append((ObjectIdentifier(listener), call))
    }

    mutating func remove(_ listener: AnyObject) {
        entries.removeAll { $0.listener == ObjectIdentifier(listener) }
    }

    /// In the order in which they came.
    func tell() {
        for entry in entries { entry.call() }
    }
}
