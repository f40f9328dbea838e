/// A way from one controller to another, made in code: there are no storyboards here that would make it.
///
/// Give it a handler, or subclass it and override `perform()`. Whoever makes a segue calls `prepare(for:sender:)` of its
/// source before `perform()`, as UIKit does for the segues of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// What the source tells its segues apart by; nil for none.
    public let identifier: String?
    /// Where the way begins.
    public let source: UIViewController
    /// Where it leads.
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

    /// Carries the segue out, now: calls the handler. Without one, and without an override, it is a misuse.
    open func perform() {
        Trace.note(source, "perform", "segue \(identifier ?? "without identifier") to \(type(of: destination))")
        guard let performHandler else {
            return misuse("Segues must either have a perform handler or override -perform.", raises: true)
        }
        performHandler()
    }
}
