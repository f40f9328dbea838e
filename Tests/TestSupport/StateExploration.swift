/// All states that a value can reach, each visited once, breadth first.
package struct StateExploration<State: Hashable> {
    /// The states in the order they were found, the start first.
    package private(set) var states: [State]
    /// The number of transitions taken from all states.
    package private(set) var steps = 0

    /// - Parameter visit: Returns the states that all events lead to from the given one.
    package init(from start: State, _ visit: (State) -> [State]) {
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
