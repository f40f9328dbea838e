/// What an unwind segue starts from, for controllers that search for its destination among their children.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue starts from.
    open private(set) var source: UIViewController
    /// The action that the destination has to implement.
    open private(set) var unwindAction: Selector
    /// What started the segue: a control, an item, or what the app passed.
    open private(set) var sender: Any?

    package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
