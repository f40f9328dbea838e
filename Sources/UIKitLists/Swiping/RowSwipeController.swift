import CoreGraphics
import QuartzCore
import StateMachines
import UIKitCore

/// Moves the row that a finger swipes aside, shows its actions and performs them. A table has one, and so has a
/// collection view with lists.
@MainActor package final class RowSwipeController {
    /// What was so when the row began to move, in points.
    private struct Start {
        /// How far the row was aside when the current drag began.
        var length: CGFloat = 0
        /// The list's vertical offset when the row was moved aside.
        var offset: CGFloat = 0
    }

    private let host: any RowSwipeHost
    private var machine = RowSwipeStateMachine()
    private let effects = EffectRunner<RowSwipeStateMachine.Effect>()
    private weak var row: UIView?
    private var actionsView: SwipeActionsView?
    /// Whether the row moves to the left.
    private var isAtRight = true
    /// How far the row is aside. Points, positive.
    private var length: CGFloat = 0
    private var chosenButton: SwipeActionButton?
    /// Whether the row is about to leave its list.
    private var isRowGone = false
    /// Distinguishes handlers that finish late from the current one.
    private var performance = 0
    private var start = Start()
    private lazy var pan = RowSwipeGestureRecognizer(self)

    /// Creates a controller for rows that `host` gives actions.
    package init(_ host: any RowSwipeHost) {
        self.host = host
    }

    private var list: UIScrollView { host.scrollView }

    /// Makes rows swipable.
    package func attach() {
        pan.addTarget(self, action: Selector("handlePan", RowSwipeController.handlePan))
        list.addGestureRecognizer(pan)
    }

    /// Whether a row is aside, or on its way.
    package var isActive: Bool { machine.phase != .closed }

    /// The row that is aside; nil for none.
    package var swipedRow: UIView? { isActive ? row : nil }

    /// Moves `target` aside, as the control of an edited row does.
    package func showActions(of target: UIView) {
        let isAtRight = list.effectiveUserInterfaceLayoutDirection == .leftToRight
        guard let actions = configuration(atRight: isAtRight, of: target, isConfirmation: true) else { return }
        send(.rowRemoved)
        prepare(target, actions, atRight: isAtRight)
        send(.dragBegan)
        send(.dragEnded(.open))
    }

    /// Whether `row` is aside.
    package func isSwiped(_ row: UIView) -> Bool { self.row === row && isActive }

    /// The horizontal distance of `row` from its place. Points.
    package func displacement(of row: UIView) -> CGFloat {
        guard self.row === row else { return 0 }
        return isAtRight ? -length : length
    }

    // MARK: Events

    /// The view that gets the touches that hit `view`: the list while a row is aside, except on the row's actions.
    package func receiver(ofTouchesOn view: UIView) -> UIView {
        isActive && actionsView.map(view.isDescendant) != true ? list : view
    }

    /// Closes the row for a touch at `point`, in the list's coordinates, unless the touch is on the row: that one may
    /// drag it. Returns whether a row was aside.
    package func touchBegan(at point: CGPoint) -> Bool {
        switch machine.phase {
        case .closed, .dragging: return false
        case .open, .performing, .closing: break
        }
        if row?.frame.contains(point) != true { send(.interrupted) }
        return true
    }

    /// Closes the row after a tap on it.
    package func rowTapped() { send(.interrupted) }

    /// Closes the row when its list has scrolled.
    package func listDidScroll() {
        guard isActive, list.bounds.minY != start.offset else { return }
        start.offset = list.bounds.minY
        send(.interrupted)
    }

    /// Puts the row back at once, because its view is needed for another row. Its list still has it.
    package func endSwipe(of row: UIView) {
        if self.row === row { send(.rowRemoved) }
    }

    /// Ends the swipe of a row that is gone.
    package func rowWillDisappear(_ row: UIView) {
        guard self.row === row else { return }
        isRowGone = true
        send(.rowRemoved)
        isRowGone = false
    }

    /// Whether a drag by `translation` from `point`, in the list's coordinates, swipes a row.
    func shouldBegin(translation: CGVector, from point: CGPoint) -> Bool {
        guard abs(translation.dx) > abs(translation.dy), let target = host.swipeRow(at: point) else { return false }
        if isActive, target === row {
            switch machine.phase {
            case .open, .closing: return true
            case .closed, .dragging, .performing: return false
            }
        }
        guard !host.isEditing, let actions = configuration(atRight: translation.dx < 0, of: target) else {
            return false
        }
        send(.rowRemoved)
        prepare(target, actions, atRight: translation.dx < 0)
        return true
    }

    /// The actions at a side of a row; nil when there are none.
    private func configuration(
        atRight: Bool, of target: UIView, isConfirmation: Bool = false
    ) -> UISwipeActionsConfiguration? {
        let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let actions = host.swipeActions(
            trailing: atRight != isRightToLeft, of: target, isConfirmation: isConfirmation)
        return actions?.actions.isEmpty == true ? nil : actions
    }

    private func prepare(_ target: UIView, _ actions: UISwipeActionsConfiguration, atRight: Bool) {
        row = target
        isAtRight = atRight
        length = 0
        start.offset = list.bounds.minY
        actionsView = SwipeActionsView(actions, isAtRight: atRight) { [weak self] button in
            self?.chosenButton = button
            self?.send(.actionChosen)
        }
    }

    private func handlePan() {
        guard let view = actionsView, let row else { return }
        let geometry = view.geometry(for: row.bounds.size)
        let sign: CGFloat = isAtRight ? -1 : 1
        switch pan.state {
        case .began:
            stopAnimation(of: row)
            start.length = length
            send(.dragBegan)
            move(to: geometry.length(forDrag: start.length + pan.translation(in: list).x * sign))
        case .changed:
            guard machine.phase == .dragging else { return }
            move(to: geometry.length(forDrag: start.length + pan.translation(in: list).x * sign))
        case .ended:
            send(.dragEnded(geometry.release(at: length, velocity: pan.velocity(in: list).x * sign)))
        case .cancelled: send(.dragEnded(.closed))
        case .possible, .failed: return
        }
    }

    /// Continues from where an animated row is shown.
    private func stopAnimation(of row: UIView) {
        guard let shown = row.layer.presentation()?.position.x else { return }
        let distance = (shown - row.layer.position.x) * (isAtRight ? -1 : 1)
        length = max(0, length + distance)
        row.layer.removeAllAnimations()
        actionsView?.layer.removeAllAnimations()
        for button in actionsView?.buttons ?? [] { button.layer.removeAllAnimations() }
    }

    // MARK: Effects

    private func send(_ event: RowSwipeStateMachine.Event) {
        effects.run(machine.handle(event), perform: perform)
    }

    private func perform(_ effect: RowSwipeStateMachine.Effect) {
        switch effect {
        case .showActions: showActions()
        case .animateOpen: animate(to: openLength, coversAll: false) {}
        case .animateClosed:
            animate(to: 0, coversAll: false) { [weak self] in self?.send(.animationEnded) }
        case .animateFull: animate(to: row?.bounds.width ?? 0, coversAll: true) {}
        case .performFirstAction:
            chosenButton = actionsView?.buttons.first
            performChosenAction()
        case .performChosenAction: performChosenAction()
        case .removeActions: removeActions()
        }
    }

    private var openLength: CGFloat {
        guard let row, let actionsView else { return 0 }
        return actionsView.geometry(for: row.bounds.size).openLength
    }

    private func showActions() {
        guard let row, let actionsView else { return }
        host.swipeWillBegin(on: row)
        list.insertSubview(actionsView, belowSubview: row)
        actionsView.layer.cornerCurve = .continuous
        actionsView.layer.cornerRadius = row.layer.cornerRadius
        actionsView.layer.maskedCorners = row.layer.maskedCorners
        host.swipeDidBegin(on: row)
    }

    private func move(to length: CGFloat) {
        guard let row, let actionsView else { return }
        let isFull = actionsView.geometry(for: row.bounds.size).isFull(length)
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
        guard let row, let actionsView, let place = host.swipePlace(of: row) else { return }
        row.frame = place.offsetBy(dx: displacement(of: row), dy: 0)
        actionsView.layOut(length: length, in: place, coversAll: coversAll)
    }

    /// Keeps row and buttons where they are after the list has laid out its rows.
    package func listDidLayOut() {
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
        let swiped = row
        animation = nil
        performance += 1
        chosenButton = nil
        actionsView?.removeFromSuperview()
        actionsView = nil
        length = 0
        row = nil
        guard let swiped else { return }
        host.swipeWillEnd(on: swiped)
        if !isRowGone, let place = host.swipePlace(of: swiped) { swiped.frame = place }
        host.swipeDidEnd(on: swiped, isRowGone: isRowGone)
    }
}
