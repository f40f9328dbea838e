import CoreGraphics
import UIFoundation
import UIKitCore
import UIKitMenus

/// The edit menu of a text.
@MainActor final class TextEditMenu: NSObject, @preconcurrency UIEditMenuInteractionDelegate {
    private unowned let owner: UITextInteraction
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    /// Whether the menu is open or opening.
    private(set) var isShown = false
    /// The menu that is about to open.
    private var pending: (loop: FrameLoop, work: FrameLoop.WorkToken)?

    init(of owner: UITextInteraction) {
        self.owner = owner
        super.init()
    }

    /// Shows the menu after a pause, in which another tap may follow.
    func showSoon() {
        guard let loop = owner.view?.window?.system.frameLoop else { return }
        cancelPending()
        let work = loop.scheduleWork("an edit menu", after: TextMetrics.menuDelay) { [weak self] in
            self?.pending = nil
            if self?.owner.textInput?.isFirstResponder == true { self?.show() }
        }
        pending = (loop, work)
    }

    private func cancelPending() {
        if let pending { pending.loop.cancelWork(pending.work) }
        pending = nil
    }

    func show() {
        cancelPending()
        guard let view = owner.view, view.window != nil else { return }
        let rect = targetRect
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    func hide() {
        cancelPending()
        isShown = false
        interaction.dismissMenu()
    }

    /// The visible part of the selection, in points of the interaction's view.
    private var targetRect: CGRect {
        guard let view = owner.view, let textView = owner.textView else { return .zero }
        let selection = owner.selection
        let ends = owner.caretRect(at: selection.lowerBound).union(owner.caretRect(at: selection.upperBound))
        let rect = textView.convert(ends.isNull ? .zero : ends, to: view)
        let visible = rect.intersection(view.bounds)
        return visible.isNull ? CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0) : visible
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        owner.client?.editMenu(for: owner.selection, suggestedActions: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { targetRect }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = true
        owner.client?.willPresentEditMenu(with: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = false
        owner.client?.willDismissEditMenu(with: animator)
    }
}
