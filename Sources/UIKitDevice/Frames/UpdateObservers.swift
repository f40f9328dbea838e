import QuartzCore

/// What is called at the phases of each frame: a `UIUpdateLink`.
@MainActor package protocol UpdateObserver: AnyObject {
    /// Whether it is called at all: it is enabled, and what it observes is on the screen.
    var isActive: Bool { get }
    /// The rate at which it needs frames although nothing changes. Nil if it only observes.
    var continuousRate: CAFrameRateRange? { get }
    /// Whether it asks for the low-latency phases.
    var wantsLowLatencyPhases: Bool { get }
    /// Whether it asks that frames are shown at once.
    var wantsImmediatePresentation: Bool { get }
    /// Called at `phase` of a frame.
    func perform(_ phase: UpdatePhase)
}

/// The observers of one system's frames. Without observers a frame costs nothing more.
@MainActor package final class UpdateObservers {
    /// What is known about the frame in progress.
    package struct Update {
        /// The time of the frame, in seconds of the host.
        package let time: Seconds
        package let isImmediate: Bool
        package let hasLowLatencyPhases: Bool
        package fileprivate(set) var isInLowLatencyPhases = false
    }

    /// Nil between frames.
    package private(set) var current: Update?
    private var observers: [Entry] = []
    /// The time of the last frame, in seconds of the host.
    private var lastTime: Seconds = 0
    private let frameDuration: Seconds
    private let requestFrame: () -> Void

    private struct Entry {
        weak var observer: (any UpdateObserver)?
    }

    /// - Parameters:
    ///   - frameDuration: The seconds between two frames.
    ///   - requestFrame: Requests a frame; called when an observer needs one.
    package init(frameDuration: Seconds, requestFrame: @escaping () -> Void) {
        self.frameDuration = frameDuration
        self.requestFrame = requestFrame
    }

    /// Whether no observer is left.
    package var isEmpty: Bool { observers.allSatisfy { $0.observer == nil } }

    /// Calls `observer` from now on, after those that were added before. It is not retained.
    package func add(_ observer: any UpdateObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(Entry(observer: observer))
        requestFrame()
    }

    /// Calls `observer` no more.
    package func remove(_ observer: any UpdateObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    /// Requests a frame, because an observer has changed its wishes.
    package func observerDidChange() { requestFrame() }

    /// The time from which an observer that needs continuous frames wants the next, if that is before `other`; else
    /// `other`. Seconds of the host; nil for no time.
    package func nextDueTime(before other: Seconds?) -> Seconds? {
        var next = other
        for entry in observers {
            guard let observer = entry.observer, observer.isActive, let range = observer.continuousRate else {
                continue
            }
            let rate = range.preferred ?? range.maximum
            let interval = rate > 0 ? max(frameDuration, 1 / Seconds(rate)) : frameDuration
            // Half a frame of slack, as for display links.
            next = min(next ?? .infinity, lastTime + interval - frameDuration / 2)
        }
        return next
    }

    // MARK: Phases

    /// Begins the update of a frame.
    ///
    /// - Parameter time: The time of the frame, in seconds of the host.
    package func begin(at time: Seconds) {
        lastTime = time
        var isActive = false, isImmediate = false, hasLowLatencyPhases = false
        for entry in observers {
            guard let observer = entry.observer, observer.isActive else { continue }
            isActive = true
            isImmediate = isImmediate || observer.wantsImmediatePresentation
            hasLowLatencyPhases = hasLowLatencyPhases || observer.wantsLowLatencyPhases
        }
        guard isActive else { return }
        current = Update(time: time, isImmediate: isImmediate, hasLowLatencyPhases: hasLowLatencyPhases)
        perform(.afterUpdateScheduled)
    }

    /// Calls the observers that are active at this moment.
    package func perform(_ phase: UpdatePhase) {
        guard current != nil else { return }
        // One that a call adds is called from the next phase on; one that a call removes is not called any more.
        for index in observers.indices {
            guard index < observers.count else { return }
            if let observer = observers[index].observer, observer.isActive { observer.perform(phase) }
        }
    }

    /// Performs the low-latency phases if an observer asks for them, and the last phase.
    package func end() {
        guard let update = current else { return }
        if update.hasLowLatencyPhases {
            current?.isInLowLatencyPhases = true
            UpdatePhase.lowLatencyGroup.forEach(perform)
            current?.isInLowLatencyPhases = false
        }
        perform(.afterUpdateComplete)
        current = nil
    }
}
