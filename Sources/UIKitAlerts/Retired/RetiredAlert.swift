import CoreGraphics
import UIKitControls
import UIKitCore

/// The alert controller of a `UIAlertView` or a `UIActionSheet`, in a window of its own, as on iOS.
@MainActor final class RetiredAlert {
    /// What happens to the alert, in this order. Buttons are counted from 0.
    enum Event {
        case willPresent, didPresent
        /// The user chose a button.
        case clicked(Int)
        case willDismiss(Int), didDismiss(Int)
    }

    private final class Controller: UIAlertController {
        var onChoice: ((UIAlertAction) -> Void)?

        override func choose(_ action: UIAlertAction) -> Bool {
            guard super.choose(action) else { return false }
            onChoice?(action)
            return true
        }
    }

    private let controller: Controller
    private var window: UIWindow?
    /// The view of the app, which may have no other reference to it while it is visible.
    private var view: UIView?
    private var titles: [String] = []
    /// Called for each event.
    var onEvent: ((Event) -> Void)?

    init(style: UIAlertController.Style) {
        controller = Controller(title: nil, message: nil, preferredStyle: style)
    }

    var title: String? {
        get { controller.title }
        set { controller.title = newValue }
    }
    var message: String? {
        get { controller.message }
        set { controller.message = newValue }
    }
    var fields: [UITextField] { controller.textFields ?? [] }
    var buttonCount: Int { titles.count }
    var isVisible: Bool { window != nil }

    func title(ofButton index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// - Returns: The index of the new button.
    func addButton(_ title: String) -> Int {
        titles.append(title)
        return titles.count - 1
    }

    func addTextField(_ configure: @escaping (UITextField) -> Void) {
        controller.addTextField(configurationHandler: configure)
    }

    /// Enables or disables a button that is shown.
    func setEnabled(_ isEnabled: Bool, button index: Int) {
        if controller.actions.indices.contains(index) { controller.actions[index].isEnabled = isEnabled }
    }

    /// Shows the alert above everything. No effect while it is visible, and in an app without a scene.
    ///
    /// - Parameters:
    ///   - view: The view of the app, which lives as long as the alert is visible.
    ///   - anchor: The place, in window coordinates, from which an action sheet opens on a pad; nil for none.
    func show(for view: UIView, cancel: Int, destructive: Int, from anchor: CGRect?, animated: Bool) {
        guard window == nil, let scene = UIKitSystem.current?.application.keyWindow?.windowScene else { return }
        if controller.actions.isEmpty { addActions(cancel: cancel, destructive: destructive) }
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        let presenter = UIViewController()
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        self.window = window
        self.view = view
        if let popover = controller.popoverPresentationController {
            popover.sourceView = presenter.view
            popover.sourceRect = anchor ?? CGRect(x: window.bounds.midX, y: window.bounds.midY, width: 0, height: 0)
            if anchor == nil { popover.permittedArrowDirections = [] }
        }
        onEvent?(.willPresent)
        presenter.present(controller, animated: animated) { self.onEvent?(.didPresent) }
    }

    private func addActions(cancel: Int, destructive: Int) {
        for (index, title) in titles.enumerated() {
            let kind: UIAlertAction.Style = index == cancel ? .cancel : index == destructive ? .destructive : .default
            controller.addAction(UIAlertAction(title: title, style: kind) { [weak self] _ in self?.didDismiss(index) })
        }
        controller.onChoice = { [unowned controller, weak self] action in
            guard let index = controller.actions.firstIndex(where: { $0 === action }) else { return }
            self?.onEvent?(.clicked(index))
            self?.onEvent?(.willDismiss(index))
        }
    }

    /// Dismisses the alert as if a button had been chosen, without `clicked`. No effect while it is not visible.
    func dismiss(button index: Int, animated: Bool) {
        guard let presenter = window?.rootViewController, presenter.presentedViewController != nil else { return }
        onEvent?(.willDismiss(index))
        presenter.dismiss(animated: animated) { self.didDismiss(index) }
    }

    private func didDismiss(_ index: Int) {
        window?.isHidden = true
        window?.rootViewController = nil
        window = nil
        onEvent?(.didDismiss(index))
        view = nil
    }
}
