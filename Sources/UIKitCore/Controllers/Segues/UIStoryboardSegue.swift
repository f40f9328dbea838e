/// A transition from one view controller to another.
///
/// A storyboard declares segues, and `UIViewController.registerSegue` does in code. A segue that an app creates itself
/// has a handler, or overrides `perform()`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// Identifies the segue for its source; nil for none.
    open private(set) var identifier: String?
    /// The controller that the segue starts from.
    open private(set) var source: UIViewController
    /// The controller that it shows.
    open private(set) var destination: UIViewController
    private let performHandler: (() -> Void)?

    /// Creates a segue of a subclass that overrides `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
        super.init()
    }

    /// Creates a segue that calls `performHandler`.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
        super.init()
    }

    /// Performs the segue immediately by calling the handler.
    ///
    /// It is a misuse without a handler or an override. The source's `shouldPerformSegue` and `prepare` are not called:
    /// `UIViewController.performSegue(withIdentifier:sender:)` does that.
    open func perform() {
        Trace.note(
            source, callback: "perform",
            arguments: "segue \(identifier ?? "without identifier") to \(type(of: destination))")
        guard let performHandler else {
            return misuse("Segues must either have a perform handler or override -perform.", raises: true)
        }
        performHandler()
    }
}
