/// The expressions of constraints and derived variables: sums of independent variables and of definitions, which are 0.
///
/// References are stored at both ends. `links` and `origins` contain the terms of a sum. The `links` of a variable list
/// the constraints that contain it. The `followers` of a variable or definition list the derived variables, or
/// everything, that contains it.
extension Tableau {
    /// Adds `factor` times a symbol to `expression`, replacing a derived variable by its expression. Returns the
    /// constant that moves to the other side.
    mutating func addToExpression(_ factor: Double, of symbol: Int) -> Double {
        guard symbols[symbol].kind == .derived else {
            expression.add(factor, of: symbol)
            return 0
        }
        addTerms(of: symbol, times: factor)
        return factor * symbols[symbol].constant
    }

    /// Adds `factor` times the expression of a symbol, without its constant, to `expression`.
    private mutating func addTerms(of symbol: Int, times factor: Double) {
        let links = symbols[symbol].links
        let origins = symbols[symbol].origins
        for position in 0..<links.count { expression.add(factor * links[position].amount, of: links[position].symbol) }
        for position in 0..<origins.count {
            expression.add(factor * origins[position].amount, of: origins[position].symbol)
        }
    }

    /// Sets the expression of a constraint or derived variable, which must be empty, to `expression`.
    mutating func attachExpression(to symbol: Int) {
        expression.removeZeros()
        symbols[symbol].links.reserve(expression.count)
        for place in 0..<expression.count { attach(expression[place], to: symbol) }
    }

    /// Empties the expression of a constraint or derived variable.
    mutating func detachExpression(of symbol: Int) {
        let links = symbols[symbol].links
        let origins = symbols[symbol].origins
        for position in 0..<links.count { removeReference(to: symbol, in: links[position].symbol) }
        for position in 0..<origins.count { removeReference(to: symbol, in: origins[position].symbol) }
        symbols[symbol].links.removeAll()
        symbols[symbol].origins.removeAll()
    }

    /// Solves the expression of `holder` for `term`, and substitutes the result for `term` everywhere. `kinds` are
    /// their kinds afterwards.
    ///
    /// The caller updates rows, columns and costs.
    mutating func solveExpression(
        of holder: Int, for term: Int, amount pivot: Double, kinds: (holder: Symbol.Kind, term: Symbol.Kind)
    ) {
        expression.reset(symbolCount: count)
        addTerms(of: holder, times: -1 / pivot)
        expression.add(1, of: term)
        expression.add(1 / pivot, of: holder)
        expression.removeZeros()
        swap(&expression, &definition)
        let constant = -symbols[holder].constant / pivot
        detachExpression(of: holder)
        symbols[holder].kind = kinds.holder
        while let user = symbols[term].followers.last { replace(term, constant, in: user.symbol, amount: user.amount) }
        while let user = symbols[term].links.last { replace(term, constant, in: user.symbol, amount: user.amount) }
        symbols[term].kind = kinds.term
        symbols[term].constant = constant
        expression.reset(symbolCount: count)
        for place in 0..<definition.count { expression.add(definition[place].amount, of: definition[place].symbol) }
        attachExpression(to: term)
    }

    /// Substitutes `definition` less `constant` for `term` in the expression of `user`. Changes only the affected
    /// terms: an expression may be as long as the chain of views it is derived from.
    private mutating func replace(_ term: Int, _ constant: Double, in user: Int, amount: Double) {
        symbols[user].constant += amount * constant
        expression.reset(symbolCount: count)
        expression.add(-amount, of: term)
        for place in 0..<definition.count {
            expression.add(amount * definition[place].amount, of: definition[place].symbol)
        }
        expression.removeZeros()
        var links = symbols[user].links
        var origins = symbols[user].origins
        merge(into: &links, of: user)
        merge(into: &origins, of: user)
        symbols[user].links = links
        symbols[user].origins = origins
        for place in 0..<expression.count where expression[place].amount != 0 { attach(expression[place], to: user) }
    }

    /// Adds the amounts in `expression` to the terms in `line` with the same symbols, and sets them to 0 in
    /// `expression`.
    private mutating func merge(into line: inout UnmanagedArray<SymbolTerm>, of user: Int) {
        var position = line.count - 1
        while position >= 0 {
            let share = line[position]
            if let place = expression.position(of: share.symbol) {
                let sum = share.amount + expression.removeAmount(at: place)
                if abs(sum) > Tolerance.coefficient {
                    line[position].amount = sum
                    updateReference(SymbolTerm(symbol: share.symbol, amount: sum), of: user)
                } else {
                    removeReference(to: user, in: share.symbol)
                    line[position] = line[line.count - 1]
                    line.removeLast()
                }
            }
            position -= 1
        }
    }
}

/// The references at the other end of each term.
extension Tableau {
    /// Adds a term to the expression of a symbol.
    private mutating func attach(_ share: SymbolTerm, to symbol: Int) {
        let back = SymbolTerm(symbol: symbol, amount: share.amount)
        if symbols[share.symbol].kind == .definition {
            symbols[symbol].origins.append(share)
            symbols[share.symbol].followers.append(back)
            return
        }
        symbols[symbol].links.append(share)
        if symbols[symbol].kind == .derived {
            symbols[share.symbol].followers.append(back)
        } else {
            symbols[share.symbol].links.append(back)
        }
        let strain = symbols[symbol].chargedRate
        if strain != 0 {
            symbols[share.symbol].chargedLinks.append(SymbolTerm(symbol: symbol, amount: strain * share.amount))
        }
        symbols[share.symbol].gapRate += symbols[symbol].chargedGapRate * share.amount
    }

    /// Updates the references after a term's amount in the expression of `user` has changed.
    private mutating func updateReference(_ share: SymbolTerm, of user: Int) {
        let term = symbols + share.symbol
        if term.pointee.kind == .definition || symbols[user].kind == .derived {
            term.pointee.followers[term.pointee.followers.lastIndex(of: user)].amount = share.amount
            return
        }
        let place = term.pointee.links.lastIndex(of: user)
        term.pointee.gapRate += symbols[user].chargedGapRate * (share.amount - term.pointee.links[place].amount)
        term.pointee.links[place].amount = share.amount
        let strain = symbols[user].chargedRate
        if strain != 0 {
            term.pointee.chargedLinks[term.pointee.chargedLinks.lastIndex(of: user)].amount = strain * share.amount
        }
    }

    /// Removes the reference to `user` from a symbol that is no longer a term of it.
    private mutating func removeReference(to user: Int, in symbol: Int) {
        let term = symbols + symbol
        if term.pointee.kind == .definition || symbols[user].kind == .derived {
            return remove(user, from: &term.pointee.followers)
        }
        let gapStrain = symbols[user].chargedGapRate
        if gapStrain != 0 {
            term.pointee.gapRate -= gapStrain * term.pointee.links[term.pointee.links.lastIndex(of: user)].amount
        }
        remove(user, from: &term.pointee.links)
        if symbols[user].chargedRate != 0 { remove(user, from: &term.pointee.chargedLinks) }
    }

    /// Searches from the end, because recent references are removed first.
    func remove(_ symbol: Int, from line: inout UnmanagedArray<SymbolTerm>) {
        let place = line.lastIndex(of: symbol)
        line[place] = line[line.count - 1]
        line.removeLast()
    }
}
