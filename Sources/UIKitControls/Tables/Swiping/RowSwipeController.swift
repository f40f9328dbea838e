import CoreGraphics
import QuartzCore
import UIKitCore

/// Moves the row that a finger swipes aside, shows its actions and performs them. A table has one.
@MainActor final class RowSwipeController: RowMover {
    /// What was so when the row began to move, in points.
    private struct Start {
        /// How far the row was aside when the current drag began.
        var length: CGFloat = 0
        /// The table's vertical offset when the row was moved aside.
        var offset: CGFloat = 0
    }

    private unowned let table: UITableView
    private var machine = RowSwipeStateMachine()
    private(set) weak var cell: UITableViewCell?
    private var actionsView: SwipeActionsView?
    /// Whether the row moves to the left.
    private var isAtRight = true
    /// How far the row is aside. Points, positive.
    private var length: CGFloat = 0
    private var chosenButton: SwipeActionButton?
    /// Whether the cell is about to leave the table.
    private var isRowGone = false
    /// Distinguishes handlers that finish late from the current one.
    private var performance = 0
    private var start = Start()
    private lazy var pan = RowSwipeGestureRecognizer(self)

    init(_ table: UITableView) {
        self.table = table
    }

    /// Makes rows swipable.
    func attach() {
        pan.addTarget(self, action: Selector("handlePan", RowSwipeController.handlePan))
        table.addGestureRecognizer(pan)
    }

    /// Whether a row is aside, or on its way.
    var isActive: Bool { machine.phase != .closed }

    /// The row that is aside; nil for none.
    var swipedCell: UITableViewCell? { isActive ? cell : nil }

    /// Moves the row of `cell` aside, as the control of an edited row does.
    func showActions(of target: UITableViewCell) {
        guard let path = table.indexPath(for: target) else { return }
        let isAtRight = table.effectiveUserInterfaceLayoutDirection == .leftToRight
        guard let actions = configuration(atRight: isAtRight, of: path, isConfirmation: true) else { return }
        send(.rowRemoved)
        prepare(target, actions, atRight: isAtRight)
        send(.dragBegan)
        send(.dragEnded(.open))
    }

    /// Whether `cell` is aside.
    func isSwiped(_ cell: UITableViewCell) -> Bool { self.cell === cell && isActive }

    /// The horizontal distance of `cell` from its place. Points.
    func displacement(of cell: UITableViewCell) -> CGFloat {
        guard self.cell === cell else { return 0 }
        return isAtRight ? -length : length
    }

    // MARK: Events

    /// Whether `view` is one of the row's actions.
    func contains(_ view: UIView) -> Bool { actionsView.map(view.isDescendant) ?? false }

    /// Closes the row for a touch at `point`, in the table's coordinates, unless the touch is on the row: that one may
    /// drag it. Returns whether a row was aside.
    func touchBegan(at point: CGPoint) -> Bool {
        switch machine.phase {
        case .closed, .dragging: return false
        case .open, .performing, .closing: break
        }
        if cell?.frame.contains(point) != true { send(.interrupted) }
        return true
    }

    /// Closes the row after a tap on it.
    func rowTapped() { send(.interrupted) }

    /// Closes the row when the table has scrolled.
    func tableDidScroll() {
        guard isActive, table.bounds.minY != start.offset else { return }
        start.offset = table.bounds.minY
        send(.interrupted)
    }

    /// Puts the row back at once, because its cell is needed for another row or is gone.
    func cellWillDisappear(_ cell: UITableViewCell) {
        guard self.cell === cell else { return }
        isRowGone = true
        send(.rowRemoved)
        isRowGone = false
    }

    /// Whether a drag by `translation` from `point`, in the table's coordinates, swipes a row.
    func shouldBegin(translation: CGVector, from point: CGPoint) -> Bool {
        guard abs(translation.dx) > abs(translation.dy), let path = table.indexPathForRow(at: point),
            let target = table.cellForRow(at: path)
        else { return false }
        if isActive, target === cell {
            switch machine.phase {
            case .open, .closing: return true
            case .closed, .dragging, .performing: return false
            }
        }
        guard !table.isEditing, let actions = configuration(atRight: translation.dx < 0, of: path) else { return false }
        send(.rowRemoved)
        prepare(target, actions, atRight: translation.dx < 0)
        return true
    }

    /// The actions at a side of a row; nil when there are none.
    private func configuration(
        atRight: Bool, of path: IndexPath, isConfirmation: Bool = false
    ) -> UISwipeActionsConfiguration? {
        let isRightToLeft = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return table.swipeActions(trailing: atRight != isRightToLeft, of: path, isConfirmation: isConfirmation)
    }

    private func prepare(_ target: UITableViewCell, _ actions: UISwipeActionsConfiguration, atRight: Bool) {
        cell = target
        isAtRight = atRight
        length = 0
        start.offset = table.bounds.minY
        actionsView = SwipeActionsView(actions, isAtRight: atRight) { [weak self] button in
            self?.chosenButton = button
            self?.send(.actionChosen)
        }
    }

    private func handlePan() {
        guard let view = actionsView, let cell else { return }
        let geometry = view.geometry(forWidth: cell.bounds.width)
        let sign: CGFloat = isAtRight ? -1 : 1
        switch pan.state {
        case .began:
            stopAnimation(of: cell)
            start.length = length
            send(.dragBegan)
            move(to: geometry.length(forDrag: start.length + pan.translation(in: table).x * sign))
        case .changed:
            guard machine.phase == .dragging else { return }
            move(to: geometry.length(forDrag: start.length + pan.translation(in: table).x * sign))
        case .ended:
            send(.dragEnded(geometry.release(at: length, velocity: pan.velocity(in: table).x * sign)))
        case .cancelled: send(.dragEnded(.closed))
        case .possible, .failed: return
        }
    }

    /// Continues from where an animated row is shown.
    private func stopAnimation(of cell: UITableViewCell) {
        guard let shown = cell.layer.presentation()?.position.x else { return }
        let distance = (shown - cell.layer.position.x) * (isAtRight ? -1 : 1)
        length = max(0, length + distance)
        cell.layer.removeAllAnimations()
        actionsView?.layer.removeAllAnimations()
        for button in actionsView?.buttons ?? [] { button.layer.removeAllAnimations() }
    }

    // MARK: Effects

    private func send(_ event: RowSwipeStateMachine.Event) {
        for effect in machine.handle(event) { perform(effect) }
    }

    private func perform(_ effect: RowSwipeStateMachine.Effect) {
        switch effect {
        case .showActions: showActions()
        case .animateOpen: animate(to: openLength, coversAll: false) {}
        case .animateClosed:
            animate(to: 0, coversAll: false) { [weak self] in self?.send(.animationEnded) }
        case .animateFull: animate(to: cell?.bounds.width ?? 0, coversAll: true) {}
        case .performFirstAction:
            chosenButton = actionsView?.buttons.first
            performChosenAction()
        case .performChosenAction: performChosenAction()
        case .removeActions: removeActions()
        }
    }

    private var openLength: CGFloat {
        guard let cell, let actionsView else { return 0 }
        return actionsView.geometry(forWidth: cell.bounds.width).openLength
    }

    private func showActions() {
        guard let cell, let actionsView else { return }
        let path = table.indexPath(for: cell)
        if !table.isEditing, let path { table.delegate?.tableView(table, willBeginEditingRowAt: path) }
        cell.willTransition(
            to: cell.isEditing ? [.showingEditControl, .showingDeleteConfirmation] : .showingDeleteConfirmation)
        table.insertSubview(actionsView, belowSubview: cell)
        actionsView.layer.cornerCurve = .continuous
        actionsView.layer.cornerRadius = cell.layer.cornerRadius
        actionsView.layer.maskedCorners = cell.layer.maskedCorners
        cell.configurations.setNeedsUpdate()
        cell.didTransition(
            to: cell.isEditing ? [.showingEditControl, .showingDeleteConfirmation] : .showingDeleteConfirmation)
    }

    private func move(to length: CGFloat) {
        guard let cell, let actionsView else { return }
        let isFull = actionsView.geometry(forWidth: cell.bounds.width).isFull(length)
        let update = { [self] in
            self.length = length
            place(coversAll: isFull)
        }
        guard isFull != actionsView.coversAll else { return update() }
        UIView.animate(
            withDuration: SwipeMetrics.animationDuration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: update)
    }

    /// Positions the row and the buttons for the current length.
    private func place(coversAll: Bool) {
        guard let cell, let actionsView, let path = table.indexPath(for: cell) else { return }
        let row = table.cellFrame(at: path)
        cell.frame = row.offsetBy(dx: displacement(of: cell), dy: 0)
        actionsView.layOut(length: length, in: row, coversAll: coversAll)
    }

    /// Keeps row and buttons where they are after the table has laid out its cells.
    func tableDidLayOut() {
        guard isActive, let actionsView else { return }
        place(coversAll: actionsView.coversAll)
    }

    private func animate(to length: CGFloat, coversAll: Bool, completion: @escaping () -> Void) {
        let token = UUID()
        animation = token
        UIView.animate(
            withDuration: SwipeMetrics.animationDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [self] in
                self.length = length
                place(coversAll: coversAll)
            },
            completion: { [weak self] _ in
                guard self?.animation == token else { return }
                completion()
            })
    }

    /// Identifies the last animation, so that an interrupted one reports nothing.
    private var animation: UUID?

    private func performChosenAction() {
        guard let button = chosenButton else { return }
        performance += 1
        let current = performance
        chosenButton = nil
        button.action.handler(button.action, button) { [weak self] _ in
            guard let self, performance == current else { return }
            performance += 1
            send(.actionFinished)
        }
    }

    private func removeActions() {
        let swiped = cell
        animation = nil
        performance += 1
        chosenButton = nil
        actionsView?.removeFromSuperview()
        actionsView = nil
        length = 0
        cell = nil
        guard let swiped else { return }
        let path = isRowGone ? nil : table.indexPath(for: swiped)
        swiped.willTransition(to: swiped.isEditing ? .showingEditControl : [])
        if let path { swiped.frame = table.cellFrame(at: path) }
        swiped.configurations.setNeedsUpdate()
        swiped.didTransition(to: swiped.isEditing ? .showingEditControl : [])
        if !table.isEditing { table.delegate?.tableView(table, didEndEditingRowAt: path) }
    }
}
