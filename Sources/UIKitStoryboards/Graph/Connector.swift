import InterfaceDocuments
import ObjectiveCSupport
import QuartzCore
import UIKitCore

/// Sets outlets and actions, and attaches segues to what starts them.
@MainActor struct Connector {
    private let graph: ObjectGraph

    init(_ graph: ObjectGraph) { self.graph = graph }

    /// Makes one connection of `owner`. False if its destination does not exist, or does not exist yet.
    func connect(_ owner: NSObject, _ element: InterfaceElement) -> Bool {
        switch element.name {
        case "outlet": return connectOutlet(owner, element)
        case "outletCollection": return connectCollection(owner, element)
        case "action": return connectAction(owner, element)
        case "segue":
            graph.archive?.attach(element, to: owner)
            return true
        default: return true
        }
    }

    /// Reports a connection whose destination does not exist.
    func reportMissing(_ element: InterfaceElement) {
        graph.file.misuse(
            "there is no object \(element["destination"] ?? "") for the \(element.name) "
                + "\(element["property"] ?? element["selector"] ?? "").",
            at: element, raises: false)
    }

    // MARK: Outlets

    private func connectOutlet(_ owner: NSObject, _ element: InterfaceElement) -> Bool {
        guard let property = element["property"], let id = element["destination"] else { return true }
        guard let value = graph.object(withIdentifier: id) else { return false }
        if LibraryOutlets.setOutlet(property, of: owner, to: value) { return true }
        setOutlet(value, for: property, of: owner, element)
        return true
    }

    private func connectCollection(_ owner: NSObject, _ element: InterfaceElement) -> Bool {
        guard let property = element["property"], let id = element["destination"] else { return true }
        guard let value = graph.object(withIdentifier: id) else { return false }
        if property == "gestureRecognizers", let view = owner as? UIView, let gesture = value as? UIGestureRecognizer {
            view.addGestureRecognizer(gesture)
            return true
        }
        let known = _KeyValueProperties.property(property, of: owner)?.read(owner) as? [NSObject] ?? []
        setOutlet(known + [value], for: property, of: owner, element)
        return true
    }

    private func setOutlet(_ value: Any, for property: String, of owner: NSObject, _ element: InterfaceElement) {
        guard let known = _KeyValueProperties.property(property, of: owner), let write = known.write else {
            if graph.isReplacement(owner) { return }
            return graph.file.misuse(
                "[\(owner) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                    + "\(property).",
                at: element, raises: true)
        }
        if !write(owner, value) {
            graph.file.misuse(
                "the outlet \(property) of \(type(of: owner)) cannot have a \(type(of: value)).", at: element,
                raises: true)
        }
    }

    // MARK: Actions

    private func connectAction(_ owner: NSObject, _ element: InterfaceElement) -> Bool {
        guard let name = element["selector"], let id = element["destination"] else { return true }
        let isFirstResponder = id == "-2" || graph.file.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
        let target = graph.object(withIdentifier: id)
        guard target != nil || isFirstResponder else { return false }
        let action = Selector(name)
        switch owner {
        case let control as UIControl: control.addTarget(target, action: action, for: events(of: element, control))
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        case let gesture as UIGestureRecognizer:
            if let target { gesture.addTarget(target, action: action) }
        default:
            graph.file.misuse("\(type(of: owner)) sends no action \(name).", at: element, raises: false)
        }
        return true
    }

    private func events(of element: InterfaceElement, _ control: UIControl) -> UIControl.Event {
        guard let name = element["eventType"] else { return .primaryActionTriggered }
        if let known = Connector.events[name] { return known }
        graph.file.misuse("there is no event \(name).", at: element, raises: false)
        return []
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "didEndOnExit": .editingDidEndOnExit,
        "menuActionTriggered": .menuActionTriggered,
    ]
}
