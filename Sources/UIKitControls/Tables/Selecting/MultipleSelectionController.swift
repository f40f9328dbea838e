import CoreGraphics
@_spi(Core) import UIKitCore

/// Selects the items between the first and the current one, while two fingers are dragged.
@MainActor package final class MultipleSelectionController {
    private unowned let host: any MultipleSelectionHost
    private lazy var recognizer = MultipleSelectionGestureRecognizer(self)
    /// The item at which the drag began; nil for no drag.
    private var start: IndexPath?
    /// The items that this drag has selected.
    private var selected: [IndexPath] = []
    /// The delegate's answer for the current touches; nil before it was asked.
    private var answer: Bool?

    package init(_ host: any MultipleSelectionHost) { self.host = host }

    /// Adds the recognizer to the host.
    package func attach() {
        recognizer.addTarget(
            self, action: Selector("handleMultipleSelection", MultipleSelectionController.handleDrag))
        host.addGestureRecognizer(recognizer)
    }

    /// Whether a drag of the host's own recognizer has to leave its touches to the selection.
    package func takesTouches(of pan: UIGestureRecognizer) -> Bool {
        pan.numberOfTouches == recognizer.minimumNumberOfTouches && recognizer.numberOfTouches == pan.numberOfTouches
            && shouldBegin()
    }

    /// Asks the delegate once for each attempt.
    fileprivate func shouldBegin() -> Bool {
        if let answer { return answer }
        let path = host.selectableItem(at: recognizer.location(in: host))
        let isAllowed = path.map(host.shouldBeginMultipleSelection) ?? false
        answer = isAllowed
        return isAllowed
    }

    fileprivate func forgetAnswer() { answer = nil }

    private func handleDrag() {
        switch recognizer.state {
        case .began:
            guard let path = host.selectableItem(at: recognizer.location(in: host)) else { return }
            start = path
            host.multipleSelectionDidBegin(at: path)
            extend(to: path)
        case .changed:
            if let path = host.selectableItem(at: recognizer.location(in: host)) { extend(to: path) }
        case .ended, .cancelled, .failed:
            guard start != nil else { return }
            start = nil
            selected = []
            host.multipleSelectionDidEnd()
        case .possible: break
        }
    }

    private func extend(to path: IndexPath) {
        guard let start else { return }
        let wanted = host.selectableItems(from: min(start, path), through: max(start, path))
        for old in selected where !wanted.contains(old) { host.setSelectedByUser(false, old) }
        selected.removeAll { !wanted.contains($0) }
        for new in wanted where !host.isItemSelected(new) {
            host.setSelectedByUser(true, new)
            if host.isItemSelected(new) { selected.append(new) }
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
