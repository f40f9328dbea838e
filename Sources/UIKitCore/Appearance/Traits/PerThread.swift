/// A value that each thread has its own of. The main actor's is a plain variable, as nearly every use is there, and one
/// and the same on whatever thread the actor runs: where the main thread has ended, as under `swift test`, its queue is
/// served by others.
package final class PerThread<Value>: @unchecked Sendable {
    private let key: String
    private let initial: Value
    private var main: Value

    /// - Parameter key: unique in the process; it names the value among a thread's own.
    package init(key: String, initial: Value) {
        self.key = key
        self.initial = initial
        main = initial
    }

    package var value: Value {
        get {
            if MainActorTurn.isNow { return main }
            return Thread.current.threadDictionary[key] as? Value ?? initial
        }
        set {
            if MainActorTurn.isNow {
                main = newValue
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }
}
