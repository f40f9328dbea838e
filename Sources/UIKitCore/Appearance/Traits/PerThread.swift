/// A value that each thread has its own of. The main thread's is a plain variable, as nearly every use is there.
final class PerThread<Value>: @unchecked Sendable {
    private let key: String
    private let initial: Value
    private var main: Value

    /// - Parameter key: unique in the process; it names the value among a thread's own.
    init(key: String, initial: Value) {
        self.key = key
        self.initial = initial
        main = initial
    }

    var value: Value {
        get {
            if Thread.isMainThread { return main }
            return Thread.current.threadDictionary[key] as? Value ?? initial
        }
        set {
            if Thread.isMainThread {
                main = newValue
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }
}
