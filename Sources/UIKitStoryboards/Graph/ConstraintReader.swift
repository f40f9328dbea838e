import CoreGraphics
import InterfaceDocuments
import UIKitCore

/// Makes a constraint of its element.
@MainActor struct ConstraintReader {
    private let element: InterfaceElement
    private let holder: UIView
    private let graph: ObjectGraph

    init(_ element: InterfaceElement, in holder: UIView, graph: ObjectGraph) {
        self.element = element
        self.holder = holder
        self.graph = graph
    }

    /// Nil, after a misuse, if the element names objects or attributes that are not there.
    var constraint: NSLayoutConstraint? {
        guard let attribute = attribute("firstAttribute") else { return nil }
        guard let first = item("firstItem", default: holder) else { return nil }
        var second: NSObject?
        if element["secondItem"] != nil {
            second = item("secondItem", default: nil)
            guard second != nil else { return nil }
        } else if element["secondAttribute"] != nil {
            second = holder
        }
        let other = second == nil ? .notAnAttribute : self.attribute("secondAttribute") ?? attribute
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: ConstraintReader.constant(of: element))
        if let priority = ConstraintReader.priority(of: element) { constraint.priority = priority }
        constraint.identifier = element["identifier"]
        return constraint
    }

    static func constant(of element: InterfaceElement) -> CGFloat {
        if let constant = element["constant"].flatMap({ Double($0) }), constant.isFinite { return CGFloat(constant) }
        return element["symbolic"] == "YES" ? standardSpacing : 0
    }

    static func priority(of element: InterfaceElement) -> UILayoutPriority? {
        element["priority"].flatMap { Float($0) }.map { UILayoutPriority(min(max($0, 1), 1000)) }
    }

    /// Points between views, as `constraint(equalToSystemSpacingAfter:multiplier:)` has it.
    private static let standardSpacing: CGFloat = 8

    private func item(_ key: String, default other: UIView?) -> NSObject? {
        guard let id = element[key] else { return other }
        if let object = graph.object(withIdentifier: id) { return object }
        graph.file.misuse("there is no object \(id) for a constraint.", at: element, raises: false)
        return nil
    }

    private var relation: NSLayoutConstraint.Relation {
        switch element["relation"] {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
    }

    private func attribute(_ key: String) -> NSLayoutConstraint.Attribute? {
        guard let name = element[key] else { return nil }
        if let known = ConstraintReader.attributes[name] { return known }
        graph.file.misuse("a constraint has the attribute \(name), which is unknown.", at: element, raises: false)
        return nil
    }

    /// A number, or a ratio such as "16:9".
    private var multiplier: CGFloat {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split(separator: ":").map { Double($0) ?? .nan }
        let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
        guard value.isFinite, value != 0 else {
            graph.file.misuse("a constraint has the multiplier \(text).", at: element, raises: false)
            return 1
        }
        return CGFloat(value)
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
