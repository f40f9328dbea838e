/// A segue that a controller can perform by its name, as one that a storyboard declares on iOS.
@MainActor struct RegisteredSegue {
    let identifier: String
    let kind: UIStoryboardSegue.Kind
    let makeDestination: @MainActor () -> UIViewController
    /// What performs it when the user does something; nil for nothing.
    let trigger: SegueTrigger?

    /// Makes the destination and the segue, has `source` prepare for it, and performs it.
    func perform(from source: UIViewController, sender: Any?) {
        let segue = makeSegue(from: source, to: makeDestination(), sender)
        Trace.note(source, "prepare(for:sender:)", "segue \(identifier) to \(type(of: segue.destination))")
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
            destination.popoverPresentationController?.point(at: anchor ?? sender)
            action = { source.present(destination, animated: UIView.areAnimationsEnabled) }
        case .custom(let make): return make(identifier, source, destination)
        }
        return UIStoryboardSegue(
            identifier: identifier, source: source, destination: destination, performHandler: action)
    }
}

extension UIPopoverPresentationController {
    /// Points at `anchor`, unless it is neither a view nor an item.
    fileprivate func point(at anchor: Any?) {
        switch anchor {
        case let view as UIView: sourceView = view
        case let item as UIBarButtonItem: barButtonItem = item
        default: sourceItem = anchor as? any UIPopoverPresentationControllerSourceItem
        }
    }
}
