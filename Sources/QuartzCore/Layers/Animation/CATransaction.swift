import Foundation

/// Groups layer changes and controls their implicit animations. Each thread has its own transactions; they nest.
///
/// Without `begin()`, changes belong to an implicit transaction that ends with the frame.
public final class CATransaction: NSObject {
    /// Opens a transaction inside the current one. It inherits `disableActions`, duration and timing function.
    public class func begin() {
        let thread = TransactionThread.current
        thread.open.append(Transaction(inheriting: thread.innermost))
    }

    /// Closes the innermost transaction. Its completion block runs when the animations started in it are over, or now
    /// if there were none.
    ///
    /// Does nothing without a matching `begin()`.
    public class func commit() {
        let thread = TransactionThread.current
        guard thread.open.count > 1, let closed = thread.open.popLast() else { return }
        closed.completion?.close()
    }

    /// Ends the implicit transaction; the frame loop calls this every frame.
    public class func flush() {
        let thread = TransactionThread.current
        let ended = thread.open[0]
        thread.open[0] = Transaction(inheriting: nil)
        ended.completion?.close()
    }

    /// Does nothing: a layer belongs to one thread at a time here.
    public class func lock() {}

    /// Does nothing: a layer belongs to one thread at a time here.
    public class func unlock() {}

    /// The duration of implicit animations, in seconds. Default 0.25.
    public class func animationDuration() -> CFTimeInterval { TransactionThread.current.innermost.duration }

    /// Sets the duration of implicit animations, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionThread.current.innermost.duration = dur
    }

    /// The timing function of implicit animations; nil for the default curve. Default nil.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionThread.current.innermost.timingFunction
    }

    /// Sets the timing function of implicit animations.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionThread.current.innermost.timingFunction = function
    }

    /// Whether property changes skip the search for actions. Default false.
    public class func disableActions() -> Bool { TransactionThread.current.innermost.disablesActions }

    /// Sets whether property changes skip the search for actions.
    public class func setDisableActions(_ flag: Bool) {
        TransactionThread.current.innermost.disablesActions = flag
    }

    /// The block that runs after the animations started in this transaction since it was set. Default nil.
    public class func completionBlock() -> (() -> Void)? { TransactionThread.current.innermost.completion?.block }

    /// Sets a block that runs once, after all animations started in this transaction from now on are over.
    ///
    /// A block that is replaced still waits for the animations started before.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let transaction = TransactionThread.current.innermost
        transaction.completion?.close()
        transaction.completion = block.map(TransactionCompletion.init)
    }
}

/// The key of `animationDuration()` in `CATransaction.value(forKey:)`: a `Double`, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()` in `CATransaction.value(forKey:)`: a `Bool`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()` in `CATransaction.value(forKey:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()` in `CATransaction.value(forKey:)`: a `() -> Void`.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
    /// The value of the innermost transaction for a key; for the four keys of this type, that of the method.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionThread.current.innermost.values[key]
        }
    }

    /// Sets a value of the innermost transaction; transactions inside of it inherit it. A value of another type than the
    /// key's has no effect.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let duration = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double {
                setAnimationDuration(duration)
            }
        case kCATransactionDisableActions:
            if let flag = anObject as? Bool ?? (anObject as? NSNumber)?.boolValue { setDisableActions(flag) }
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: TransactionThread.current.innermost.values[key] = anObject
        }
    }
}

/// One open transaction.
final class Transaction {
    var duration: Seconds
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool
    var completion: TransactionCompletion?
    /// The values of the app's own keys.
    var values: [String: Any]

    init(inheriting outer: Transaction?) {
        duration = outer?.duration ?? 0.25
        timingFunction = outer?.timingFunction
        disablesActions = outer?.disablesActions ?? false
        values = outer?.values ?? [:]
    }
}

/// A completion block that waits until its transaction is closed and the animations in it are over.
final class TransactionCompletion {
    private(set) var block: (() -> Void)?
    private var unfinished = 1

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    /// Adds one animation to wait for.
    func enter() { unfinished += 1 }

    /// Marks one animation as over.
    func leave() {
        unfinished -= 1
        guard unfinished == 0, let block else { return }
        self.block = nil
        block()
    }

    /// Marks the transaction as closed: no further animations are added.
    func close() { leave() }
}

extension CATransaction {
    /// Tells `observer` of the layers that are laid out and drawn on this thread from now on; nil for none.
    package static func observeLayerWork(_ observer: (any LayerWorkObserver)?) {
        TransactionThread.current.workObserver = observer
    }
}

/// The open transactions of a thread, outermost first.
final class TransactionThread {
    var open = [Transaction(inheriting: nil)]
    /// Is told before layers change without an action; nil unless changes are recorded.
    var changeObserver: (any LayerChangeObserver)?
    /// Is told which layers are laid out and drawn; nil unless someone looks.
    var workObserver: (any LayerWorkObserver)?
    /// The nesting depth of layer hit tests in progress.
    var hitTestDepth = 0

    var innermost: Transaction { open[open.count - 1] }

    /// The state of the calling thread.
    static var current: TransactionThread {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<TransactionThread>.fromOpaque(pointer).takeUnretainedValue()
        }
        let thread = TransactionThread()
        pthread_setspecific(key, Unmanaged.passRetained(thread).toOpaque())
        return thread
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<TransactionThread>.fromOpaque(pointer).release()
        }
        return key
    }()
}
