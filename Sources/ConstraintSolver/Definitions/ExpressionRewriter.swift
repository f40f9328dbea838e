/// Builds and rewrites the expressions of constraints and derived variables: sums of independent variables and of
/// definitions, which are 0.
///
/// References are stored at both ends. `Expression` contains the terms of a sum. A variable lists the constraints and
/// the derived variables that contain it; a definition lists everything that it was substituted into.
struct ExpressionRewriter {
    /// The terms that an expression is about to get.
    private var sum = SparseAccumulator()
    /// The expression that is substituted for a symbol everywhere.
    private var definition = SparseAccumulator()

    func release() {
        sum.release()
        definition.release()
    }

    /// Sets the expression of a constraint from its given terms, with derived variables replaced.
    mutating func build(_ constraint: Int, in tableau: borrowing Tableau) {
        let symbols = tableau.symbols
        symbols[constraint].expression.isBuilt = true
        sum.reset(symbolCount: tableau.count)
        var constant = symbols[constraint].given.rightHandSide
        let terms = symbols[constraint].given.terms
        for position in 0..<terms.count {
            let term = terms[position]
            if symbols[term.symbol].kind == .derived {
                addTerms(of: term.symbol, times: term.amount, in: symbols)
                constant += term.amount * symbols[term.symbol].expression.constant
            } else {
                sum.add(term.amount, of: term.symbol)
            }
        }
        symbols[constraint].expression.constant = constant
        attachSum(to: constraint, in: symbols)
    }

    /// Empties the expression of a constraint or derived variable.
    func detach(_ symbol: Int, in symbols: Symbols) {
        let terms = symbols[symbol].expression.terms
        let definitions = symbols[symbol].expression.definitions
        for position in 0..<terms.count { symbols.removeReference(to: symbol, in: terms[position].symbol) }
        for position in 0..<definitions.count { symbols.removeReference(to: symbol, in: definitions[position].symbol) }
        symbols[symbol].expression.removeTerms()
    }

    /// Solves the expression of `holder` for `term`, and substitutes the result for `term` everywhere. `kinds` are
    /// their kinds afterwards.
    ///
    /// The caller updates rows, columns and costs.
    mutating func solve(
        _ holder: Int, for term: Int, amount pivot: Double, kinds: (holder: Symbol.Kind, term: Symbol.Kind),
        in tableau: borrowing Tableau
    ) {
        let symbols = tableau.symbols
        sum.reset(symbolCount: tableau.count)
        addTerms(of: holder, times: -1 / pivot, in: symbols)
        sum.add(1, of: term)
        sum.add(1 / pivot, of: holder)
        sum.removeZeros()
        swap(&sum, &definition)
        let constant = -symbols[holder].expression.constant / pivot
        detach(holder, in: symbols)
        symbols[holder].kind = kinds.holder
        while let user = symbols[term].substitutions.last { replace(term, constant, in: user, tableau) }
        while let user = symbols[term].variable.derived.last { replace(term, constant, in: user, tableau) }
        while let user = symbols[term].variable.constraints.last { replace(term, constant, in: user, tableau) }
        symbols[term].kind = kinds.term
        symbols[term].expression.constant = constant
        sum.reset(symbolCount: tableau.count)
        for index in 0..<definition.count { sum.add(definition[index].amount, of: definition[index].symbol) }
        attachSum(to: term, in: symbols)
    }

    /// Adds `factor` times the expression of a symbol, without its constant, to `sum`.
    private mutating func addTerms(of symbol: Int, times factor: Double, in symbols: Symbols) {
        let terms = symbols[symbol].expression.terms
        let definitions = symbols[symbol].expression.definitions
        for position in 0..<terms.count { sum.add(factor * terms[position].amount, of: terms[position].symbol) }
        for position in 0..<definitions.count {
            sum.add(factor * definitions[position].amount, of: definitions[position].symbol)
        }
    }

    /// Sets the expression of a constraint or derived variable, which must be empty, to `sum`.
    private mutating func attachSum(to symbol: Int, in symbols: Symbols) {
        sum.removeZeros()
        symbols[symbol].expression.terms.reserve(sum.count)
        for index in 0..<sum.count { symbols.attach(sum[index], to: symbol) }
    }

    /// Substitutes `definition` less `constant` for `term` in the expression of a user. Changes only the affected
    /// terms: an expression may be as long as the chain of views it is derived from.
    private mutating func replace(
        _ term: Int, _ constant: Double, in use: SymbolTerm, _ tableau: borrowing Tableau
    ) {
        let symbols = tableau.symbols
        let user = use.symbol
        symbols[user].expression.constant += use.amount * constant
        sum.reset(symbolCount: tableau.count)
        sum.add(-use.amount, of: term)
        for index in 0..<definition.count {
            sum.add(use.amount * definition[index].amount, of: definition[index].symbol)
        }
        sum.removeZeros()
        var terms = symbols[user].expression.terms
        var definitions = symbols[user].expression.definitions
        mergeSum(into: &terms, of: user, in: symbols)
        mergeSum(into: &definitions, of: user, in: symbols)
        symbols[user].expression.terms = terms
        symbols[user].expression.definitions = definitions
        for index in 0..<sum.count where sum[index].amount != 0 { symbols.attach(sum[index], to: user) }
    }

    /// Adds the amounts in `sum` to the terms with the same symbols, and sets them to 0 in `sum`.
    private mutating func mergeSum(into terms: inout UnmanagedArray<SymbolTerm>, of user: Int, in symbols: Symbols) {
        var position = terms.count - 1
        while position >= 0 {
            let term = terms[position]
            if let index = sum.position(of: term.symbol) {
                let amount = term.amount + sum.removeAmount(at: index)
                if abs(amount) > Tolerance.coefficient {
                    terms[position].amount = amount
                    symbols.updateReference(SymbolTerm(symbol: term.symbol, amount: amount), of: user)
                } else {
                    symbols.removeReference(to: user, in: term.symbol)
                    terms[position] = terms[terms.count - 1]
                    terms.removeLast()
                }
            }
            position -= 1
        }
    }
}

/// The references at the other end of each term.
extension Symbols {
    /// Adds a term to the expression of a symbol.
    fileprivate func attach(_ term: SymbolTerm, to symbol: Int) {
        let back = SymbolTerm(symbol: symbol, amount: term.amount)
        let used = self + term.symbol
        if used.pointee.kind == .definition {
            self[symbol].expression.definitions.append(term)
            used.pointee.substitutions.append(back)
            return
        }
        self[symbol].expression.terms.append(term)
        if self[symbol].kind == .derived {
            used.pointee.variable.derived.append(back)
        } else {
            used.pointee.variable.constraints.append(back)
        }
        let rate = self[symbol].chargedRate
        if rate != 0 { used.pointee.variable.charged.append(SymbolTerm(symbol: symbol, amount: rate * term.amount)) }
        used.pointee.variable.gapRate += self[symbol].chargedGapRate * term.amount
    }

    /// Updates the references after a term's amount in the expression of `user` has changed.
    fileprivate func updateReference(_ term: SymbolTerm, of user: Int) {
        let used = self + term.symbol
        if used.pointee.kind == .definition { return used.pointee.substitutions.setAmount(term.amount, of: user) }
        if self[user].kind == .derived { return used.pointee.variable.derived.setAmount(term.amount, of: user) }
        let constraints = used.pointee.variable.constraints
        let index = constraints.lastIndex(of: user)
        used.pointee.variable.gapRate += self[user].chargedGapRate * (term.amount - constraints[index].amount)
        constraints[index].amount = term.amount
        let rate = self[user].chargedRate
        if rate != 0 { used.pointee.variable.charged.setAmount(rate * term.amount, of: user) }
    }

    /// Removes the reference to `user` from a symbol that is no longer a term of it.
    fileprivate func removeReference(to user: Int, in symbol: Int) {
        let used = self + symbol
        if used.pointee.kind == .definition { return used.pointee.substitutions.remove(user) }
        if self[user].kind == .derived { return used.pointee.variable.derived.remove(user) }
        let gapRate = self[user].chargedGapRate
        if gapRate != 0 {
            let constraints = used.pointee.variable.constraints
            used.pointee.variable.gapRate -= gapRate * constraints[constraints.lastIndex(of: user)].amount
        }
        used.pointee.variable.constraints.remove(user)
        if self[user].chargedRate != 0 { used.pointee.variable.charged.remove(user) }
    }
}
