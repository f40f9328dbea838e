import CoreGraphics
import UIKitCore

/// The outermost menu or an open submenu: its elements, what deferred ones have provided, and the view.
@MainActor package final class MenuLevel {
    var menu: UIMenu
    /// The menu that this one is a submenu of; nil for the outermost.
    let parent: MenuLevel?
    private(set) var model = MenuModel()
    package let view = MenuPlatterView()
    /// Where the submenu's row is in the parent, in points of the parent's view.
    var rowFrame: CGRect?
    /// Where the view is and why; nil before it is placed.
    package var placement: MenuPlacement?

    private weak var presentation: MenuPresentation?
    private var providedElements: [ObjectIdentifier: [UIMenuElement]] = [:]
    /// The deferred elements that were asked. Retained, so that their identities stay unique.
    private var asked: [ObjectIdentifier: UIDeferredMenuElement] = [:]
    private var isReloading = false

    init(_ menu: UIMenu, parent: MenuLevel?, in presentation: MenuPresentation) {
        self.menu = menu
        self.parent = parent
        self.presentation = presentation
        reload()
    }

    /// What a deferred element has provided; nil while it is loading.
    func provided(_ deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        providedElements[ObjectIdentifier(deferred)] ?? deferred.providedElements
    }

    /// Reads the elements again, and asks the deferred ones that were not asked before.
    func reload() {
        isReloading = true
        defer { isReloading = false }
        var unknown: [UIDeferredMenuElement]
        repeat {
            unknown = []
            model = makeModel { [self] deferred in
                let elements = provided(deferred)
                if elements == nil, asked[ObjectIdentifier(deferred)] == nil { unknown.append(deferred) }
                return elements
            }
            for deferred in unknown { ask(deferred) }
            // An element that answers at once needs no loading row.
        } while unknown.contains { provided($0) != nil }
    }

    private func ask(_ deferred: UIDeferredMenuElement) {
        asked[ObjectIdentifier(deferred)] = deferred
        deferred.load { [weak self] elements in
            guard let self else { return }
            providedElements[ObjectIdentifier(deferred)] = elements
            guard !isReloading, let presentation, presentation.levels.contains(where: { $0 === self }) else { return }
            presentation.reload(self)
        }
    }

    private func makeModel(_ provided: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?) -> MenuModel {
        let responder = presentation?.request.sourceView.window?.firstResponder ?? presentation?.request.sourceView
        return MenuModel(
            menu, isSubmenu: parent != nil, provided: provided,
            canPerform: { responder?.target(forAction: $0.action, withSender: $0) != nil })
    }
}
