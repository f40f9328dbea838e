import QuartzCore

/// A delay after which a gesture decides without a change of its touches. Counts as unfinished work.
@MainActor final class GestureTimeout {
    private weak var system: UIKitSystem?
    private var work: FrameLoop.WorkToken?

    /// Calls `action` after `seconds` of the current system's clock, unless canceled before.
    ///
    /// - Parameter name: what the gesture waits for, as in "the next tap of a gesture".
    init(_ name: String, after seconds: Seconds, _ action: @escaping @MainActor () -> Void) {
        system = UIKitSystem.current
        work = system?.frameLoop.scheduleWork(name, after: seconds) { [weak self] in
            self?.work = nil
            action()
        }
    }

    /// Does nothing when the delay is over.
    func cancel() {
        guard let work else { return }
        self.work = nil
        system?.frameLoop.cancelWork(work)
    }
}
