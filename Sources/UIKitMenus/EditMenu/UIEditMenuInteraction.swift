import CoreGraphics
import UIKitCore

/// Shows a bar of actions, such as Copy and Paste, for a point or rectangle of a view.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Provides the menu. Not retained.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction is added to; nil for none.
    open private(set) weak var view: UIView?

    private var configuration: UIEditMenuConfiguration?
    private weak var presentation: EditMenuPresentation?

    /// Creates an interaction for `UIView.addInteraction(_:)`.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Shows the menu of `configuration`, after dismissing one that is shown. Nothing is shown without a window, and
    /// when no element of the menu can be performed. A view that is not first responder and not around it has no
    /// actions of the responder chain.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, view.window != nil else { return }
        self.configuration = configuration
        let menu = makeMenu(configuration)
        guard self.configuration === configuration, view.window != nil else { return }
        let presentation = EditMenuPresentation.make(
            menu, from: view, rect: targetRect(configuration), direction: configuration.preferredArrowDirection
        ) { [weak self] event in self?.report(event, configuration) }
        self.presentation = presentation
        presentation?.present()
    }

    /// Dismisses the menu with animation. Does nothing while none is shown.
    open func dismissMenu() { presentation?.dismiss() }

    /// Asks the delegate for the menu again. Does nothing while none is shown.
    open func reloadVisibleMenu() {
        guard let presentation, presentation.isOpen, let configuration else { return }
        presentation.replaceMenu(with: makeMenu(configuration))
    }

    /// Asks the delegate for the target rectangle again. Does nothing while no menu is shown.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let presentation, presentation.isOpen, let configuration else { return }
        presentation.move(to: targetRect(configuration), animated: animated)
    }

    /// The source point of the last menu, in points of `view`; of the window for nil. Zero before the first one.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let source = self.view else { return .zero }
        return source.convert(configuration.sourcePoint, to: view)
    }

    open func willMove(to view: UIView?) {
        if view !== self.view { dismissMenu() }
    }

    open func didMove(to view: UIView?) { self.view = view }

    private func makeMenu(_ configuration: UIEditMenuConfiguration) -> UIMenu {
        let suggested = StandardEditMenu.suggestedActions
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    /// In points of the view.
    private func targetRect(_ configuration: UIEditMenuConfiguration) -> CGRect {
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let isUsable = !rect.isNull && [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        return isUsable ? rect : CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    private func report(_ event: EditMenuPresentation.Event, _ configuration: UIEditMenuConfiguration) {
        guard let delegate else { return }
        switch event {
        case .willPresent(let animator):
            Trace.note(delegate, callback: "editMenuInteraction(_:willPresentMenuFor:animator:)")
            delegate.editMenuInteraction(
                self, willPresentMenuFor: configuration, animator: EditMenuAnimator(animator))
        case .willDismiss(let animator):
            Trace.note(delegate, callback: "editMenuInteraction(_:willDismissMenuFor:animator:)")
            delegate.editMenuInteraction(
                self, willDismissMenuFor: configuration, animator: EditMenuAnimator(animator))
        case .didPresent, .didDismiss, .didMove: return
        }
    }
}

/// What an edit menu's delegate adds animations to.
private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private let animator: MenuAnimator

    init(_ animator: MenuAnimator) { self.animator = animator }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { animator.addCompletion(completion) }
}
