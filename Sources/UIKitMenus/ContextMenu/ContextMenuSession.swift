import CoreGraphics
import UIKitCore

/// One context menu, from its configuration until its views are gone: the lifted previews, the preview controller and
/// the menu.
@MainActor final class ContextMenuSession: MenuPresentationDelegate {
    /// What a session reports to its driver.
    enum Event { case willEnd, didEnd }

    let configuration: UIContextMenuConfiguration
    private(set) var presentation: MenuPresentation?
    private(set) var appearance = UIContextMenuInteraction.appearance.unknown

    private let calls: ContextMenuDelegateCalls
    private let view: UIView
    private let location: CGPoint
    private let report: (Event) -> Void
    private weak var owner: ContextMenuPresenter?
    private let background = ContextMenuBackgroundView()
    private var previews = ContextMenuPreviews()
    private var closing: MenuAnimator?
    private var commit: ContextMenuCommit?

    /// - Parameters:
    ///   - location: Where the interaction began, in points of the window.
    ///   - owner: What retains the session.
    init(
        _ configuration: UIContextMenuConfiguration, calls: ContextMenuDelegateCalls, view: UIView,
        at location: CGPoint, ownedBy owner: ContextMenuPresenter, report: @escaping (Event) -> Void
    ) {
        self.configuration = configuration
        self.calls = calls
        self.view = view
        self.location = location
        self.report = report
        self.owner = owner
    }

    /// Whether the menu belongs to a control that provides it: only the menu is shown, beside the control.
    private var isMenuOfControl: Bool { view is UIControl && calls.interaction.delegate === view }

    // MARK: Highlight

    /// Lifts the previews over the window.
    func showHighlight() {
        guard !isMenuOfControl, let window = view.window else { return }
        previews.lift(makePreviews(), in: window)
        let duration = ContextMenuMetrics.pressDuration - ContextMenuMetrics.highlightDelay
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) { [previews] in previews.raise() }
    }

    /// Lets the previews sink back.
    func cancelHighlight() {
        let previews = previews
        self.previews = ContextMenuPreviews()
        guard !previews.isEmpty else { return }
        UIView.animate(withDuration: ContextMenuMetrics.cancelDuration) {
            previews.sink()
        } completion: { _ in
            previews.remove()
        }
    }

    private func makePreviews() -> [UITargetedPreview] {
        var result: [UITargetedPreview] = []
        let main = calls.highlightPreview(configuration, configuration.identifier, isSecondary: false)
        if let main = main ?? (view.window == nil ? nil : UITargetedPreview(view: view)) { result.append(main) }
        for identifier in configuration.secondaryItemIdentifiers {
            guard let identifier = identifier.base as? any NSCopying else { continue }
            if let preview = calls.highlightPreview(configuration, identifier, isSecondary: true) {
                result.append(preview)
            }
        }
        return result.filter { $0.target.container.window != nil }
    }

    // MARK: Menu

    /// Opens the menu. False, with nothing changed, when there is neither a preview nor a menu.
    func open(_ trigger: ContextMenuStateMachine.Trigger) -> Bool {
        let isCompact = trigger == .secondaryClick || isMenuOfControl
        appearance = isCompact ? .compact : .rich
        let controller = isCompact ? nil : configuration.previewProvider?()
        let provided = configuration.actionProvider?([])
        guard let window = view.window else { return false }
        guard !isCompact else { return openCompact(provided, isAtPoint: trigger == .secondaryClick) }
        guard controller != nil || provided?.children.isEmpty == false else { return false }
        let menu = provided ?? UIMenu()
        previews.prepare(controller, badge: configuration.badge, in: background, of: window)
        let layout = previews.layout(menu: size(of: menu, in: window), in: window)
        previews.place(layout)
        var request = MenuRequest(
            menu: menu, sourceView: view, sourceRect: view.convert(layout.preview, from: nil))
        request.gap = ContextMenuMetrics.gap
        request.isBesideSource = layout.side == .left || layout.side == .right
        request.prefersBelow = layout.side != .above
        request.background = background
        return show(request)
    }

    private func openCompact(_ menu: UIMenu?, isAtPoint: Bool) -> Bool {
        guard let menu else { return false }
        let point = CGRect(origin: view.convert(location, from: nil), size: .zero)
        var request = MenuRequest(menu: menu, sourceView: view, sourceRect: isAtPoint ? point : view.bounds)
        if isAtPoint { request.gap = 0 }
        return show(request)
    }

    private func show(_ request: MenuRequest) -> Bool {
        var request = request
        switch configuration.preferredMenuElementOrder {
        case .fixed: request.order = .fixed
        case .automatic, .priority: request.order = .nearestFirst
        }
        guard let presentation = MenuPresentation.show(request, delegate: self) else {
            previews.returnToWindow()
            return false
        }
        guard presentation.isOpen else { return true }
        self.presentation = presentation
        presentation.touchOrigin = location
        _ = presentation.tracking.handle(.open)
        return true
    }

    /// The size of `menu`, in points, with what its deferred elements have provided before.
    private func size(of menu: UIMenu, in window: UIWindow) -> CGSize {
        let model = MenuModel(menu, isSubmenu: false, provided: \.providedElements, canPerform: { _ in true })
        guard !model.isEmpty else { return .zero }
        let fonts = MenuFonts(for: window.traitCollection)
        let insets = window.safeAreaInsets
        let available = window.bounds.width - insets.left - insets.right - 2 * MenuMetrics.screenMargin
        let width = MenuLayout.width(on: window.bounds.width, fonts: fonts, available: available)
        return MenuLayout(model, width: width, fonts: fonts, scale: window.traitCollection.displayScale).size
    }

    // MARK: MenuPresentationDelegate

    func menuPresentation(_ presentation: MenuPresentation, willDisplayWith animator: MenuAnimator) {
        self.presentation = presentation
        let previews = previews
        calls.willDisplay(configuration, ContextMenuAnimator(animator, preview: previews.controller))
        previews.willAppear()
        animator.addAnimations { [background] in
            background.setDimmed(true)
            previews.arrive()
        }
        animator.addCompletion { previews.didAppear() }
    }

    func menuPresentation(_ presentation: MenuPresentation, shouldDismissForTouchAt point: CGPoint) -> Bool {
        guard appearance == .rich, previews.contains(point) else { return true }
        let animator = MenuAnimator()
        let wrapped = ContextMenuAnimator(animator, preview: previews.controller)
        commit = ContextMenuCommit(animator: animator, styled: wrapped)
        calls.willPerformPreviewAction(configuration, wrapped)
        presentation.dismiss()
        return false
    }

    func menuPresentation(_ presentation: MenuPresentation, willEndWith animator: MenuAnimator) {
        closing = animator
        report(.willEnd)
        // A driver that is gone, or does not know of the menu yet, does not answer.
        if closing != nil { willEnd() }
    }

    /// Calls the delegate and lets the previews move back, as the menu closes.
    func willEnd() {
        guard let animator = closing else { return }
        closing = nil
        let previews = previews
        calls.willEnd(configuration, ContextMenuAnimator(animator, preview: previews.controller))
        previews.willDisappear()
        let commit = commit
        let ending = ending(of: commit)
        animator.addAnimations { [background] in
            background.setDimmed(false)
            previews.leave(ending)
            commit?.animator.runAnimations()
        }
        animator.addCompletion {
            previews.didDisappear()
            commit?.animator.finish()
        }
    }

    private func ending(of commit: ContextMenuCommit?) -> ContextMenuPreviews.Ending {
        if commit?.styled.preferredCommitStyle == .pop { return .pop }
        guard appearance == .rich, view.window != nil else { return .fade }
        switch calls.dismissalPreview(configuration, configuration.identifier) {
        case .unanswered: return .moveBack
        case .none: return .fade
        case .preview(let preview): return preview.target.container.window == nil ? .fade : .move(to: preview)
        }
    }

    func menuPresentationDidEnd(_ presentation: MenuPresentation) {
        previews.remove()
        self.presentation = nil
        report(.didEnd)
        owner?.remove(self)
    }
}

/// A preview that was tapped.
struct ContextMenuCommit {
    let animator: MenuAnimator
    let styled: ContextMenuAnimator
}
