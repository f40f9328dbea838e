/// An element of a storyboard or nib, such as a view, or a color of it.
package final class InterfaceElement: Sendable {
    /// The tag, such as "label".
    package let name: String
    package let attributes: [String: String]
    package let children: [InterfaceElement]
    /// The characters inside the element; empty for most.
    package let text: String
    /// The line in the source, from 1.
    package let line: Int

    package init(
        name: String, attributes: [String: String] = [:], children: [InterfaceElement] = [], text: String = "",
        line: Int = 1
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// The identifier of the object in its file; nil for an element that is no object.
    package var id: String? { attributes["id"] }

    /// The first child with this tag.
    package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The child for a property, such as the color with the key "textColor".
    package func value(_ key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

    /// Calls `body` for this element and all inside it, from the outside to the inside.
    package func forEach(_ body: (InterfaceElement) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEach(body) }
    }
}
