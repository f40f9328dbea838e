/// The change from one view controller to another.
///
/// What a storyboard declares on iOS is registered in code here: see `UIViewController.registerSegue`. A segue that an
/// app makes itself has a handler, or overrides `perform()`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// What the source tells its segues apart by; nil for none.
    public let identifier: String?
    /// The controller that the segue starts from.
    public let source: UIViewController
    /// The controller that it shows.
    public let destination: UIViewController
    private let performHandler: (() -> Void)?

    /// A segue of a subclass that overrides `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination, performHandler) = (identifier, source, destination, nil)
        super.init()
    }

    /// A segue that `performHandler` carries out.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        self.performHandler = performHandler
        super.init()
    }

    /// Performs the segue at once: calls the handler. Without one, and without an override, it is a misuse. Nobody is
    /// asked or prepared: `UIViewController.performSegue(withIdentifier:sender:)` does that.
    open func perform() {
        Trace.note(source, "perform", "segue \(identifier ?? "without identifier") to \(type(of: destination))")
        guard let performHandler else {
            return misuse("Segues must either have a perform handler or override -perform.", raises: true)
        }
        performHandler()
    }
}
