import CoreGraphics
@_spi(Core) import UIKitCore

/// Selects the items between the first and the current one, while two fingers are dragged.
@MainActor final class MultipleSelectionController {
    private unowned let selection: any ListSelection
    private lazy var recognizer = MultipleSelectionGestureRecognizer(self)
    /// The item at which the drag began; nil for no drag.
    private var start: IndexPath?
    /// The items that this drag has selected.
    private var selected: [IndexPath] = []
    /// The delegate's answer for the current touches; nil before it was asked.
    private var answer: Bool?

    /// Creates a controller for `selection`, which outlives it.
    init(_ selection: any ListSelection) { self.selection = selection }

    private var list: any ListView { selection.list }

    /// Adds the recognizer to the list.
    func attach() {
        recognizer.addTarget(
            self, action: Selector("handleMultipleSelection", MultipleSelectionController.handleDrag))
        list.addGestureRecognizer(recognizer)
    }

    /// Whether a drag of the list's own recognizer has to leave its touches to the selection.
    func takesTouches(of pan: UIGestureRecognizer) -> Bool {
        pan.numberOfTouches == recognizer.minimumNumberOfTouches && recognizer.numberOfTouches == pan.numberOfTouches
            && shouldBegin()
    }

    /// Asks the delegate once for each attempt.
    fileprivate func shouldBegin() -> Bool {
        if let answer { return answer }
        let path = list.itemPath(at: recognizer.location(in: list))
        let isAllowed = path.map { selection.shouldBeginMultipleSelection(at: $0) } ?? false
        answer = isAllowed
        return isAllowed
    }

    fileprivate func forgetAnswer() { answer = nil }

    private func handleDrag() {
        switch recognizer.state {
        case .began:
            guard let path = list.itemPath(at: recognizer.location(in: list)) else { return }
            start = path
            selection.unhighlightItem()
            selection.didBeginMultipleSelection(at: path)
            extend(to: path)
        case .changed:
            if let path = list.itemPath(at: recognizer.location(in: list)) { extend(to: path) }
        case .ended, .cancelled, .failed:
            guard start != nil else { return }
            start = nil
            selected = []
            selection.didEndMultipleSelection()
        case .possible: break
        }
    }

    private func extend(to path: IndexPath) {
        guard let start else { return }
        let wanted = selection.paths(from: min(start, path), through: max(start, path))
        for old in selected where !wanted.contains(old) { selection.setSelectedByUser(false, old) }
        selected.removeAll { !wanted.contains($0) }
        for new in wanted where !selection.items.contains(new) {
            selection.setSelectedByUser(true, new)
            if selection.items.contains(new) { selected.append(new) }
        }
    }
}

/// Two fingers that select. It begins only where the delegate allows it.
private final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
    private weak var controller: MultipleSelectionController?

    init(_ controller: MultipleSelectionController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
    }

    override var meetsBeginConditions: Bool { controller?.shouldBegin() ?? false }

    override func reset() {
        super.reset()
        controller?.forgetAnswer()
    }
}
