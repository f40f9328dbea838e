/// Decides between gestures with the same touches. Decides only; `GestureArena` asks delegates and acts.
///
/// The first gesture detected is recognized, unless it waits for others to fail. A gesture leaves when its touches
/// are up and it is decided. A waiting gesture stays as long as another one can still decide for it.
package struct GestureContest: Hashable, Sendable {
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
        case assign(ID, GestureLife.State)
        /// The gestures that it waits for; once per attempt.
        case await(ID, [ID])
        /// The answer of the view and the delegate.
        case answer(ID, mayBegin: Bool)
        /// Another gesture with the same input was recognized.
        case prevent(ID)
        /// The recognizer was disabled or left its view.
        case abandon(ID)
        /// Its last touch is up. A gesture that awaits more taps stays in the arena.
        case lift(ID, isHoping: Bool)
        /// It has a touch again.
        case touch(ID)
    }

    package enum Effect: Hashable, Sendable {
        /// Collect the gestures that have to fail first.
        case askWhomToAwait(ID)
        /// Ask the view and the delegate whether it may begin.
        case askWhetherToBegin(ID)
        /// The gesture is recognized: others fail, targets are called, touches are canceled in their views.
        case recognize(ID)
        /// Call the targets with the current state.
        case announce(ID)
        /// Reset the recognizer.
        case reset(ID)
        /// The attempt is over and the gesture has left the arena.
        case leave(ID)
        /// The transition to this state is invalid.
        case refuse(ID, GestureLife.State)
    }

    private struct Contender: Hashable, Sendable {
        let id: ID
        var life = GestureLife()
        /// Nil until requested.
        var awaited: [ID]?
        var hasFingers = true
        var isHoping = false
    }

    /// In the order they entered.
    private var contenders: [Contender] = []

    package init() {}

    package var isEmpty: Bool { contenders.isEmpty }

    /// Nil for a gesture that is not in the arena.
    package func life(of id: ID) -> GestureLife? { index(of: id).map { contenders[$0].life } }

    /// The effects to perform, in order. Empty for a gesture that is not in the arena.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .enter(let id):
            if index(of: id) == nil { contenders.append(Contender(id: id)) }
            return []
        case .assign(let id, let state): return step(id, .assign(state))
        case .await(let id, let others):
            guard let index = index(of: id), contenders[index].awaited == nil else { return [] }
            contenders[index].awaited = others
            return settle()
        case .answer(let id, let mayBegin): return step(id, .answer(mayBegin: mayBegin))
        case .prevent(let id): return step(id, .lose)
        case .abandon(let id): return step(id, .abandon)
        case .lift(let id, let isHoping): return setFingers(of: id, false, isHoping: isHoping)
        case .touch(let id): return setFingers(of: id, true, isHoping: false)
        }
    }

    private func index(of id: ID) -> Int? { contenders.firstIndex { $0.id == id } }

    /// Removes one finished gesture and lets the gestures that waited for it continue. Nil when none is finished.
    ///
    /// Call it again until it returns nil, after all effects were performed: callbacks about the end still find the
    /// gesture.
    package mutating func release() -> [Effect]? {
        guard let index = contenders.firstIndex(where: mayLeave) else { return nil }
        let effects = advance(index, .finish)
        let id = contenders.remove(at: index).id
        return effects + [.leave(id)] + settle()
    }

    private func mayLeave(_ contender: Contender) -> Bool {
        guard !contender.hasFingers else { return false }
        return contender.life.isOver || (contender.life.phase == .possible && !contender.isHoping)
    }

    private mutating func setFingers(of id: ID, _ hasFingers: Bool, isHoping: Bool) -> [Effect] {
        guard let index = index(of: id) else { return [] }
        contenders[index].hasFingers = hasFingers
        contenders[index].isHoping = isHoping
        return settle()
    }

    private mutating func step(_ id: ID, _ event: GestureLife.Event) -> [Effect] {
        guard let index = index(of: id) else { return [] }
        return advance(index, event) + settle()
    }

    private mutating func advance(_ index: Int, _ event: GestureLife.Event) -> [Effect] {
        let id = contenders[index].id
        return contenders[index].life.handle(event).compactMap { step in
            switch step {
            case .contend: contenders[index].awaited == nil ? .askWhomToAwait(id) : nil
            case .ask: .askWhetherToBegin(id)
            case .recognize: .recognize(id)
            case .announce: .announce(id)
            case .reset: .reset(id)
            case .refuse(let state): .refuse(id, state)
            }
        }
    }

    // MARK: Waiting

    private enum Verdict {
        case go, wait, lose
    }

    /// Continues or fails the gestures that no longer wait, until nothing changes.
    private mutating func settle() -> [Effect] {
        var effects: [Effect] = []
        while let index = contenders.indices.first(where: { verdict(on: contenders[$0]) != .wait }) {
            effects += advance(index, verdict(on: contenders[index]) == .go ? .goAhead : .lose)
        }
        let stuck = contenders.indices.filter { isStuck(contenders[$0]) }
        for index in stuck { effects += advance(index, .lose) }
        return stuck.isEmpty ? effects : effects + settle()
    }

    private func verdict(on contender: Contender) -> Verdict {
        guard case .seen = contender.life.phase, let awaited = contender.awaited else { return .wait }
        let others = contenders.filter { awaited.contains($0.id) }
        if others.contains(where: { $0.life.isRunning || $0.life.phase == .ended }) { return .lose }
        return others.contains(where: \.life.isUndecided) ? .wait : .go
    }

    /// Whether the gesture waits in a cycle of gestures without input, which none of them can decide.
    private func isStuck(_ contender: Contender) -> Bool {
        var reached: Set<ID> = []
        var open = [contender]
        while let next = open.popLast() {
            guard reached.insert(next.id).inserted else { continue }
            guard case .seen = next.life.phase, !next.hasFingers, let awaited = next.awaited else { return false }
            open += contenders.filter { awaited.contains($0.id) && $0.life.isUndecided }
        }
        return true
    }
}
