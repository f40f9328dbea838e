/// The order among layouts that cost the same at every priority: wishes count one by one, the stronger and then the older
/// first, and after them the variables, each drawn to 0, the older first.
///
/// The prices of these ranks are as many as there are symbols, so they are not kept but read off a column when needed.
extension Tableau {
    /// Puts the prices of `slack` below all priorities into `ties`: at the rank of each symbol listed.
    mutating func gatherTies(of slack: Slack, into ties: inout Gathering) {
        ties.start(symbolCount: count)
        if slack.own != 0 { ties.add(slack.own / slack.rate, of: slack.symbol) }
        if symbols[slack.symbol].isBasic { return }
        gatherColumn(of: slack.symbol, payingOnly: true)
        for position in 0..<dependents.count {
            let share = dependents[position]
            let amount = slack.sign * symbols[share.symbol].pull * share.amount / slack.rate
            if amount != 0 { ties.add(amount, of: share.symbol) }
        }
    }

    /// The price at the highest rank that has one.
    func leadingTie(_ ties: borrowing Gathering) -> Share? {
        var lead: Share?
        for place in 0..<ties.count { raise(&lead, to: ties[place]) }
        return lead
    }

    /// Whether `slack` certainly has a price at a higher rank than that of `lead`. Stops at the first, so it is cheap where
    /// `gatherTies` is not; no means nothing.
    func hasTie(_ slack: Slack, above lead: Int) -> Bool {
        if symbols[lead].priority > 0 { return false }
        if slack.own != 0 && outranks(slack.symbol, lead) { return true }
        let column = symbols[slack.symbol].column
        for position in 0..<column.count {
            let entry = column[position]
            let row = symbols + entry.row
            if row.pointee.order >= symbols[lead].order || row.pointee.side == 0 { continue }
            if abs(row.pointee.row[entry.slot].coefficient) > Tolerance.cost * slack.rate { return true }
        }
        return false
    }

    /// Below 0 when the first list is cheaper at the highest rank on which the two differ.
    func compareTies(_ first: borrowing Gathering, _ second: borrowing Gathering) -> Double {
        var lead: Share?
        for place in 0..<first.count {
            var tie = first[place]
            if let other = second.place(of: tie.symbol) { tie.amount -= second[other].amount }
            raise(&lead, to: tie)
        }
        for place in 0..<second.count where first.place(of: second[place].symbol) == nil {
            raise(&lead, to: Share(symbol: second[place].symbol, amount: -second[place].amount))
        }
        return lead?.amount ?? 0
    }

    /// Replaces `lead` by `tie` if that is a price at all and at a higher rank.
    @inline(__always) private func raise(_ lead: inout Share?, to tie: Share) {
        if abs(tie.amount) <= Tolerance.cost { return }
        if let lead, !outranks(tie.symbol, lead.symbol) { return }
        lead = tie
    }

    @inline(__always) private func outranks(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (symbols + first, symbols + second)
        return one.pointee.priority == other.pointee.priority
            ? one.pointee.order < other.pointee.order : one.pointee.priority > other.pointee.priority
    }
}
