import CoreGraphics
import UIKitCore

/// The menu that a control shows as its primary action: asks the control for it and calls the control back.
@MainActor final class ControlMenu: MenuPresentationDelegate {
    private(set) weak var control: UIControl?
    private let configuration: UIContextMenuConfiguration
    private let interaction: UIContextMenuInteraction
    private(set) var presentation: MenuPresentation?
    private let onEnd: (ControlMenu) -> Void

    /// Nil if the control has no menu now.
    init?(of control: UIControl, at location: CGPoint?, onEnd: @escaping (ControlMenu) -> Void) {
        let location = location ?? CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        guard let interaction = control.contextMenuInteraction,
            let configuration = control.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
        else { return nil }
        self.control = control
        self.interaction = interaction
        self.configuration = configuration
        self.onEnd = onEnd
    }

    /// Shows the menu. Returns false when it is empty.
    func show(following touches: MenuTouchRecognizer?) -> Bool {
        guard let control, let menu = configuration.actionProvider?([]) else { return false }
        let provider = control as? any MenuProviding
        var request = MenuRequest(menu: menu, sourceView: control, sourceRect: control.bounds)
        let point = control.menuAttachmentPoint(for: configuration)
        if point != CGPoint(x: control.bounds.midX, y: control.bounds.maxY), point.x.isFinite, point.y.isFinite {
            request.sourceRect = CGRect(origin: point, size: .zero)
            request.gap = 0
        }
        request.order =
            switch configuration.preferredMenuElementOrder {
            case .automatic: provider?.reversesMenuAbove == true ? .nearestFirst : .fixed
            case .priority: .nearestFirst
            case .fixed: .fixed
            }
        request.sender = provider?.menuSender
        request.sourceItem = provider?.menuSourceItem
        request.selectsSingleElement = provider?.selectsSingleMenuElement ?? false
        presentation = MenuPresentation.show(request, delegate: self, following: touches)
        return presentation != nil
    }

    func menuPresentation(_ presentation: MenuPresentation, willDisplayWith animator: MenuAnimator) {
        control?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }

    func menuPresentation(_ presentation: MenuPresentation, didSelect leaf: any UIMenuLeaf) {
        (control as? any MenuProviding)?.menuSelectionDidChange()
    }

    func menuPresentation(_ presentation: MenuPresentation, willEndWith animator: MenuAnimator) {
        control?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }

    func menuPresentationDidEnd(_ presentation: MenuPresentation) { onEnd(self) }
}
