import ConstraintSolver

/// Finds the rectangles of the views and guides of one tree from the constraints in it.
///
/// A window, or the top of a tree without one, has an engine from the first constraint on. Constraints wait in it until
/// `update()`, which moves what they move and asks the superviews of what has moved to lay out; they place their
/// subviews in `layoutSubviews()`. A fitting question gets an engine of its own.
@MainActor final class LayoutEngine {
    private(set) weak var root: UIView?
    /// Whether the engine only answers how large its root could be, and leaves all views where they are.
    let isScratch: Bool
    let solver = Solver()

    /// Constraints that have become active since the last update.
    private var waiting: [NSLayoutConstraint] = []
    private(set) var rows: [ConstraintID: LayoutRow] = [:]
    /// Rows left out, as others exclude them.
    private(set) var broken: [LayoutRow] = []
    private var boxes: [ObjectIdentifier: LayoutBox] = [:]
    var places: [Variable: Place] = [:]
    /// Boxes whose content is to be asked for its size.
    var stale: [LayoutBox] = []
    /// Boxes of text that gets its height from its width.
    var wrapping: [ObjectIdentifier: LayoutBox] = [:]
    /// Rows that depend on where lines of text stand.
    var baselineRows: [ObjectIdentifier: LayoutRow] = [:]
    /// The row that `exerciseAmbiguityInLayout` added.
    var exercise: [LayoutRow] = []
    /// Whether something has changed since the last update. It asks for a frame; what the update moves asks for its layout.
    var needsUpdate = false {
        didSet {
            guard needsUpdate, !oldValue, !isUpdating, !isPlacing, !isScratch else { return }
            (root as? UIWindow)?.system.host.requestFrame()
        }
    }
    private var isUpdating = false
    /// Whether frames are being set from what the solver found.
    var isPlacing = false
    /// How much work was done since the engine was made.
    var counts = LayoutCounts()

    /// Where the value of a variable goes.
    struct Place {
        let box: LayoutBox
        let axis: NSLayoutConstraint.Axis
        let isLength: Bool
    }

    init(root: UIView, isScratch: Bool = false) {
        self.root = root
        self.isScratch = isScratch
    }

    /// Views that outlive the top of their tree go on with engines of their own.
    isolated deinit {
        guard !isScratch else { return }
        let constraints = dissolve()
        for constraint in constraints {
            constraint.holder?.topView.makeEngine().enqueue(constraint)
        }
    }

    /// How often text may get another height before the rest waits for the next layout.
    static let textRounds = 8

    // MARK: Constraints

    /// Takes a constraint up in the next update.
    func enqueue(_ constraint: NSLayoutConstraint) {
        constraint.engine = self
        waiting.append(constraint)
        needsUpdate = true
    }

    /// Takes a constraint up that stays where it is in the engine of its tree.
    func enqueueForFitting(_ constraint: NSLayoutConstraint) {
        waiting.append(constraint)
        needsUpdate = true
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        constraint.engine = nil
        guard let row = constraint.row else { return }
        constraint.row = nil
        remove(row)
    }

    private func installWaiting() {
        guard !waiting.isEmpty else { return }
        let taken = waiting
        waiting.removeAll()
        for constraint in taken where isScratch || (constraint.engine === self && constraint.row == nil) {
            install(constraint)
        }
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard let sum = sum(of: constraint) else { return }
        let row = LayoutRow(
            self, .constraint(constraint), sum, constraint.relation.inSolver, Double(constraint.constant),
            priority: Double(constraint.priority.rawValue))
        if !isScratch { constraint.row = row }
        if constraint.mentionsBaseline { baselineRows[ObjectIdentifier(row)] = row }
        add(row)
    }

    // MARK: Rows

    func add(_ row: LayoutRow) {
        needsUpdate = true
        do {
            let id = try solver.add(row.sentence, as: row.lastID)
            (row.id, row.lastID) = (id, id)
            rows[id] = row
            counts.rowsAdded += 1
        } catch {
            refuse(row, error)
        }
    }

    /// Says once that a row is beyond what layout reckons with.
    private func refuse(_ row: LayoutRow, _ reason: SolverFailure) {
        guard !row.isReported else { return }
        row.isReported = true
        misuse("A constraint takes no part in layout, as its numbers are out of range: \(reason): \(row.description)")
    }

    func remove(_ row: LayoutRow) {
        needsUpdate = true
        baselineRows[ObjectIdentifier(row)] = nil
        takeOut(row)
        if !row.opponents.isEmpty { broken.removeAll { $0 === row } }
        if let id = row.lastID { revive(brokenBy: id) }
    }

    private func takeOut(_ row: LayoutRow) {
        guard let id = row.id else { return }
        row.id = nil
        rows[id] = nil
        do { try solver.remove(id) } catch { preconditionFailure("The solver lost \(row.description): \(error).") }
    }

    /// Leaves `row` out of the layout until one of `opponents` changes.
    func breakRow(_ row: LayoutRow, opponents: Set<ConstraintID>) {
        takeOut(row)
        row.opponents = opponents
        broken.append(row)
    }

    private func revive(brokenBy id: ConstraintID) {
        guard !broken.isEmpty else { return }
        let revived = broken.filter { $0.opponents.contains(id) }
        guard !revived.isEmpty else { return }
        broken.removeAll { $0.opponents.contains(id) }
        for row in revived {
            row.opponents = []
            add(row)
        }
    }

    func setConstant(_ constant: Double, of row: LayoutRow) {
        guard constant != row.constant else { return }
        row.constant = constant
        pushConstant(of: row)
    }

    private func pushConstant(of row: LayoutRow) {
        needsUpdate = true
        counts.rowsChanged += 1
        guard let id = row.id else { return revive(row) }
        do { try solver.setConstant(row.rightSide, of: id) } catch { Log.line("\(row.description): \(error)") }
        revive(brokenBy: id)
    }

    private func revive(_ row: LayoutRow) {
        guard !row.opponents.isEmpty else { return }
        broken.removeAll { $0 === row }
        row.opponents = []
        add(row)
    }

    /// The constraint of `row` has another constant.
    func refreshConstant(of row: LayoutRow) {
        guard let constraint = row.constraint else { return }
        setConstant(Double(constraint.constant), of: row)
    }

    func setPriority(_ priority: UILayoutPriority, of row: LayoutRow) {
        let value = Double(priority.rawValue)
        guard value != row.priority else { return }
        row.priority = value
        needsUpdate = true
        counts.rowsChanged += 1
        guard let id = row.id else { return revive(row) }
        do { try solver.setPriority(Priority(value), of: id) } catch { Log.line("\(row.description): \(error)") }
    }

    /// Works out again what `row` says, after margins, sides, baselines or frames have changed.
    func refresh(_ row: LayoutRow) {
        guard let constraint = row.constraint, let sum = sum(of: constraint) else { return }
        guard sum != row.sum else { return }
        let isSameTerms = sum.terms == row.sum.terms
        row.sum = sum
        guard !isSameTerms else { return pushConstant(of: row) }
        guard row.id != nil else { return revive(row) }
        takeOut(row)
        add(row)
    }

    // MARK: Boxes

    /// The numbers of `item` here, made when they are first asked for.
    func box(of item: any LayoutItem) -> LayoutBox {
        if !isScratch, let box = item.layoutRecord.box, box.engine === self { return box }
        if let box = boxes[ObjectIdentifier(item)] { return box }
        let box = LayoutBox(item, in: self)
        boxes[ObjectIdentifier(item)] = box
        if !isScratch { item.layoutRecord.box = box }
        takeContent(of: box)
        return box
    }

    /// How wide `view` is as far as the engine knows, as text is measured in it, else as it stands. Points.
    func foundWidth(of view: UIView) -> CGFloat {
        let box = isScratch ? boxes[ObjectIdentifier(view)] : view.ownLayout?.box
        guard let part = box?.horizontal.length, !followsMask(view) else { return view.bounds.width }
        return CGFloat(part.value).floored(atScale: view.traitCollection.displayScale)
    }

    func remove(_ box: LayoutBox, key: ObjectIdentifier) {
        boxes[key] = nil
        wrapping[key] = nil
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            removeOwnRows(of: box, axis)
            let variables = [box[axis].origin?.variable, box[axis].length?.variable, box[axis].offset?.variable]
            if let offset = box[axis].offset { remove(offset.row) }
            for variable in variables.compactMap({ $0 }) {
                places[variable] = nil
                if !isRemoved(variable) { orphans.append(variable) }
            }
            box[axis] = LayoutBox.Span()
        }
    }

    /// Variables of items that are gone but that rows of others still mention.
    private var orphans: [Variable] = []

    private func isRemoved(_ variable: Variable) -> Bool {
        do {
            try solver.remove(variable)
            return true
        } catch {
            return error != .variableInUse(variable)
        }
    }

    // MARK: Update

    /// Brings all rectangles up to date, text that wraps included. Costs nothing when nothing has changed.
    func update() {
        guard needsUpdate, !isUpdating, let root else { return }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<LayoutEngine.textRounds {
            needsUpdate = false
            orphans.removeAll { isRemoved($0) }
            installWaiting()
            refreshContent()
            solve()
            readBack()
            measureText()
            guard needsUpdate else { return }
        }
        Log.line("Text did not come to rest in \(LayoutEngine.textRounds) rounds of layout in \(root).")
    }

    /// Forgets everything; the constraints, the oldest first, are for another engine.
    func dissolve() -> [NSLayoutConstraint] {
        var constraints = waiting.filter { $0.engine === self }
        for row in Array(rows.values) + broken {
            guard let constraint = row.constraint, constraint.row === row else { continue }
            constraint.row = nil
            constraints.append(constraint)
        }
        for box in boxes.values {
            if let item = box.item, item.layoutRecord.box === box { item.layoutRecord.box = nil }
        }
        boxes.removeAll()
        rows.removeAll()
        broken.removeAll()
        waiting.removeAll()
        places.removeAll()
        baselineRows.removeAll()
        for constraint in constraints { constraint.engine = nil }
        return constraints.filter { $0.holder != nil }.sorted { $0.age < $1.age }
    }
}

extension NSLayoutConstraint.Relation {
    var inSolver: Constraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint {
    var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    var mentionsStackBaseline: Bool {
        (firstAttribute.isBaseline && first.item is UIStackView)
            || (secondAttribute.isBaseline && second?.item is UIStackView)
    }
}

/// What an engine has done since it was made, for tests and benchmarks.
package struct LayoutCounts: Equatable, Sendable {
    /// Runs of the solver.
    package var solved = 0
    /// Items with a number that the solver had moved.
    package var boxesRead = 0
    /// Texts set to find their heights.
    package var measured = 0
    /// Views given a place.
    package var placed = 0
    /// Sentences handed to the solver.
    package var rowsAdded = 0
    /// Sentences that got another constant or priority.
    package var rowsChanged = 0

    package static let none = LayoutCounts()

    package static func - (after: LayoutCounts, before: LayoutCounts) -> LayoutCounts {
        LayoutCounts(
            solved: after.solved - before.solved, boxesRead: after.boxesRead - before.boxesRead,
            measured: after.measured - before.measured, placed: after.placed - before.placed,
            rowsAdded: after.rowsAdded - before.rowsAdded, rowsChanged: after.rowsChanged - before.rowsChanged)
    }
}

extension UIView {
    /// What the engine of this view's tree has done; nil where there is none.
    package var layoutCounts: LayoutCounts? { treeEngine?.counts }
}
