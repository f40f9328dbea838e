/// Performs a segue when the user taps a control or a bar button item, if the controller allows it.
@MainActor final class SegueTrigger: NSObject {
    private weak var source: UIViewController?
    private let identifier: String

    init(_ identifier: String, of source: UIViewController) {
        self.identifier = identifier
        self.source = source
        super.init()
    }

    /// Makes `element` perform the segue. Anything but a control or a bar button item is a misuse.
    func attach(to element: any UIPopoverPresentationControllerSourceItem) {
        let action = Selector("perform:", SegueTrigger.perform)
        switch element {
        case let control as UIControl: control.addTarget(self, action: action, for: .primaryActionTriggered)
        case let item as UIBarButtonItem: (item.target, item.action) = (self, action)
        default:
            misuse("A segue is triggered by a UIControl or a UIBarButtonItem, not by \(element).", raises: true)
        }
    }

    private func perform(_ sender: Any?) {
        guard let source, source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        source.performSegue(withIdentifier: identifier, sender: sender)
    }
}
