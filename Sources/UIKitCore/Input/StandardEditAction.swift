import QuartzCore

/// The standard edit actions that the system's edit menus offer.
///
/// Linux has no list of the methods that a class overrides, so a bare `Selector("copy:")` is resolved here.
package enum StandardEditAction: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case select = "select:"
    case selectAll = "selectAll:"
    case delete = "delete:"
    case toggleBoldface = "toggleBoldface:"
    case toggleItalics = "toggleItalics:"
    case toggleUnderline = "toggleUnderline:"

    /// The actions that change the attributes of a text.
    package static let formats: [StandardEditAction] = [.toggleBoldface, .toggleItalics, .toggleUnderline]

    /// The actions in the order of the system's menus.
    package static let menuOrder: [StandardEditAction] = [.cut, .copy, .paste, .select, .selectAll, .delete]

    /// The action with the name of `selector`; nil for all others.
    package init?(_ selector: Selector) { self.init(rawValue: selector.description) }

    /// The name of the method.
    package var selector: Selector { Selector(rawValue) }

    /// Calls the method of `responder`.
    @MainActor package func perform(on responder: UIResponder, from sender: Any?) {
        switch self {
        case .cut: responder.cut(sender)
        case .copy: responder.copy(sender)
        case .paste: responder.paste(sender)
        case .select: responder.select(sender)
        case .selectAll: responder.selectAll(sender)
        case .delete: responder.delete(sender)
        case .toggleBoldface: responder.toggleBoldface(sender)
        case .toggleItalics: responder.toggleItalics(sender)
        case .toggleUnderline: responder.toggleUnderline(sender)
        }
    }
}

/// Actions that many responders share, and that edit menus and keys offer.
///
/// A responder overrides those it performs, and `canPerformAction(_:withSender:)` to say when.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection with the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects the object or word at the place of the touch.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Makes the selection bold, or regular if it is bold.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or upright if it is italic.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or removes its lines.
    func toggleUnderline(_ sender: Any?)
}
