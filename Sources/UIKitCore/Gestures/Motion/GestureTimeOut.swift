import QuartzCore

/// A moment at which a gesture decides without a touch having changed. Unfinished work until then.
@MainActor final class GestureTimeOut {
    private weak var system: UIKitSystem?
    private var work: FrameLoop.Work?

    /// Calls `action` after `seconds` of the current system's clock, unless cancelled before.
    ///
    /// - Parameter name: What is waited for, as in "the next tap of a gesture".
    init(_ name: String, after seconds: Seconds, _ action: @escaping @MainActor () -> Void) {
        system = UIKitSystem.current
        work = system?.frameLoop.finish(name, after: seconds) { [weak self] in
            self?.work = nil
            action()
        }
    }

    /// Without effect once the time is over.
    func cancel() {
        guard let work else { return }
        self.work = nil
        system?.frameLoop.abandon(work)
    }
}
