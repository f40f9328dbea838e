import UIKitCore

/// An undo manager that tells what happens to its changes: a group is one change.
final class DocumentUndoManager: UndoManager {
    private let report: (UIDocument.ChangeKind) -> Void
    /// Whether the open groups have a change.
    private var groupHasChange = false

    init(report: @escaping (UIDocument.ChangeKind) -> Void) {
        self.report = report
        super.init()
    }

    private var isReverting: Bool { isUndoing || isRedoing }

    override func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        super.registerUndo(withTarget: target, handler: handler)
        guard isUndoRegistrationEnabled, !isReverting else { return }
        if groupingLevel > 0 { groupHasChange = true } else { report(.done) }
    }

    override func endUndoGrouping() {
        super.endUndoGrouping()
        guard groupingLevel == 0, groupHasChange, !isReverting else { return }
        groupHasChange = false
        report(.done)
    }

    override func undo() {
        let isPossible = canUndo && !isReverting
        super.undo()
        if isPossible { report(.undone) }
    }

    override func redo() {
        let isPossible = canRedo && !isReverting
        super.redo()
        if isPossible { report(.redone) }
    }
}
