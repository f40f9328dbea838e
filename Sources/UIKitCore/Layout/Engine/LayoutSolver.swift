import ConstraintSolver

/// The constraint solver of a layout engine, in terms of layout rows and boxes.
///
/// When required rows conflict, it leaves one of them out until another row of the conflict changes.
@MainActor final class LayoutSolver {
    /// The part of a box that a variable belongs to.
    struct VariableRole {
        let box: LayoutBox
        let axis: NSLayoutConstraint.Axis
        let isLength: Bool
    }

    private let solver = Solver()
    /// Whether conflicts are not reported, because the rows are also in another solver.
    private let isSilent: Bool
    private var rows: [ConstraintID: LayoutRow] = [:]
    /// Rows left out of the solver, because they conflict with others.
    private var brokenRows: [LayoutRow] = []
    private var roles: [Variable: VariableRole] = [:]
    /// Variables of removed items that rows still use.
    private var orphanedVariables: [Variable] = []

    init(isSilent: Bool) {
        self.isSilent = isSilent
    }

    // MARK: Variables

    /// Creates a variable of a given age; a smaller number is older.
    func makeVariable(age: UInt32, isLength: Bool) -> Variable { solver.makeVariable(age: age, isLength: isLength) }

    /// Reports a variable's changes under `role`.
    func setRole(_ role: VariableRole, of variable: Variable) { roles[variable] = role }

    /// Removes a variable, as soon as no row uses it.
    func remove(_ variable: Variable) {
        roles[variable] = nil
        if !isRemoved(variable) { orphanedVariables.append(variable) }
    }

    /// Removes the variables of removed items that no row uses any longer.
    func removeOrphanedVariables() { orphanedVariables.removeAll { isRemoved($0) } }

    private func isRemoved(_ variable: Variable) -> Bool {
        do {
            try solver.remove(variable)
            return true
        } catch {
            return error != .variableInUse(variable)
        }
    }

    /// Calls `receive` with every origin and length that has changed since the last call.
    func takeChanges(_ receive: (VariableRole, Double) -> Void) {
        solver.takeChanges { variable, value in
            if let role = roles[variable] { receive(role, value) }
        }
    }

    // MARK: Rows

    /// The rows, including those left out because of a conflict.
    var allRows: [LayoutRow] { Array(rows.values) + brokenRows }

    /// Forgets all rows and variables, when the engine is given up.
    func removeAll() {
        rows.removeAll()
        brokenRows.removeAll()
        roles.removeAll()
    }

    /// Adds a row. Reports values that are out of range once, and ignores the row.
    func add(_ row: LayoutRow) {
        row.engine.needsUpdate = true
        do {
            let id = try solver.add(row.solverConstraint, as: row.lastID)
            row.id = id
            row.lastID = id
            rows[id] = row
            row.engine.counts.rowsAdded += 1
        } catch {
            guard !row.isReported else { return }
            row.isReported = true
            misuse("A constraint was ignored because its values are out of range: \(error): \(row.description)")
        }
    }

    /// Removes a row, and adds those again that were left out because of it.
    func remove(_ row: LayoutRow) {
        row.engine.needsUpdate = true
        removeFromSolver(row)
        if !row.conflictingIDs.isEmpty { brokenRows.removeAll { $0 === row } }
        if let id = row.lastID { restoreRows(brokenBy: id) }
    }

    private func removeFromSolver(_ row: LayoutRow) {
        guard let id = row.id else { return }
        row.id = nil
        rows[id] = nil
        do { try solver.remove(id) } catch {
            preconditionFailure("The solver could not remove \(row.description): \(error).")
        }
    }

    /// Changes the constant of a row.
    func setConstant(_ constant: Double, of row: LayoutRow) {
        guard constant != row.constant else { return }
        row.constant = constant
        sendConstant(of: row)
    }

    private func sendConstant(of row: LayoutRow) {
        row.engine.needsUpdate = true
        row.engine.counts.rowsChanged += 1
        guard let id = row.id else { return restore(row) }
        do { try solver.setConstant(row.rightSide, of: id) } catch { Log.line("\(row.description): \(error)") }
        restoreRows(brokenBy: id)
    }

    /// Changes the priority of a row.
    func setPriority(_ priority: Double, of row: LayoutRow) {
        guard priority != row.priority else { return }
        row.priority = priority
        row.engine.needsUpdate = true
        row.engine.counts.rowsChanged += 1
        guard let id = row.id else { return restore(row) }
        do { try solver.setPriority(Priority(priority), of: id) } catch { Log.line("\(row.description): \(error)") }
    }

    /// Changes the expression of a row.
    func setExpression(_ sum: LayoutExpression, of row: LayoutRow) {
        guard sum != row.expression else { return }
        let isSameTerms = sum.terms == row.expression.terms
        row.expression = sum
        guard !isSameTerms else { return sendConstant(of: row) }
        guard row.id != nil else { return restore(row) }
        removeFromSolver(row)
        add(row)
    }

    // MARK: Solving

    /// Solves for all variables. Breaks one constraint of each set that cannot be satisfied.
    func solve() {
        while true {
            do {
                return try solver.solve()
            } catch .unsatisfiable(let ids) {
                guard breakRow(of: ids) else { return }
            } catch {
                return Log.line("The layout is not optimal: \(error).")
            }
        }
    }

    /// Breaks one of the conflicting rows: the most recently activated constraint of the app, otherwise an intrinsic
    /// size, otherwise a frame. False when there is none to break.
    private func breakRow(of ids: Set<ConstraintID>) -> Bool {
        let rows = ids.compactMap { self.rows[$0] }
        let broken = rows.max {
            ($0.weight, $0.constraint?.activationOrder ?? 0, $0.lastID?.description.count ?? 0)
                < ($1.weight, $1.constraint?.activationOrder ?? 0, $1.lastID?.description.count ?? 0)
        }
        guard let broken else { return false }
        var others = ids
        if let id = broken.id { others.remove(id) }
        if !isSilent, !broken.isReported {
            broken.isReported = true
            misuse(ConflictReport(rows: rows, broken: broken).text)
        }
        removeFromSolver(broken)
        broken.conflictingIDs = others
        brokenRows.append(broken)
        return true
    }

    /// Adds the rows again that were left out because of a conflict with a row that has changed.
    private func restoreRows(brokenBy id: ConstraintID) {
        guard !brokenRows.isEmpty else { return }
        let restored = brokenRows.filter { $0.conflictingIDs.contains(id) }
        guard !restored.isEmpty else { return }
        brokenRows.removeAll { $0.conflictingIDs.contains(id) }
        for row in restored {
            row.conflictingIDs = []
            add(row)
        }
    }

    private func restore(_ row: LayoutRow) {
        guard !row.conflictingIDs.isEmpty else { return }
        brokenRows.removeAll { $0 === row }
        row.conflictingIDs = []
        add(row)
    }

    // MARK: Debugging

    /// Whether the constraints allow other values of the variable.
    func isAmbiguous(_ variable: Variable) -> Bool {
        do { return try solver.isAmbiguous(variable) } catch { return false }
    }

    /// The rows because of which `row` is left out, the app's constraints by age first; empty while it holds.
    func rows(conflictingWith row: LayoutRow) -> [LayoutRow] {
        row.conflictingIDs.compactMap { rows[$0] }.sorted {
            ($0.constraint?.activationOrder ?? .max, $0.description)
                < ($1.constraint?.activationOrder ?? .max, $1.description)
        }
    }

    /// The app's constraints that determine the variable's value, the older first.
    func constraints(affecting variable: Variable) -> [NSLayoutConstraint] {
        do {
            return try solver.constraints(affecting: variable).compactMap { rows[$0]?.constraint }
        } catch {
            return []
        }
    }
}

extension LayoutRow {
    /// Rows with a higher weight are broken first.
    fileprivate var weight: Int {
        switch source {
        case .constraint(let constraint): constraint.isCreatedByStackView ? 3 : 4
        case .contentSize: 2
        case .autoresizingMask: 1
        case .implicit: 0
        }
    }
}
