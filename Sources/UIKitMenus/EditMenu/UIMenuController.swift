import CoreGraphics
import UIKitCore

/// An action of the app in the menu of a `UIMenuController`.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The text of the item.
    open var title: String
    /// What the item sends along the responder chain. It is shown where a responder can perform it.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The older interface of edit menus: one menu for the first responder, with the system's and the app's items.
@available(iOS, deprecated: 16.0, message: "UIMenuController is deprecated. Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// The system's choice.
        case `default`
        /// The menu is below the target.
        case up
        /// The menu is above the target.
        case down
        /// The menu is at the right of the target.
        case left
        /// The menu is at the left of the target.
        case right
    }

    /// Posted before the menu appears.
    public static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu has appeared.
    public static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears.
    public static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu has disappeared.
    public static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted after the frame of the menu has changed.
    public static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// The menu of the device.
    open class var shared: UIMenuController {
        UIKitSystem.current?.menus.menuController ?? UIMenuController()
    }

    /// The app's items, after the system's. Default nil.
    open var menuItems: [UIMenuItem]?
    /// The direction of the arrow. Default `default`.
    open var arrowDirection = ArrowDirection.default

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var presentation: EditMenuPresentation?

    /// Whether the menu is shown. Setting it shows or hides the menu without animation.
    open var isMenuVisible: Bool {
        get { presentation?.isOpen ?? false }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// The frame of the menu, in points of the screen, from the notification that it will show until its views are
    /// gone; otherwise zero.
    open var menuFrame: CGRect {
        guard let presentation, let window = targetView?.window else { return .zero }
        return presentation.frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    /// Shows the menu beside `targetRect`, in points of `targetView`. Does nothing when no responder can perform an
    /// item. A non-finite rectangle is a misuse and shows nothing.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        guard [targetRect.minX, targetRect.minY, targetRect.width, targetRect.height].allSatisfy(\.isFinite) else {
            return misuse("The target rectangle of a menu contains NaN or an infinite value: \(targetRect)")
        }
        self.targetView = targetView
        self.targetRect = targetRect
        show()
    }

    /// Hides the menu if it is shown for `targetView`.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Hides the menu with animation.
    open func hideMenu() { presentation?.dismiss() }

    /// Shows or hides the menu at the rectangle of `setTargetRect(_:in:)`.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        menuVisible ? show() : presentation?.dismiss(animated: animated)
    }

    /// Sets what the menu points at, in points of `targetView`, and moves a menu that is shown.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        let isShownThere = targetView === self.targetView
        self.targetView = targetView
        self.targetRect = targetRect
        if isMenuVisible, isShownThere { presentation?.move(to: targetRect, animated: false) }
    }

    /// Reads the items again, and asks the responders which they can perform.
    open func update() { presentation?.replaceMenu(with: makeMenu()) }

    private func show() {
        guard let targetView else { return }
        presentation?.dismiss(animated: false)
        let presentation = EditMenuPresentation.make(
            makeMenu(), from: targetView, rect: targetRect, direction: direction
        ) { [weak self] in self?.report($0) }
        presentation?.closesBeforeActions = true
        self.presentation = presentation
        presentation?.present()
    }

    private var direction: UIEditMenuArrowDirection { UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue)! }

    private func makeMenu() -> UIMenu {
        let items = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
        return UIMenu(children: StandardEditMenu.suggestedActions + items)
    }

    private func report(_ event: EditMenuPresentation.Event) {
        switch event {
        case .willPresent: post(Self.willShowMenuNotification)
        case .didPresent: post(Self.didShowMenuNotification)
        case .willDismiss: post(Self.willHideMenuNotification)
        case .didDismiss:
            if presentation?.isOpen == false { presentation = nil }
            post(Self.didHideMenuNotification)
        case .didMove: post(Self.menuFrameDidChangeNotification)
        }
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
