/// Records the reverse of changes, so that the user can take them back and make them again.
///
/// Foundation on Linux has no class of this name. A registration outside of a group is a group of its own: there is no
/// grouping by event.
@MainActor open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let perform: @MainActor () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    private var disableCount = 0
    /// Whether `undo()` is running.
    open private(set) var isUndoing = false
    /// Whether `redo()` is running.
    open private(set) var isRedoing = false

    /// Creates a manager without changes.
    public override init() {
        super.init()
    }

    /// How many groups are kept; 0, the default, for no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }
    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }
    /// Whether changes are recorded. Default true.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
    /// Whether there is a change to take back.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    /// Whether there is a change to make again.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// The name of the change that `undo()` takes back; empty for none.
    open var undoActionName: String { undoStack.last?.name ?? "" }
    /// The name of the change that `redo()` makes again; empty for none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// Begins a group. Groups inside it are part of it.
    open func beginUndoGrouping() { openGroups.append(Group()) }

    /// Ends the group that was begun last. Without one, it does nothing.
    open func endUndoGrouping() {
        guard let group = openGroups.popLast() else { return }
        guard !group.actions.isEmpty else { return }
        if openGroups.isEmpty {
            push(group)
        } else {
            openGroups[openGroups.count - 1].actions += group.actions
        }
    }

    /// Stops recording, until as many calls of `enableUndoRegistration()`.
    open func disableUndoRegistration() { disableCount += 1 }
    /// Continues recording.
    open func enableUndoRegistration() { disableCount = max(disableCount - 1, 0) }

    /// Records how a change is taken back. `target` is not retained: when it is gone, its changes are too.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if !isUndoing, !isRedoing { redoStack.removeAll() }
        let action = Action(target: target) { [weak target] in target.map(handler) }
        if openGroups.isEmpty {
            push(Group(actions: [action]))
        } else {
            openGroups[openGroups.count - 1].actions.append(action)
        }
    }

    /// Names the change that is being recorded, for menus.
    open func setActionName(_ actionName: String) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].name = actionName
        } else if isUndoing, !redoStack.isEmpty {
            redoStack[redoStack.count - 1].name = actionName
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    private func push(_ group: Group) {
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    /// Takes the last change back. Ends an open group first. Does nothing when there is none, or during an undo.
    open func undo() {
        guard !isUndoing, !isRedoing else { return }
        while !openGroups.isEmpty { endUndoGrouping() }
        guard let group = undoStack.popLast() else { return }
        isUndoing = true
        perform(group)
        isUndoing = false
    }

    /// Takes the last change back. In this class the same as `undo()`.
    open func undoNestedGroup() { undo() }

    /// Makes the change again that was taken back last. Does nothing when there is none.
    open func redo() {
        guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
        isRedoing = true
        perform(group)
        isRedoing = false
    }

    /// Performs the actions backwards. What they register becomes one group.
    private func perform(_ group: Group) {
        beginUndoGrouping()
        for action in group.actions.reversed() where action.target != nil { action.perform() }
        openGroups[openGroups.count - 1].name = group.name
        endUndoGrouping()
    }

    /// Forgets all changes.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        openGroups = openGroups.map { _ in Group() }
    }

    /// Forgets the changes of `target`.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target == nil || $0.target === object }
                return group
            }
        }
        undoStack = without(undoStack).filter { !$0.actions.isEmpty }
        redoStack = without(redoStack).filter { !$0.actions.isEmpty }
        openGroups = without(openGroups)
    }
}
