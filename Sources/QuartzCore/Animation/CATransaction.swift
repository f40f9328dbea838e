import Foundation

/// Groups changes of layers and says how they animate by themselves. Each thread has its own, and they nest.
///
/// Without `begin()`, changes belong to a transaction that ends with the frame.
public final class CATransaction: NSObject {
    /// Opens a transaction inside the present one; it inherits nothing but `disableActions`, duration and curve.
    public class func begin() {
        let thread = TransactionThread.current
        thread.open.append(Transaction(inheriting: thread.innermost))
    }

    /// Closes the innermost transaction. Its completion block runs when the animations started in it are over; when
    /// there were none, now. Without a transaction that `begin()` opened, does nothing.
    public class func commit() {
        let thread = TransactionThread.current
        guard thread.open.count > 1, let closed = thread.open.popLast() else { return }
        closed.completion?.close()
    }

    /// Ends the transaction that nobody opened; the frame loop does this every frame.
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

    /// How long layers animate their changes, in seconds. Default 0.25.
    public class func animationDuration() -> CFTimeInterval { TransactionThread.current.innermost.duration }

    /// Sets how long layers animate their changes, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionThread.current.innermost.duration = dur
    }

    /// The curve of changes that layers animate; nil for the default one. Default nil.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionThread.current.innermost.timingFunction
    }

    /// Sets the curve of changes that layers animate.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionThread.current.innermost.timingFunction = function
    }

    /// Whether changes happen without looking for actions. Default false.
    public class func disableActions() -> Bool { TransactionThread.current.innermost.disablesActions }

    /// Sets whether changes happen without looking for actions.
    public class func setDisableActions(_ flag: Bool) {
        TransactionThread.current.innermost.disablesActions = flag
    }

    /// What runs after the animations started from now on in this transaction. Default nil.
    public class func completionBlock() -> (() -> Void)? { TransactionThread.current.innermost.completion?.block }

    /// Sets what runs once after all animations that are started from now on in this transaction are over. A block
    /// that is replaced waits for those started before.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let transaction = TransactionThread.current.innermost
        transaction.completion?.close()
        transaction.completion = block.map(TransactionCompletion.init)
    }
}

/// One open transaction.
final class Transaction {
    var duration: Seconds
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool
    var completion: TransactionCompletion?

    init(inheriting outer: Transaction?) {
        duration = outer?.duration ?? 0.25
        timingFunction = outer?.timingFunction
        disablesActions = outer?.disablesActions ?? false
    }
}

/// A block that waits until its transaction is closed and the animations in it are over.
final class TransactionCompletion {
    private(set) var block: (() -> Void)?
    private var unfinished = 1

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    /// One animation more to wait for.
    func enter() { unfinished += 1 }

    /// One animation less.
    func leave() {
        unfinished -= 1
        guard unfinished == 0, let block else { return }
        self.block = nil
        block()
    }

    /// No more animations come.
    func close() { leave() }
}

/// The transactions of a thread, the outermost first, and layers that were taken out of a tree with animations.
final class TransactionThread {
    var open = [Transaction(inheriting: nil)]
    var detached: [CALayer] = []
    /// How many layers inside each other are being hit-tested.
    var hitTestDepth = 0

    var innermost: Transaction { open[open.count - 1] }

    /// Those of the calling thread.
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
