extension Simplex {
    /// Moves every candidate that saves costs by moving, and those that become candidates by that, until none does.
    ///
    /// The repair queue must be empty: symbols on a side for which they are not charged are ignored.
    mutating func improve() {
        var steps = 0
        let limit = 1_000 + 20 * tableau.count
        while let symbol = candidates.popLast() {
            symbols[symbol].isCandidate = false
            if symbols[symbol].isBasic || symbols[symbol].kind == .unused { continue }
            guard let direction = improvingDirection(of: symbol) else { continue }
            if !enter(symbol, direction: direction) { continue }
            addGatheredCandidates()
            steps += 1
            if steps > limit {
                hasStalled = true
                return
            }
        }
    }

    /// The direction in which moving a nonbasic symbol would save costs; nil when it is optimal.
    mutating func improvingDirection(of symbol: Int) -> Double? {
        for direction in [1.0, -1.0] {
            let resists = symbols[symbol].penalizes(direction)
            if resists && symbols[symbol].isRequired { continue }
            let gap = symbols[symbol].gapPrice(direction)
            let slack = ReducedCost(symbol: symbol, sign: direction, ownCost: resists ? 1 : 0, ownGapCost: gap)
            let lead = tableau.leadingPrice(of: slack).amount
            if lead < 0 { return direction }
            if lead > 0 { continue }
            tableau.gatherTies(of: slack, into: &candidateTies)
            if let lead = tableau.leadingTie(candidateTies), lead.amount < 0 { return direction }
        }
        return nil
    }

    /// Moves the symbol into the basis until moving on saves nothing; the symbol whose breakpoint stops it leaves.
    ///
    /// False, with nothing changed, when nothing stops it.
    mutating func enter(_ symbol: Int, direction: Double) -> Bool {
        gatherEvents(of: symbol, direction: direction)
        guard let stop = stoppingEvent() else { return false }
        for position in 0..<stop { apply(slope.events[position]) }
        let leaving = slope.events[stop].symbol
        tableau.gatherRow(of: leaving)
        guard let place = tableau.gathered.position(of: symbol) else { return false }
        let pivot = tableau.gathered[place].amount
        exchange(leaving: leaving, entering: symbol, pivot: pivot, side: Int8(direction))
        return true
    }

    private mutating func gatherEvents(of symbol: Int, direction: Double) {
        slope.start(symbolCount: tableau.count)
        let costs = symbols[symbol].costs
        for position in 0..<costs.count { slope.add(direction * costs[position].amount, at: costs[position].priority) }
        if symbols[symbol].penalizes(direction) {
            slope.add(1, at: symbols[symbol].priority)
            slope.ties.add(1, of: symbol)
        }
        slope.ties.add(symbols[symbol].gapPrice(direction), of: Tableau.gapSymbol)
        tableau.gatherColumn(of: symbol)
        for position in 0..<tableau.dependents.count {
            let share = tableau.dependents[position]
            if abs(share.amount) < Tolerance.pivot { continue }
            addEvent(of: share.symbol, rate: direction * share.amount)
        }
        slope.sortEvents()
    }

    private mutating func addEvent(of symbol: Int, rate: Double) {
        let pointee = symbols[symbol]
        let direction: Double = rate > 0 ? 1 : -1
        let ahead = -direction * deviation(of: symbol)
        let isOff = abs(ahead) > tolerance
        slope.ties.add(pointee.marginalCost * rate, of: symbol)
        slope.ties.add(pointee.marginalGap * rate, of: Tableau.gapSymbol)
        let isWaiting = isOff && Double(pointee.side) * -direction * ahead <= 0
        let hasPassed = isOff ? ahead < 0 : Double(pointee.side) == direction
        if isWaiting || hasPassed { return }
        let resists = pointee.penalizes(direction)
        let jump = resists && pointee.isRequired ? .infinity : (resists ? 1 : 0) + abs(pointee.marginalCost)
        let gapJump = abs(pointee.marginalGap) + pointee.gapPrice(direction)
        if jump == 0 && gapJump == 0 { return }
        let time = isOff ? ahead / abs(rate) : 0
        slope.events.append(Slope.Event(symbol: symbol, time: time, rate: rate, jump: jump, gapJump: gapJump))
    }

    /// The first breakpoint at which moving on saves nothing.
    private mutating func stoppingEvent() -> Int? {
        for position in slope.events.indices {
            let event = slope.events[position]
            if event.jump == .infinity { return position }
            slope.add(event.jump * abs(event.rate), at: symbols[event.symbol].priority)
            slope.ties.add(event.jump * abs(event.rate), of: event.symbol)
            slope.ties.add(event.gapJump * abs(event.rate), of: Tableau.gapSymbol)
            if (slope.leadingPrice ?? tableau.leadingTie(slope.ties)?.amount ?? 0) >= 0 { return position }
        }
        return nil
    }

    /// Moves a dependent symbol across its breakpoint, and charges it for the other side.
    private mutating func apply(_ event: Slope.Event) {
        tableau.gatherRow(of: event.symbol)
        let direction: Double = event.rate > 0 ? 1 : -1
        tableau.addMarginalCost(direction * event.jump, at: symbols[event.symbol].priority)
        tableau.setState(of: event.symbol, isBasic: true, side: Int8(direction))
        addGatheredCandidates()
    }
}
