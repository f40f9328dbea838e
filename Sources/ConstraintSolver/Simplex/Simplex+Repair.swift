extension Simplex {
    /// Empties the queue. Every step increases the smallest remaining cost or settles a symbol, and ties are broken by
    /// rank, so no state occurs twice. The limit handles cycles caused by rounding.
    mutating func repair() {
        var steps = 0
        let limit = 10_000 + 100 * tableau.count
        while let symbol = nextViolated() {
            resolveViolation(symbol)
            steps += 1
            if steps > limit {
                hasStalled = true
                return
            }
        }
    }

    /// The next basic symbol that is on a side for which it is not charged, or that should become a definition.
    private mutating func nextViolated() -> Int? {
        repeat {
            while let symbol = repairQueue.nextTouched() {
                symbols[symbol].isQueued = false
                guard let deviation = violation(of: symbol) else { continue }
                repairQueue.rank(
                    symbol, priority: violationPriority(of: symbol, deviation: deviation), deviation: abs(deviation))
            }
            while let symbol = repairQueue.nextRanked() {
                if violation(of: symbol) != nil { return symbol }
            }
            guard let symbol = repairQueue.nextAdded() else { return nil }
            if symbols[symbol].kind == .constraint && !symbols[symbol].hasExpression { buildExpression(of: symbol) }
            if symbols[symbol].isBasic && isDefinition(symbol) {
                symbols[symbol].isQueued = false
                return symbol
            }
            repairQueue.push(symbol)
        } while true
    }

    /// The symbol's deviation, if it is on a side of its breakpoint for which it is not charged. If that side is free,
    /// marks the symbol as handled.
    @inline(__always) private mutating func violation(of symbol: Int) -> Double? {
        if !symbols[symbol].isBasic { return nil }
        let deviation = deviation(of: symbol)
        let direction: Double = deviation > 0 ? 1 : -1
        if abs(deviation) <= tolerance || Double(symbols[symbol].side) == direction { return nil }
        if !symbols[symbol].penalizes(direction) && symbols[symbol].marginalCost == 0
            && !symbols[symbol].prefersEquality
        {
            symbols[symbol].side = Int8(direction)
            return nil
        }
        return deviation
    }

    /// The priority at which a violated symbol would be charged; 0 when only ties penalize that side.
    @inline(__always) private func violationPriority(of symbol: Int, deviation: Double) -> Double {
        let pointer = symbols + symbol
        let isPriced = pointer.pointee.penalizes(deviation) || pointer.pointee.marginalCost != 0
        return isPriced ? pointer.pointee.priority : 0
    }

    /// Charges a basic symbol for its side, or exchanges it with a symbol that can move at a lower cost.
    private mutating func resolveViolation(_ symbol: Int) {
        let direction: Double = deviation(of: symbol) > 0 ? 1 : -1
        let resists = symbols[symbol].penalizes(direction)
        let isBound = resists && symbols[symbol].isRequired
        let reach = isBound ? .infinity : (resists ? 1 : 0) + abs(symbols[symbol].marginalCost)
        tableau.gatherRow(of: symbol)
        let gapReach = abs(symbols[symbol].marginalGap) + symbols[symbol].gapPrice(direction)
        let end = ReducedCost(symbol: symbol, sign: 1, ownCost: reach, ownGapCost: gapReach)
        if let blocker = enteringTerm(for: symbol, direction: direction, limit: end) {
            let side: Int8 = blocker.amount * direction > 0 ? -1 : 1
            exchange(leaving: symbol, entering: blocker.symbol, pivot: blocker.amount, side: side)
        } else if isBound {
            if abs(deviation(of: symbol)) <= tolerance { return }
            tableau.gatherWholeRow(of: symbol)
            unsatisfied.append((symbol, tableau.gathered.symbols))
        } else {
            tableau.addMarginalCost(direction * reach, at: symbols[symbol].priority)
            tableau.setState(of: symbol, isBasic: true, side: Int8(direction))
        }
    }

    /// The ratio test: the symbol of the gathered row that is cheapest to move, or nil when `end`, the cost of the
    /// row's own symbol, is lower.
    private mutating func enteringTerm(for symbol: Int, direction: Double, limit: ReducedCost) -> SymbolTerm? {
        var best: (share: SymbolTerm, slack: ReducedCost, lead: Cost)?
        var known = KnownTies.nothing
        let reach = limit.ownCost
        let priority = reach > 0 ? symbols[symbol].priority : 0
        for position in 0..<tableau.gathered.count {
            let share = tableau.gathered[position]
            let rate = direction * share.amount
            if abs(rate) < Tolerance.pivot { continue }
            let resists = rate > 0 ? symbols[share.symbol].penalizesNegative : symbols[share.symbol].penalizesPositive
            if resists && symbols[share.symbol].isRequired { continue }
            let gap = symbols[share.symbol].gapPrice(-rate)
            let slack = ReducedCost(
                symbol: share.symbol, sign: rate > 0 ? -1 : 1, ownCost: resists ? 1 : 0, ownGapCost: gap,
                rate: abs(rate))
            let lead = tableau.leadingPrice(of: slack)
            if lead.priority > priority { continue }
            if lead.priority == priority && lead.amount > reach + Tolerance.cost { continue }
            if let current = best,
                !isCheaper(slack, lead: lead, than: current.slack, bestLead: current.lead, known: &known)
            {
                continue
            }
            best = (share, slack, lead)
        }
        guard let best else { return nil }
        if reach == .infinity { return best.share }
        let endLead = tableau.leadingPrice(of: limit)
        return isCheaper(limit, lead: endLead, than: best.slack, bestLead: best.lead, known: &known, orTied: true)
            ? nil : best.share
    }

    /// Whether the first cost is lower. `known` tells which ties of the second are gathered; if true, those of the
    /// first.
    private mutating func isCheaper(
        _ slack: ReducedCost, lead: Cost, than best: ReducedCost, bestLead: Cost, known: inout KnownTies,
        orTied: Bool = false
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
        return isCheaperByPreferences(slack, than: best, known: &known, isFree: lead.priority == 0, orTied: orTied)
    }

    /// - Parameter isFree: Whether neither has a price at any priority.
    private mutating func isCheaperByPreferences(
        _ slack: ReducedCost, than best: ReducedCost, known: inout KnownTies, isFree: Bool, orTied: Bool
    ) -> Bool {
        if isFree, let answer = isObviouslyCheaper(slack, than: best, known: &known) { return answer }
        if known == .nothing { tableau.gatherPreferenceTies(of: best, into: &bestPreferenceTies) }
        if known == .nothing { known = .preferences }
        tableau.gatherPreferenceTies(of: slack, into: &candidatePreferenceTies)
        let difference = tableau.compareTies(candidatePreferenceTies, bestPreferenceTies)
        if difference > 0 { return false }
        if difference < 0 { known = .preferences }
        let isFree = isFree && tableau.leadingTie(bestPreferenceTies) == nil
        let isAhead =
            difference < 0 || isCheaperByVariables(slack, than: best, known: &known, isFree: isFree, orTied: orTied)
        if isAhead { swap(&candidatePreferenceTies, &bestPreferenceTies) }
        return isAhead
    }

    /// Avoids computing the ties of a symbol with a long column when the other's is short. The first price of a sum is
    /// never negative, so the sum with a price at a higher rank than the other's first is the more expensive one.
    private mutating func isObviouslyCheaper(_ slack: ReducedCost, than best: ReducedCost, known: inout KnownTies)
        -> Bool?
    {
        let length = symbols[slack.symbol].column.count
        let bestLength = symbols[best.symbol].column.count
        if bestLength > 16 + 4 * length && known == .nothing {
            tableau.gatherPreferenceTies(of: slack, into: &candidatePreferenceTies)
            if tableau.leadingTie(candidatePreferenceTies) != nil { return nil }
            tableau.gatherVariableTies(of: slack, into: &candidateTies)
            guard let lead = tableau.leadingTie(candidateTies), tableau.hasTie(best, above: lead.symbol) else {
                return nil
            }
            swap(&candidatePreferenceTies, &bestPreferenceTies)
            swap(&candidateTies, &bestTies)
            known = .all
            return true
        }
        if length > 16 + 4 * bestLength {
            if known == .nothing { tableau.gatherPreferenceTies(of: best, into: &bestPreferenceTies) }
            if known != .all { tableau.gatherVariableTies(of: best, into: &bestTies) }
            known = .all
            if tableau.leadingTie(bestPreferenceTies) != nil { return nil }
            if let lead = tableau.leadingTie(bestTies), tableau.hasTie(slack, above: lead.symbol) { return false }
        }
        return nil
    }

    /// As long as both are free the first price is never negative, so a price at a higher rank decides without further
    /// work.
    private mutating func isCheaperByVariables(
        _ slack: ReducedCost, than best: ReducedCost, known: inout KnownTies, isFree: Bool, orTied: Bool
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
enum KnownTies { case nothing, preferences, all }
