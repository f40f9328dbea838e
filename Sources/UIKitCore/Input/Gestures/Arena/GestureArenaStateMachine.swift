/// Decides between gestures with the same touches. Decides only; `GestureArena` asks delegates and acts.
///
/// The first gesture detected is recognized, unless it waits for others to fail. A gesture leaves when its touches
/// are up and it is decided. A waiting gesture stays as long as another one can still decide for it.
package struct GestureArenaStateMachine: Hashable, Sendable {
    /// One attempt of one recognizer; never reused.
    package struct ID: Hashable, Sendable, Comparable {
        package let number: Int

        package init(number: Int) {
            self.number = number
        }

        package static func < (left: ID, right: ID) -> Bool { left.number < right.number }
    }

    package enum Event: Hashable, Sendable {
        /// A recognizer starts an attempt.
        case enter(ID)
        /// The recognizer sets its state.
        case assign(ID, GestureStateMachine.State)
        /// The gestures that it waits for; once per attempt.
        case await(ID, [ID])
        /// The answer of the view and the delegate.
        case permissionResult(ID, mayBegin: Bool)
        /// Another gesture with the same input was recognized.
        case prevent(ID)
        /// The recognizer was disabled or left its view.
        case abandon(ID)
        /// Its last touch is up. A gesture that awaits more taps stays in the arena.
        case inputDidEnd(ID, awaitsMoreTaps: Bool)
        /// It has a touch again.
        case inputDidBegin(ID)
    }

    package enum Effect: Hashable, Sendable {
        /// Collect the gestures that have to fail first.
        case collectFailureRequirements(ID)
        /// Ask the view and the delegate whether it may begin.
        case askPermissionToBegin(ID)
        /// The gesture is recognized: others fail, targets are called, touches are canceled in their views.
        case recognize(ID)
        /// Call the targets with the current state.
        case callTargets(ID)
        /// Reset the recognizer.
        case reset(ID)
        /// The attempt is over and the gesture has left the arena.
        case remove(ID)
        /// The transition to this state is invalid.
        case rejectState(ID, GestureStateMachine.State)
    }

    private struct Entry: Hashable, Sendable {
        let id: ID
        var gesture = GestureStateMachine()
        /// Nil until requested.
        var awaited: [ID]?
        var hasInput = true
        var awaitsMoreTaps = false
    }

    /// In the order they entered.
    private var entries: [Entry] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// Nil for a gesture that is not in the arena.
    package func gesture(for id: ID) -> GestureStateMachine? { index(of: id).map { entries[$0].gesture } }

    /// The effects to perform, in order. Empty for a gesture that is not in the arena.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .enter(let id):
            if index(of: id) == nil { entries.append(Entry(id: id)) }
            return []
        case .assign(let id, let state): return step(id, .assign(state))
        case .await(let id, let others):
            guard let index = index(of: id), entries[index].awaited == nil else { return [] }
            entries[index].awaited = others
            return resolveWaiting()
        case .permissionResult(let id, let mayBegin): return step(id, .permissionResult(mayBegin: mayBegin))
        case .prevent(let id): return step(id, .fail)
        case .abandon(let id): return step(id, .abandon)
        case .inputDidEnd(let id, let awaitsMoreTaps):
            return setHasInput(of: id, to: false, awaitsMoreTaps: awaitsMoreTaps)
        case .inputDidBegin(let id): return setHasInput(of: id, to: true, awaitsMoreTaps: false)
        }
    }

    private func index(of id: ID) -> Int? { entries.firstIndex { $0.id == id } }

    /// Removes one finished gesture and lets the gestures that waited for it continue. Nil when none is finished.
    ///
    /// Call it again until it returns nil, after all effects were performed: callbacks about the end still find the
    /// gesture.
    package mutating func removeNextFinished() -> [Effect]? {
        guard let index = entries.firstIndex(where: isFinished) else { return nil }
        let effects = advance(index, .finish)
        let id = entries.remove(at: index).id
        return effects + [.remove(id)] + resolveWaiting()
    }

    private func isFinished(_ contender: Entry) -> Bool {
        guard !contender.hasInput else { return false }
        return contender.gesture.isOver || (contender.gesture.phase == .possible && !contender.awaitsMoreTaps)
    }

    private mutating func setHasInput(of id: ID, to hasFingers: Bool, awaitsMoreTaps: Bool) -> [Effect] {
        guard let index = index(of: id) else { return [] }
        entries[index].hasInput = hasFingers
        entries[index].awaitsMoreTaps = awaitsMoreTaps
        return resolveWaiting()
    }

    private mutating func step(_ id: ID, _ event: GestureStateMachine.Event) -> [Effect] {
        guard let index = index(of: id) else { return [] }
        return advance(index, event) + resolveWaiting()
    }

    private mutating func advance(_ index: Int, _ event: GestureStateMachine.Event) -> [Effect] {
        let id = entries[index].id
        return entries[index].gesture.handle(event).compactMap { step in
            switch step {
            case .collectFailureRequirements: entries[index].awaited == nil ? .collectFailureRequirements(id) : nil
            case .askPermissionToBegin: .askPermissionToBegin(id)
            case .recognize: .recognize(id)
            case .callTargets: .callTargets(id)
            case .reset: .reset(id)
            case .rejectState(let state): .rejectState(id, state)
            }
        }
    }

    // MARK: Waiting

    private enum Decision {
        case proceed, wait, fail
    }

    /// Continues or fails the gestures that no longer wait, until nothing changes.
    private mutating func resolveWaiting() -> [Effect] {
        var effects: [Effect] = []
        while let index = entries.indices.first(where: { decision(on: entries[$0]) != .wait }) {
            effects += advance(index, decision(on: entries[index]) == .proceed ? .requirementsMet : .fail)
        }
        let stuck = entries.indices.filter { isStuck(entries[$0]) }
        for index in stuck { effects += advance(index, .fail) }
        return stuck.isEmpty ? effects : effects + resolveWaiting()
    }

    private func decision(on contender: Entry) -> Decision {
        guard case .awaitingFailures = contender.gesture.phase, let awaited = contender.awaited else { return .wait }
        let others = entries.filter { awaited.contains($0.id) }
        if others.contains(where: { $0.gesture.isRunning || $0.gesture.phase == .ended }) { return .fail }
        return others.contains(where: \.gesture.isUndecided) ? .wait : .proceed
    }

    /// Whether the gesture waits in a cycle of gestures without input, which none of them can decide.
    private func isStuck(_ contender: Entry) -> Bool {
        var reached: Set<ID> = []
        var open = [contender]
        while let next = open.popLast() {
            guard reached.insert(next.id).inserted else { continue }
            guard case .awaitingFailures = next.gesture.phase, !next.hasInput, let awaited = next.awaited else {
                return false
            }
            open += entries.filter { awaited.contains($0.id) && $0.gesture.isUndecided }
        }
        return true
    }
}
