/// What constraints and derived variables say: sums of the variables that are left and of definitions, which are 0.
///
/// Both ends know of each other: `links` and `origins` hold the terms of a sum; the `links` of a variable hold the
/// constraints that mention it, and the `followers` of a variable or definition the derived variables, or all, that do.
extension Tableau {
    /// Adds `factor` times a symbol to `expression`, a derived variable as what it is derived from. Answers the constant
    /// that goes to the other side with it.
    mutating func addToExpression(_ factor: Double, of symbol: Int) -> Double {
        guard symbols[symbol].kind == .derived else {
            expression.add(factor, of: symbol)
            return 0
        }
        addTerms(of: symbol, times: factor)
        return factor * symbols[symbol].constant
    }

    /// Adds `factor` times what a symbol says, without its constant, to `expression`.
    private mutating func addTerms(of symbol: Int, times factor: Double) {
        let (links, origins) = (symbols[symbol].links, symbols[symbol].origins)
        for position in 0..<links.count { expression.add(factor * links[position].amount, of: links[position].symbol) }
        for position in 0..<origins.count {
            expression.add(factor * origins[position].amount, of: origins[position].symbol)
        }
    }

    /// Makes a constraint or derived variable, which says nothing so far, say what is in `expression`.
    mutating func attachExpression(to symbol: Int) {
        expression.finish()
        let isDerived = symbols[symbol].kind == .derived
        let strain = symbols[symbol].strain
        symbols[symbol].links.reserve(expression.count)
        for place in 0..<expression.count {
            let share = expression[place]
            let back = Share(symbol: symbol, amount: share.amount)
            if symbols[share.symbol].kind == .definition {
                symbols[symbol].origins.append(share)
                symbols[share.symbol].followers.append(back)
            } else {
                symbols[symbol].links.append(share)
                if isDerived {
                    symbols[share.symbol].followers.append(back)
                } else {
                    symbols[share.symbol].links.append(back)
                }
                if strain != 0 {
                    symbols[share.symbol].payers.append(Share(symbol: symbol, amount: strain * share.amount))
                }
            }
        }
    }

    /// Makes a constraint or derived variable say nothing.
    mutating func detachExpression(of symbol: Int) {
        let (links, origins) = (symbols[symbol].links, symbols[symbol].origins)
        let isDerived = symbols[symbol].kind == .derived
        let isPaying = symbols[symbol].strain != 0
        for position in 0..<links.count {
            let variable = symbols + links[position].symbol
            if isDerived {
                forget(symbol, in: &variable.pointee.followers)
            } else {
                forget(symbol, in: &variable.pointee.links)
            }
            if isPaying { forget(symbol, in: &variable.pointee.payers) }
        }
        for position in 0..<origins.count { forget(symbol, in: &symbols[origins[position].symbol].followers) }
        symbols[symbol].links.removeAll()
        symbols[symbol].origins.removeAll()
    }

    /// Looks from the end: what came last goes first.
    func forget(_ symbol: Int, in line: inout Line<Share>) {
        let place = line.lastPlace(of: symbol)
        line[place] = line[line.count - 1]
        line.removeLast()
    }

    /// Solves what `holder` says for `term`, and puts that wherever `term` is mentioned. `kinds` are theirs afterwards.
    ///
    /// Rows, columns and costs are the caller's.
    mutating func trade(
        _ holder: Int, for term: Int, amount pivot: Double, kinds: (holder: Symbol.Kind, term: Symbol.Kind)
    ) {
        expression.start(symbolCount: count)
        addTerms(of: holder, times: -1 / pivot)
        expression.add(1, of: term)
        expression.add(1 / pivot, of: holder)
        expression.finish()
        swap(&expression, &definition)
        let constant = -symbols[holder].constant / pivot
        detachExpression(of: holder)
        symbols[holder].kind = kinds.holder
        while let user = symbols[term].followers.last { replace(term, constant, in: user.symbol, amount: user.amount) }
        while let user = symbols[term].links.last { replace(term, constant, in: user.symbol, amount: user.amount) }
        symbols[term].kind = kinds.term
        symbols[term].constant = constant
        expression.start(symbolCount: count)
        for place in 0..<definition.count { expression.add(definition[place].amount, of: definition[place].symbol) }
        attachExpression(to: term)
    }

    /// Puts `definition` less `constant` for `term` into what `user` says.
    private mutating func replace(_ term: Int, _ constant: Double, in user: Int, amount: Double) {
        expression.start(symbolCount: count)
        addTerms(of: user, times: 1)
        expression.add(-amount, of: term)
        for place in 0..<definition.count {
            expression.add(amount * definition[place].amount, of: definition[place].symbol)
        }
        detachExpression(of: user)
        symbols[user].constant += amount * constant
        attachExpression(to: user)
    }
}
