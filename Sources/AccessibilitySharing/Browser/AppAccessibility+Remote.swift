import AccessibilityTree
import RemoteHost

extension AppAccessibility: RemoteAccessibility {
    package func elements() -> [RemoteElement] {
        readAll { part in
            AccessibilityTree(of: part.system).elements.map {
                let number = number(of: $0.responder, in: part)
                return (number, element(for: $0, number, in: part))
            }
        }
    }

    private func element(for node: AccessibilityNode, _ number: Int, in part: Part) -> RemoteElement {
        var element = RemoteElement(
            id: number, role: RemoteElement.Role(of: node.kind), name: node.name, frame: part.screenRect(node.frame))
        element.value = node.textEntry?.isSecure == true ? nil : node.value
        element.hint = node.hint
        if element.role == .toggle { element.isOn = node.value == "1" }
        element.isSelected = node.traits.contains(.selected)
        element.isDisabled = node.traits.contains(.notEnabled)
        element.isMultiline = node.textEntry?.isMultiline == true
        element.language = node.language
        return element
    }
}

extension RemoteElement.Role {
    fileprivate init(of kind: ElementKind) {
        self =
            switch kind {
            case .button: .button
            case .link: .link
            case .heading: .heading
            case .image: .image
            case .textField: .textField
            case .searchField: .searchField
            case .slider: .slider
            case .tab: .tab
            case .toggle: .toggle
            case .text: .text
            }
    }
}
