extension UIViewController {
    /// Registers a segue from this controller, which a storyboard would declare on iOS. Ours, as there are no
    /// storyboards; `performSegue(withIdentifier:sender:)` finds it.
    ///
    /// - Parameters:
    ///   - identifier: What the segue is called; it takes the place of another one of this name.
    ///   - kind: What it does.
    ///   - trigger: A control or a bar button item that performs the segue when it is tapped, where
    ///     `shouldPerformSegue(withIdentifier:sender:)` agrees. Not retained. Default nil. Any other view is a misuse.
    ///   - makeDestination: Makes the destination, each time the segue is performed. The controller keeps it: capture
    ///     the controller weakly.
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
