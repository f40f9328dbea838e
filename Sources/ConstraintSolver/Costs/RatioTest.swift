/// The ratio test of the dual simplex: which symbol of the leaving row is cheapest to move.
///
/// Most candidates differ in their costs. Where these are equal, ties decide, which are expensive to compute; so the
/// ties of the best candidate so far are kept.
struct RatioTest {
    /// Which ties of the best candidate are gathered.
    private enum GatheredTies { case none, preferences, all }

    private var gatheredTies = GatheredTies.none
    private var bestTies = SparseAccumulator()
    private var candidateTies = SparseAccumulator()
    private var bestPreferenceTies = SparseAccumulator()
    private var candidatePreferenceTies = SparseAccumulator()

    /// The symbol of the gathered row that is cheapest to move, or nil when `limit`, the cost of the row's own `symbol`,
    /// is lower.
    mutating func enteringTerm(
        for symbol: Int, direction: Double, limit: ReducedCost, in tableau: borrowing Tableau
    ) -> SymbolTerm? {
        let symbols = tableau.symbols
        var best: (term: SymbolTerm, cost: ReducedCost, leading: Cost)?
        gatheredTies = .none
        let priority = limit.ownCost > 0 ? symbols[symbol].penalty.priority : 0
        let row = tableau.gatheredRow
        for position in 0..<row.count {
            let term = row[position]
            let rate = direction * term.amount
            if abs(rate) < Tolerance.pivot { continue }
            let penalty = symbols[term.symbol].penalty
            let isPenalized = rate > 0 ? penalty.penalizesNegative : penalty.penalizesPositive
            if isPenalized && penalty.isRequired { continue }
            let cost = ReducedCost(
                symbol: term.symbol, sign: rate > 0 ? -1 : 1, ownCost: isPenalized ? 1 : 0,
                ownGapCost: penalty.gapPrice(-rate), rate: abs(rate))
            let leading = cost.leading(in: symbols)
            if leading.priority > priority { continue }
            if leading.priority == priority && leading.amount > limit.ownCost + Tolerance.cost { continue }
            if let best, !isCheaper(cost, leading: leading, than: best.cost, bestLeading: best.leading, in: tableau) {
                continue
            }
            best = (term, cost, leading)
        }
        guard let best else { return nil }
        if limit.ownCost == .infinity { return best.term }
        let isLimitCheaper = isCheaper(
            limit, leading: limit.leading(in: symbols), than: best.cost, bestLeading: best.leading, in: tableau,
            orTied: true)
        return isLimitCheaper ? nil : best.term
    }

    func release() {
        bestTies.release()
        candidateTies.release()
        bestPreferenceTies.release()
        candidatePreferenceTies.release()
    }

    // MARK: Comparing

    /// Whether `cost` is lower than `best`. If it is, the gathered ties are those of `cost` afterwards.
    private mutating func isCheaper(
        _ cost: ReducedCost, leading: Cost, than best: ReducedCost, bestLeading: Cost, in tableau: borrowing Tableau,
        orTied: Bool = false
    ) -> Bool {
        var answer: Bool?
        if leading.priority != bestLeading.priority {
            answer = leading.priority < bestLeading.priority
        } else if abs(leading.amount - bestLeading.amount) > Tolerance.cost {
            answer = leading.amount < bestLeading.amount
        } else if leading.priority > 0 {
            answer = cost.isCheaper(than: best, in: tableau.symbols)
        }
        if let answer {
            if answer { gatheredTies = .none }
            return answer
        }
        return isCheaperByPreferences(cost, than: best, isFree: leading.priority == 0, orTied: orTied, in: tableau)
    }

    /// - Parameter isFree: Whether neither has a cost at any priority.
    private mutating func isCheaperByPreferences(
        _ cost: ReducedCost, than best: ReducedCost, isFree: Bool, orTied: Bool, in tableau: borrowing Tableau
    ) -> Bool {
        if isFree, let answer = isCheaperByShorterColumn(cost, than: best, in: tableau) { return answer }
        gatherPreferenceTies(ofBest: best, in: tableau)
        cost.gatherPreferenceTies(into: &candidatePreferenceTies, in: tableau)
        let difference = candidatePreferenceTies.compareTies(with: bestPreferenceTies, in: tableau.symbols)
        if difference > 0 { return false }
        if difference < 0 { gatheredTies = .preferences }
        let isFree = isFree && bestPreferenceTies.leadingTie(in: tableau.symbols) == nil
        let isAhead =
            difference < 0 || isCheaperByVariables(cost, than: best, isFree: isFree, orTied: orTied, in: tableau)
        if isAhead { swap(&candidatePreferenceTies, &bestPreferenceTies) }
        return isAhead
    }

    /// Avoids computing the ties of a symbol with a long column when the other's is short. The first cost of a sum is
    /// never negative, so the sum with a cost at a higher rank than the other's first is the more expensive one.
    private mutating func isCheaperByShorterColumn(
        _ cost: ReducedCost, than best: ReducedCost, in tableau: borrowing Tableau
    ) -> Bool? {
        let symbols = tableau.symbols
        let length = symbols[cost.symbol].column.count
        let bestLength = symbols[best.symbol].column.count
        if bestLength > 16 + 4 * length && gatheredTies == .none {
            cost.gatherPreferenceTies(into: &candidatePreferenceTies, in: tableau)
            if candidatePreferenceTies.leadingTie(in: symbols) != nil { return nil }
            cost.gatherVariableTies(into: &candidateTies, in: tableau)
            guard let leading = candidateTies.leadingTie(in: symbols),
                best.hasTie(above: leading.symbol, in: symbols)
            else { return nil }
            swap(&candidatePreferenceTies, &bestPreferenceTies)
            swap(&candidateTies, &bestTies)
            gatheredTies = .all
            return true
        }
        if length > 16 + 4 * bestLength {
            gatherPreferenceTies(ofBest: best, in: tableau)
            gatherVariableTies(ofBest: best, in: tableau)
            if bestPreferenceTies.leadingTie(in: symbols) != nil { return nil }
            if let leading = bestTies.leadingTie(in: symbols), cost.hasTie(above: leading.symbol, in: symbols) {
                return false
            }
        }
        return nil
    }

    /// As long as both are free the first cost is never negative, so a cost at a higher rank decides without further
    /// work.
    private mutating func isCheaperByVariables(
        _ cost: ReducedCost, than best: ReducedCost, isFree: Bool, orTied: Bool, in tableau: borrowing Tableau
    ) -> Bool {
        let symbols = tableau.symbols
        var hasGatheredOwn = false
        if isFree && gatheredTies != .all && symbols[cost.symbol].column.count < symbols[best.symbol].column.count {
            cost.gatherVariableTies(into: &candidateTies, in: tableau)
            hasGatheredOwn = true
            if let leading = candidateTies.leadingTie(in: symbols), best.hasTie(above: leading.symbol, in: symbols) {
                swap(&candidateTies, &bestTies)
                gatheredTies = .all
                return true
            }
        }
        gatherVariableTies(ofBest: best, in: tableau)
        if !hasGatheredOwn {
            if isFree, let leading = bestTies.leadingTie(in: symbols), cost.hasTie(above: leading.symbol, in: symbols) {
                return false
            }
            cost.gatherVariableTies(into: &candidateTies, in: tableau)
        }
        let difference = candidateTies.compareTies(with: bestTies, in: symbols)
        if difference > 0 || (difference == 0 && !orTied) { return false }
        swap(&candidateTies, &bestTies)
        return true
    }

    private mutating func gatherPreferenceTies(ofBest best: ReducedCost, in tableau: borrowing Tableau) {
        guard gatheredTies == .none else { return }
        best.gatherPreferenceTies(into: &bestPreferenceTies, in: tableau)
        gatheredTies = .preferences
    }

    /// Call it after `gatherPreferenceTies(ofBest:)`.
    private mutating func gatherVariableTies(ofBest best: ReducedCost, in tableau: borrowing Tableau) {
        guard gatheredTies != .all else { return }
        best.gatherVariableTies(into: &bestTies, in: tableau)
        gatheredTies = .all
    }
}
