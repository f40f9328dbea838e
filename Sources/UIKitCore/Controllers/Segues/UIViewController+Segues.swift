extension UIViewController {
    /// Registers a segue from this controller, like one that a storyboard declares on iOS. Not part of UIKit.
    /// `performSegue(withIdentifier:sender:)` performs it.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier. It replaces a segue with the same one.
    ///   - kind: What the segue does.
    ///   - trigger: A control or a bar button item that performs the segue when tapped, if
    ///     `shouldPerformSegue(withIdentifier:sender:)` returns true. Not retained. Default nil. Any other view is a
    ///     misuse.
    ///   - makeDestination: Creates the destination, each time the segue is performed. The controller retains it:
    ///     capture the controller weakly.
    public func registerSegue(
        withIdentifier identifier: String, kind: UIStoryboardSegue.Kind,
        trigger: (any UIPopoverPresentationControllerSourceItem)? = nil,
        destination makeDestination: @escaping @MainActor () -> UIViewController
    ) {
        let attached = trigger.map { element in
            let trigger = SegueTrigger(identifier, of: self)
            trigger.attach(to: element)
            return trigger
        }
        segues[identifier] = RegisteredSegue(
            identifier: identifier, kind: kind, makeDestination: makeDestination, trigger: attached)
    }
}
