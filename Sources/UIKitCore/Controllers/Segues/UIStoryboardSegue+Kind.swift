extension UIStoryboardSegue {
    /// The kind of a registered segue, as Interface Builder offers them. Not part of UIKit, which has storyboards.
    public enum Kind {
        /// "Show": calls `show(_:sender:)` of the source, so that a navigation controller pushes the destination.
        case show
        /// "Show Detail": calls `showDetailViewController(_:sender:)` of the source.
        case showDetail
        /// "Present Modally": the source presents the destination, in the destination's own style.
        case presentModally
        /// "Present As Popover": the source presents the destination as a popover that points at `anchor`, a view or a
        /// bar button item. For nil, the default, it points at the sender.
        case presentAsPopover(anchor: (any UIPopoverPresentationControllerSourceItem)? = nil)
        /// "Custom": the app makes the segue, as in `.custom(MySegue.init(identifier:source:destination:))`.
        case custom(
            @MainActor (_ identifier: String?, _ source: UIViewController, _ destination: UIViewController)
                -> UIStoryboardSegue)
    }
}
