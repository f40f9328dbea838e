/// The view that the app has made first responder before it is in a window, as in `viewDidLoad` or `viewWillAppear`.
///
/// It becomes first responder when its controller is in the window. The last call counts.
@MainActor final class DeferredFocus: SystemService {
    private weak var view: UIView?

    init(system: UIKitSystem) {}

    /// Remembers `view`, which is in no window.
    func remember(_ view: UIView) { self.view = view }

    /// Forgets `view`, or any view for nil.
    func forget(_ view: UIView? = nil) {
        if view == nil || view === self.view { self.view = nil }
    }

    /// Makes the remembered view first responder if it is in `root`, which has come into a window.
    func apply(in root: UIView) {
        guard root.window != nil, let view, view.isDescendant(of: root) else { return }
        self.view = nil
        view.becomeFirstResponder()
    }
}

extension UIKitSystem {
    /// The view that becomes first responder when its controller is in the window.
    var deferredFocus: DeferredFocus { service(DeferredFocus.self) }
}
