import UIKitContainers
import UIKitCore

/// A segue back to a controller that is on the screen, or below it.
@MainActor struct UnwindSegue {
    private let action: Selector
    private let identifier: String?
    private let customClass: UIStoryboardSegue.Type?

    init(_ action: Selector, identifier: String?, customClass: UIStoryboardSegue.Type?) {
        self.action = action
        self.identifier = identifier
        self.customClass = customClass
    }

    /// Searches for the destination, lets the source prepare, calls the action, and goes there. Nothing happens without
    /// a destination, as on iOS.
    func perform(from source: UIViewController, sender: Any?) {
        let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let destination = destination(for: start) else {
            return Trace.note(source, callback: "unwind", arguments: "no controller has \(action)")
        }
        let segue = makeSegue(from: source, to: destination)
        Trace.note(
            source, callback: "prepare(for:sender:)",
            arguments: "unwind segue \(identifier ?? "without identifier") to \(type(of: destination))")
        source.prepare(for: segue, sender: sender)
        _ = action.perform(on: destination, segue)
        segue.perform()
    }

    // MARK: Searching

    /// The first controller that accepts the action: from the source's container outwards, each with its children, then
    /// from what presents them.
    private func destination(for start: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = start.source.parent ?? start.source.presentingViewController
        while let controller = current {
            if let found = search(controller, start) { return found }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    private func search(_ controller: UIViewController, _ start: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: start) {
            if let found = search(child, start) { return found }
        }
        let accepts = controller.canPerformUnwindSegueAction(action, from: start.source, sender: start.sender)
        return accepts ? controller : nil
    }

    // MARK: Going back

    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        if let customClass {
            return UIKitCore.makeSegue(
                of: customClass, identifier: identifier, source: source, destination: destination)
        }
        // The handler needs the segue, which does not exist yet.
        final class Reference { weak var segue: UIStoryboardSegue? }
        let reference = Reference()
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            guard let segue = reference.segue else { return }
            UnwindSegue.goBack(to: destination, segue)
        }
        reference.segue = segue
        return segue
    }

    /// Dismisses what covers the destination, and lets every container around it show it.
    private static func goBack(to destination: UIViewController, _ segue: UIStoryboardSegue) {
        let path = Array(sequence(first: destination) { $0.parent })
        for (child, container) in zip(path, path.dropFirst()) { container.unwind(for: segue, towards: child) }
        if let presenter = path.last(where: { $0.presentedViewController != nil }) {
            presenter.dismiss(animated: UIView.areAnimationsEnabled)
        }
    }
}
