import CoreGraphics

/// Shows a menu, and a preview, for a long press or a secondary click on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction, WindowFollowing {
    /// How a menu appears.
    public enum appearance: Int, Sendable {
        /// No menu is open.
        case unknown
        /// The menu is beside a preview, in front of a dimmed screen.
        case rich
        /// Only the menu is shown.
        case compact
    }

    /// Provides the menu. Not retained.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction is added to; nil for none.
    open private(set) weak var view: UIView?

    /// Carries out the interaction; nil until the first touch, and in a system without menus.
    package private(set) var driver: (any ContextMenuDriving)?
    private var recognizer: ContextMenuGestureRecognizer?

    /// Creates an interaction for `UIView.addInteraction(_:)`.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// How the open menu appears; `unknown` while none is open.
    open var menuAppearance: appearance { driver?.appearance ?? .unknown }

    /// Where the last interaction began, in points of `view`; of the window for nil. Zero before the first one.
    open func location(in view: UIView?) -> CGPoint {
        guard let location = driver?.location else { return .zero }
        return view?.convert(location, from: nil) ?? location
    }

    /// Replaces the open menu by what `block` returns for it, and then each open submenu. Does nothing while no menu
    /// is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { driver?.updateVisibleMenu(block) }

    /// Closes the open menu with animation. Does nothing while none is open.
    open func dismissMenu() { driver?.dismissMenu() }

    open func willMove(to view: UIView?) {
        guard self.view != nil, view == nil || view !== self.view else { return }
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
        driver?.interactionDidLeaveView()
        driver = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let recognizer = ContextMenuGestureRecognizer(self)
        self.recognizer = recognizer
        view.addGestureRecognizer(recognizer)
    }

    package func viewDidMoveToWindow() {
        guard let driver else { return }
        self.driver = nil
        driver.interactionDidLeaveView()
    }

    /// The driver, created by what shows menus in `system`. Nil in a system without menus.
    package func makeDriver(in system: UIKitSystem) -> (any ContextMenuDriving)? {
        if driver == nil, let recognizer {
            driver = system.contextMenus?.makeDriver(for: self, reportedBy: recognizer)
        }
        return driver
    }
}
