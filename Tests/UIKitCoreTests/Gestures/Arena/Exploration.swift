/// All states that a value can come to, each visited once, breadth-first.
struct Exploration<State: Hashable> {
    /// In the order they were found, the start first.
    private(set) var states: [State]
    /// How many steps were taken from them.
    private(set) var steps = 0

    /// - Parameter visit: Takes each letter of the alphabet from a state and answers where that leads.
    init(from start: State, _ visit: (State) -> [State]) {
        states = [start]
        var known: Set<State> = [start]
        var next = 0
        while next < states.count {
            let reached = visit(states[next])
            steps += reached.count
            for state in reached where known.insert(state).inserted { states.append(state) }
            next += 1
        }
    }
}
