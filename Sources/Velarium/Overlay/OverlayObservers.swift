/// The observers of one overlay's lifecycle: closures, and the sequences of tasks.
@MainActor final class OverlayObservers {
    /// Observes until it is released.
    @MainActor final class Observation {
        fileprivate let action: @MainActor (OverlayEvent) -> Void

        fileprivate init(_ action: @escaping @MainActor (OverlayEvent) -> Void) { self.action = action }
    }

    private struct Entry {
        weak var observation: Observation?
    }

    private var entries: [Entry] = []
    /// In the order in which the tasks have asked.
    private var continuations: [(id: Int, continuation: AsyncStream<OverlayEvent>.Continuation)] = []
    private var lastStreamID = 0

    deinit {
        for stream in continuations { stream.continuation.finish() }
    }

    /// Calls `action` with each event, in the order of registration, until the result is released.
    func observe(_ action: @escaping @MainActor (OverlayEvent) -> Void) -> Observation {
        let observation = Observation(action)
        entries.removeAll { $0.observation == nil }
        entries.append(Entry(observation: observation))
        return observation
    }

    /// A sequence of the events from now on. It ends after `didDismiss`.
    func makeStream() -> AsyncStream<OverlayEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: OverlayEvent.self)
        lastStreamID += 1
        let id = lastStreamID
        continuations.append((id, continuation))
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations.removeAll { $0.id == id } }
        }
        return stream
    }

    /// Delivers `event`. After `didDismiss` the sequences end.
    func send(_ event: OverlayEvent) {
        let streams = continuations
        if case .didDismiss = event { continuations = [] }
        for entry in entries { entry.observation?.action(event) }
        for stream in streams {
            stream.continuation.yield(event)
            if case .didDismiss = event { stream.continuation.finish() }
        }
    }
}
