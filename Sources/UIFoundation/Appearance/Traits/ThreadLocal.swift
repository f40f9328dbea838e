/// A value with one copy per thread. The main actor's copy is a plain variable for speed.
///
/// It is the same on every thread that runs the main actor: when the main thread has exited, as under `swift test`,
/// other threads serve the main queue.
package final class ThreadLocal<Value>: @unchecked Sendable {
    private let key: String
    private let initial: Value
    private var main: Value

    /// - Parameter key: unique in the process; the key in the thread's dictionary.
    package init(key: String, initial: Value) {
        self.key = key
        self.initial = initial
        main = initial
    }

    package var value: Value {
        get {
            if MainActorCheck.isOnMainActor { return main }
            return Thread.current.threadDictionary[key] as? Value ?? initial
        }
        set {
            if MainActorCheck.isOnMainActor {
                main = newValue
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }
}
