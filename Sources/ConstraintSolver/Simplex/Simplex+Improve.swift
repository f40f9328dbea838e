extension Simplex {
    /// Moves every candidate that saves costs by moving, and those that become candidates by that, until none does.
    ///
    /// The repair queue must be empty: symbols on a side for which they are not charged are ignored.
    mutating func improve() {
        var steps = 0
        let limit = 1_000 + 20 * tableau.count
        while let symbol = suspects.popLast() {
            symbols[symbol].isSuspect = false
            if symbols[symbol].isBasic || symbols[symbol].kind == .unused { continue }
            guard let direction = gainfulDirection(of: symbol) else { continue }
            if !enter(symbol, direction: direction) { continue }
            suspectGathered()
            steps += 1
            if steps > limit {
                hasStalled = true
                return
            }
        }
    }

    /// The direction in which moving a nonbasic symbol would save costs; nil when it is optimal.
    mutating func gainfulDirection(of symbol: Int) -> Double? {
        for direction in [1.0, -1.0] {
            let resists = symbols[symbol].resists(direction)
            if resists && symbols[symbol].isRequired { continue }
            let gap = symbols[symbol].gapPrice(direction)
            let slack = Slack(symbol: symbol, sign: direction, own: resists ? 1 : 0, ownGap: gap)
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
        for position in 0..<stop { pass(slope.events[position]) }
        let leaving = slope.events[stop].symbol
        tableau.gatherRow(of: leaving)
        guard let place = tableau.gathered.place(of: symbol) else { return false }
        let pivot = tableau.gathered[place].amount
        exchange(leaving: leaving, entering: symbol, pivot: pivot, side: Int8(direction))
        return true
    }

    private mutating func gatherEvents(of symbol: Int, direction: Double) {
        slope.start(symbolCount: tableau.count)
        let costs = symbols[symbol].costs
        for position in 0..<costs.count { slope.add(direction * costs[position].amount, at: costs[position].priority) }
        if symbols[symbol].resists(direction) {
            slope.add(1, at: symbols[symbol].priority)
            slope.ties.add(1, of: symbol)
        }
        slope.ties.add(symbols[symbol].gapPrice(direction), of: Tableau.gaps)
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
        let way: Double = rate > 0 ? 1 : -1
        let ahead = -way * deviation(of: symbol)
        let isOff = abs(ahead) > tolerance
        slope.ties.add(pointee.pull * rate, of: symbol)
        slope.ties.add(pointee.gapPull * rate, of: Tableau.gaps)
        let isWaiting = isOff && Double(pointee.side) * -way * ahead <= 0
        let hasPassed = isOff ? ahead < 0 : Double(pointee.side) == way
        if isWaiting || hasPassed { return }
        let resists = pointee.resists(way)
        let jump = resists && pointee.isRequired ? .infinity : (resists ? 1 : 0) + abs(pointee.pull)
        let gapJump = abs(pointee.gapPull) + pointee.gapPrice(way)
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
            slope.ties.add(event.gapJump * abs(event.rate), of: Tableau.gaps)
            if (slope.leadingPrice ?? tableau.leadingTie(slope.ties)?.amount ?? 0) >= 0 { return position }
        }
        return nil
    }

    /// Moves a dependent symbol across its breakpoint, and charges it for the other side.
    private mutating func pass(_ event: Slope.Event) {
        tableau.gatherRow(of: event.symbol)
        let way: Double = event.rate > 0 ? 1 : -1
        tableau.addPull(way * event.jump, at: symbols[event.symbol].priority)
        tableau.settle(event.symbol, isBasic: true, side: Int8(way))
        suspectGathered()
    }
}
