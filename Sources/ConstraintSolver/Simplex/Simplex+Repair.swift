extension Simplex {
    /// Empties the queue. Every step increases the smallest remaining cost or settles a symbol, and ties are broken by
    /// rank, so no state occurs twice. The limit handles cycles caused by rounding.
    mutating func repair() {
        var steps = 0
        let limit = 10_000 + 100 * tableau.count
        while let symbol = nextOff() {
            mend(symbol)
            steps += 1
            if steps > limit {
                hasStalled = true
                return
            }
        }
    }

    /// The next basic symbol that is on a side for which it is not charged, or that should become a definition.
    private mutating func nextOff() -> Int? {
        repeat {
            while let symbol = agenda.nextTouched() {
                symbols[symbol].isQueued = false
                guard let deviation = deviationIfOff(symbol) else { continue }
                agenda.rank(symbol, priority: stake(of: symbol, deviation: deviation), deviation: abs(deviation))
            }
            while let symbol = agenda.nextRanked() {
                if deviationIfOff(symbol) != nil { return symbol }
            }
            guard let symbol = agenda.nextAdded() else { return nil }
            if symbols[symbol].kind == .constraint && !symbols[symbol].isStated { state(symbol) }
            if symbols[symbol].isBasic && isDefinition(symbol) {
                symbols[symbol].isQueued = false
                return symbol
            }
            agenda.push(symbol)
        } while true
    }

    /// The symbol's deviation, if it is on a side of its breakpoint for which it is not charged. If that side is free,
    /// marks the symbol as handled.
    @inline(__always) private mutating func deviationIfOff(_ symbol: Int) -> Double? {
        if !symbols[symbol].isBasic { return nil }
        let deviation = deviation(of: symbol)
        let direction: Double = deviation > 0 ? 1 : -1
        if abs(deviation) <= tolerance || Double(symbols[symbol].side) == direction { return nil }
        if !symbols[symbol].resists(direction) && symbols[symbol].pull == 0 && !symbols[symbol].prefersEquality {
            symbols[symbol].side = Int8(direction)
            return nil
        }
        return deviation
    }

    /// The priority at which a violated symbol would be charged; 0 when only ties penalize that side.
    @inline(__always) private func stake(of symbol: Int, deviation: Double) -> Double {
        let pointer = symbols + symbol
        let isPriced = pointer.pointee.resists(deviation) || pointer.pointee.pull != 0
        return isPriced ? pointer.pointee.priority : 0
    }

    /// Charges a basic symbol for its side, or exchanges it with a symbol that can move at a lower cost.
    private mutating func mend(_ symbol: Int) {
        let direction: Double = deviation(of: symbol) > 0 ? 1 : -1
        let resists = symbols[symbol].resists(direction)
        let isBound = resists && symbols[symbol].isRequired
        let reach = isBound ? .infinity : (resists ? 1 : 0) + abs(symbols[symbol].pull)
        tableau.gatherRow(of: symbol)
        let gapReach = abs(symbols[symbol].gapPull) + symbols[symbol].gapPrice(direction)
        let end = Slack(symbol: symbol, sign: 1, own: reach, ownGap: gapReach)
        if let blocker = blocker(of: symbol, direction: direction, end: end) {
            let side: Int8 = blocker.amount * direction > 0 ? -1 : 1
            exchange(leaving: symbol, entering: blocker.symbol, pivot: blocker.amount, side: side)
        } else if isBound {
            if abs(deviation(of: symbol)) <= tolerance { return }
            tableau.gatherWholeRow(of: symbol)
            parked.append((symbol, tableau.gathered.symbols))
        } else {
            tableau.addPull(direction * reach, at: symbols[symbol].priority)
            tableau.settle(symbol, isBasic: true, side: Int8(direction))
        }
    }

    /// The ratio test: the symbol of the gathered row that is cheapest to move, or nil when `end`, the cost of the
    /// row's own symbol, is lower.
    private mutating func blocker(of symbol: Int, direction: Double, end: Slack) -> Share? {
        var best: (share: Share, slack: Slack, lead: Cost)?
        var known = KnownTies.nothing
        let reach = end.own
        let priority = reach > 0 ? symbols[symbol].priority : 0
        for position in 0..<tableau.gathered.count {
            let share = tableau.gathered[position]
            let rate = direction * share.amount
            if abs(rate) < Tolerance.pivot { continue }
            let resists = rate > 0 ? symbols[share.symbol].resistsNegative : symbols[share.symbol].resistsPositive
            if resists && symbols[share.symbol].isRequired { continue }
            let gap = symbols[share.symbol].gapPrice(-rate)
            let slack = Slack(
                symbol: share.symbol, sign: rate > 0 ? -1 : 1, own: resists ? 1 : 0, ownGap: gap, rate: abs(rate))
            let lead = tableau.leadingPrice(of: slack)
            if lead.priority > priority { continue }
            if lead.priority == priority && lead.amount > reach + Tolerance.cost { continue }
            if let current = best, !isAhead(slack, lead, of: current.slack, current.lead, &known) { continue }
            best = (share, slack, lead)
        }
        guard let best else { return nil }
        if reach == .infinity { return best.share }
        let endLead = tableau.leadingPrice(of: end)
        return isAhead(end, endLead, of: best.slack, best.lead, &known, orTied: true) ? nil : best.share
    }

    /// Whether the first cost is lower. `known` tells which ties of the second are gathered; if true, those of the
    /// first.
    private mutating func isAhead(
        _ slack: Slack, _ lead: Cost, of best: Slack, _ bestLead: Cost, _ known: inout KnownTies, orTied: Bool = false
    ) -> Bool {
        var answer: Bool?
        if lead.priority != bestLead.priority {
            answer = lead.priority < bestLead.priority
        } else if abs(lead.amount - bestLead.amount) > Tolerance.cost {
            answer = lead.amount < bestLead.amount
        } else if lead.priority > 0 {
            answer = tableau.isCheaper(slack, than: best)
        }
        if let answer {
            if answer { known = .nothing }
            return answer
        }
        return isAheadByWishes(slack, of: best, &known, isFree: lead.priority == 0, orTied: orTied)
    }

    /// - Parameter isFree: Whether neither has a price at any priority.
    private mutating func isAheadByWishes(
        _ slack: Slack, of best: Slack, _ known: inout KnownTies, isFree: Bool, orTied: Bool
    ) -> Bool {
        if isFree, let answer = isPlainlyAhead(slack, of: best, &known) { return answer }
        if known == .nothing { tableau.gatherWishTies(of: best, into: &bestWishTies) }
        if known == .nothing { known = .wishes }
        tableau.gatherWishTies(of: slack, into: &candidateWishTies)
        let difference = tableau.compareTies(candidateWishTies, bestWishTies)
        if difference > 0 { return false }
        if difference < 0 { known = .wishes }
        let isFree = isFree && tableau.leadingTie(bestWishTies) == nil
        let isAhead = difference < 0 || isAheadByVariables(slack, of: best, &known, isFree: isFree, orTied: orTied)
        if isAhead { swap(&candidateWishTies, &bestWishTies) }
        return isAhead
    }

    /// Avoids computing the ties of a symbol with a long column when the other's is short. The first price of a sum is
    /// never negative, so the sum with a price at a higher rank than the other's first is the more expensive one.
    private mutating func isPlainlyAhead(_ slack: Slack, of best: Slack, _ known: inout KnownTies) -> Bool? {
        let (length, bestLength) = (symbols[slack.symbol].column.count, symbols[best.symbol].column.count)
        if bestLength > 16 + 4 * length && known == .nothing {
            tableau.gatherWishTies(of: slack, into: &candidateWishTies)
            if tableau.leadingTie(candidateWishTies) != nil { return nil }
            tableau.gatherVariableTies(of: slack, into: &candidateTies)
            guard let lead = tableau.leadingTie(candidateTies), tableau.hasTie(best, above: lead.symbol) else {
                return nil
            }
            swap(&candidateWishTies, &bestWishTies)
            swap(&candidateTies, &bestTies)
            known = .all
            return true
        }
        if length > 16 + 4 * bestLength {
            if known == .nothing { tableau.gatherWishTies(of: best, into: &bestWishTies) }
            if known != .all { tableau.gatherVariableTies(of: best, into: &bestTies) }
            known = .all
            if tableau.leadingTie(bestWishTies) != nil { return nil }
            if let lead = tableau.leadingTie(bestTies), tableau.hasTie(slack, above: lead.symbol) { return false }
        }
        return nil
    }

    /// As long as both are free the first price is never negative, so a price at a higher rank decides without further
    /// work.
    private mutating func isAheadByVariables(
        _ slack: Slack, of best: Slack, _ known: inout KnownTies, isFree: Bool, orTied: Bool
    ) -> Bool {
        var knowsOwn = false
        if isFree && known != .all && symbols[slack.symbol].column.count < symbols[best.symbol].column.count {
            tableau.gatherVariableTies(of: slack, into: &candidateTies)
            knowsOwn = true
            if let lead = tableau.leadingTie(candidateTies), tableau.hasTie(best, above: lead.symbol) {
                swap(&candidateTies, &bestTies)
                known = .all
                return true
            }
        }
        if known != .all { tableau.gatherVariableTies(of: best, into: &bestTies) }
        known = .all
        if !knowsOwn {
            if isFree, let lead = tableau.leadingTie(bestTies), tableau.hasTie(slack, above: lead.symbol) {
                return false
            }
            tableau.gatherVariableTies(of: slack, into: &candidateTies)
        }
        let difference = tableau.compareTies(candidateTies, bestTies)
        if difference > 0 || (difference == 0 && !orTied) { return false }
        swap(&candidateTies, &bestTies)
        return true
    }
}

/// Which ties of the best candidate are gathered.
enum KnownTies { case nothing, wishes, all }
