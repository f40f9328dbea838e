/// A segue that a controller can perform by its identifier, like one that a storyboard declares on iOS.
@MainActor struct RegisteredSegue {
    let identifier: String
    let kind: UIStoryboardSegue.Kind
    let makeDestination: @MainActor () -> UIViewController
    /// Performs it on a user action; nil for none.
    let trigger: SegueTrigger?

    /// Creates the destination and the segue, calls `prepare(for:sender:)` of `source`, and performs the segue.
    func perform(from source: UIViewController, sender: Any?) {
        let segue = makeSegue(from: source, to: makeDestination(), sender)
        Trace.note(
            source, callback: "prepare(for:sender:)", arguments: "segue \(identifier) to \(type(of: segue.destination))"
        )
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func makeSegue(
        from source: UIViewController, to destination: UIViewController, _ sender: Any?
    ) -> UIStoryboardSegue {
        let action: () -> Void
        switch kind {
        case .show: action = { source.show(destination, sender: sender) }
        case .showDetail: action = { source.showDetailViewController(destination, sender: sender) }
        case .presentModally:
            action = { source.present(destination, animated: UIView.areAnimationsEnabled) }
        case .presentAsPopover(let anchor):
            // Before the preparation, which sets the popover's delegate.
            destination.modalPresentationStyle = .popover
            destination.popoverPresentationController?.setAnchor(anchor ?? sender)
            action = { source.present(destination, animated: UIView.areAnimationsEnabled) }
        case .custom(let make): return make(identifier, source, destination)
        }
        return UIStoryboardSegue(
            identifier: identifier, source: source, destination: destination, performHandler: action)
    }
}

extension UIPopoverPresentationController {
    /// Sets the anchor to `anchor`, unless it is neither a view nor an item.
    fileprivate func setAnchor(_ anchor: Any?) {
        switch anchor {
        case let view as UIView: sourceView = view
        case let item as UIBarButtonItem: barButtonItem = item
        default: sourceItem = anchor as? any UIPopoverPresentationControllerSourceItem
        }
    }
}
