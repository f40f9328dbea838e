import UIKitCore

/// The tree as text, a line for each container and element, indented by depth.
@MainActor package struct AccessibilityOutline {
    /// The lines, in reading order.
    package let lines: [String]
    /// The lines with line breaks.
    package var text: String { lines.joined(separator: "\n") + "\n" }

    package init(of tree: AccessibilityTree, in language: SystemLanguage) {
        var lines: [String] = []
        var open = tree.windows.reversed().map { (node: $0, level: 0) }
        while let (node, level) = open.popLast() {
            lines.append(String(repeating: "  ", count: level) + Self.line(for: node, in: language))
            open += node.orderedChildren.reversed().map { ($0, level + 1) }
        }
        self.lines = lines
    }

    private static func line(for node: AccessibilityNode, in language: SystemLanguage) -> String {
        let type = String(describing: Swift.type(of: node.responder))
        let identifier = node.identifier.map { "#" + $0 } ?? ""
        guard node.isElement else { return "[\(type)\(identifier)]" }
        let actions = node.customActions.map(\.name).joined(separator: ", ")
        return SpokenText(of: node, in: language).description + "  (\(type)\(identifier))"
            + (actions.isEmpty ? "" : "  actions: \(actions)")
    }
}
