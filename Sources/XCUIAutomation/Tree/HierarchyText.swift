import CoreGraphics

/// The hierarchy in lines, one for each element, indented by what it is in.
@MainActor struct HierarchyText {
    private let all: [String]

    init(of root: ElementNode) {
        var lines: [String] = []
        var open = [(node: root, level: 0)]
        while let (node, level) = open.popLast() {
            lines.append(String(repeating: "  ", count: level) + Self.line(of: node))
            open += node.nodes.reversed().map { ($0, level + 1) }
        }
        all = lines
    }

    var text: String { all.joined(separator: "\n") }

    /// The first lines, and how many were left out.
    func lines(atMost count: Int) -> String {
        guard all.count > count else { return text }
        return all.prefix(count).joined(separator: "\n")
            + "\n… \(all.count - count) more lines; debugDescription has them."
    }

    /// `Button, {{16.0, 60.0}, {80.0, 44.0}}, identifier: 'save', label: 'Save', Disabled`.
    static func line(of node: ElementNode) -> String {
        let frame = node.frame
        var parts = [
            node.elementType.name,
            "{{\(tenths(frame.minX)), \(tenths(frame.minY))}, "
                + "{\(tenths(frame.width)), \(tenths(frame.height))}}",
        ]
        if !node.identifier.isEmpty { parts.append("identifier: '\(node.identifier)'") }
        if !node.label.isEmpty { parts.append("label: '\(node.label)'") }
        if let placeholder = node.placeholderValue, !placeholder.isEmpty {
            parts.append("placeholderValue: '\(placeholder)'")
        }
        if !node.text.isEmpty { parts.append("value: \(node.text)") }
        if !node.isEnabled { parts.append("Disabled") }
        if node.isSelected { parts.append("Selected") }
        if node.hasKeyboardFocus { parts.append("Keyboard Focused") }
        return parts.joined(separator: ", ")
    }

    private static func tenths(_ number: CGFloat) -> String { "\((number * 10).rounded() / 10)" }
}
