/// A menu element that can be chosen: an action or a command.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// The text of the element.
    var title: String { get }
    /// A longer title for lists of available actions.
    var discoverabilityTitle: String? { get set }
    /// The image of the element.
    var image: UIImage? { get }
    /// The image while the state is `on`; nil for `image`.
    var selectedImage: UIImage? { get set }
    /// How the element is shown and whether it can be chosen.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside the element.
    var state: UIMenuElement.State { get set }
    /// The object that performs the element. Nil at all other times.
    var sender: Any? { get }
    /// What a popover from the element points at. Nil unless the element is being performed.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

    /// Performs the element: an action calls its handler, a command sends its selector to `target` or, if that is nil,
    /// along the responder chain.
    func performWithSender(_ sender: Any?, target: Any?)
}
