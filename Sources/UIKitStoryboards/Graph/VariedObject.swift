import InterfaceDocuments
import UIKitCore

/// An object that the file varies by size classes.
@MainActor struct VariedObject {
    private(set) weak var object: NSObject?
    private let element: InterfaceElement
    private let variations: [Variation]

    /// The variation of one combination of size classes.
    private struct Variation {
        let element: InterfaceElement
        /// Such as ("heightClass", "compact"); empty for the default.
        let conditions: [(axis: String, sizeClass: String)]

        init?(_ element: InterfaceElement) {
            guard element.name == "variation", let key = element["key"] else { return nil }
            self.element = element
            conditions = key.split(separator: "-").compactMap { part in
                let pair = part.split(separator: "=").map(String.init)
                return pair.count == 2 ? (pair[0], pair[1]) : nil
            }
        }

        func matches(_ traits: UITraitCollection) -> Bool {
            conditions.allSatisfy { condition in
                let actual = condition.axis == "widthClass" ? traits.horizontalSizeClass : traits.verticalSizeClass
                return actual == (condition.sizeClass == "compact" ? .compact : .regular)
            }
        }
    }

    init(_ object: NSObject, _ element: InterfaceElement) {
        self.object = object
        self.element = element
        // The more conditions, the later, so that it wins.
        variations = element.children.compactMap(Variation.init).sorted { $0.conditions.count < $1.conditions.count }
    }

    /// Whether an object is left out for these traits.
    func excludes(_ id: String, mask: String, for traits: UITraitCollection) -> Bool {
        var isExcluded = false
        for variation in variations where variation.matches(traits) {
            let masks = variation.element.children.filter { $0.name == "mask" && $0["key"] == mask }
            for change in masks.flatMap(\.children) where change["reference"] == id {
                isExcluded = change.name == "exclude"
            }
        }
        return isExcluded
    }

    /// Whether anything depends on the size classes.
    var dependsOnTraits: Bool { variations.contains { !$0.conditions.isEmpty } }

    /// The identifiers that a mask includes or excludes.
    private func references(in mask: String) -> [String] {
        var ids: [String] = []
        for variation in variations {
            for item in variation.element.children where item.name == "mask" && item["key"] == mask {
                ids += item.children.compactMap { $0["reference"] }
            }
        }
        return ids.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    // MARK: Applying

    /// Installs and removes views and constraints, and sets the attributes that vary, for size classes.
    static func apply(_ objects: [VariedObject], traits: UITraitCollection, in graph: ObjectGraph) {
        for varied in objects { varied.applySubviews(traits, graph) }
        for varied in objects {
            varied.applyConstraints(traits, graph)
            varied.applyAttributes(traits, graph)
        }
    }

    private func applySubviews(_ traits: UITraitCollection, _ graph: ObjectGraph) {
        guard let view = object as? UIView else { return }
        for id in references(in: "subviews") {
            guard let subview = graph.object(withIdentifier: id) as? UIView else { continue }
            if excludes(id, mask: "subviews", for: traits) {
                graph.archive?.uninstalled[id] = subview
                subview.removeFromSuperview()
            } else if subview.superview == nil {
                install(subview, id, in: view)
                graph.archive?.uninstalled[id] = nil
            }
        }
    }

    /// Inserts a view at its place in the file.
    private func install(_ subview: UIView, _ id: String, in view: UIView) {
        let ids = element.child("subviews")?.children.compactMap(\.id) ?? []
        let before = Set(ids.prefix { $0 != id })
        let parent = (view as? UIVisualEffectView)?.contentView ?? view
        if let stack = view as? UIStackView {
            stack.insertArrangedSubview(subview, at: min(before.count, stack.arrangedSubviews.count))
        } else {
            parent.insertSubview(subview, at: min(before.count, parent.subviews.count))
        }
    }

    private func applyConstraints(_ traits: UITraitCollection, _ graph: ObjectGraph) {
        for id in references(in: "constraints") {
            guard let constraint = graph.object(withIdentifier: id) as? NSLayoutConstraint else { continue }
            let isActive = !excludes(id, mask: "constraints", for: traits)
            graph.archive?.inactive[id] = isActive ? nil : constraint
            if constraint.isActive != isActive { constraint.isActive = isActive }
        }
    }

    private func applyAttributes(_ traits: UITraitCollection, _ graph: ObjectGraph) {
        let ignored: Set = ["key", "misplaced"]
        let names = Set(variations.flatMap(\.element.attributes.keys)).subtracting(ignored)
        let keys = Set(variations.flatMap(\.element.children).filter { $0.name != "mask" }.compactMap { $0["key"] })
        guard let object, !names.isEmpty || !keys.isEmpty else { return }
        var attributes = element.attributes.filter { names.contains($0.key) }
        var children: [String: InterfaceElement] = [:]
        for child in element.children {
            if let key = child["key"], keys.contains(key), child.name != "variation" { children[key] = child }
        }
        for variation in variations where variation.matches(traits) {
            for (name, value) in variation.element.attributes where !ignored.contains(name) { attributes[name] = value }
            for child in variation.element.children {
                if let key = child["key"], child.name != "mask" { children[key] = child }
            }
        }
        let merged = InterfaceElement(
            name: element.name, attributes: attributes, children: children.values.sorted { $0.line < $1.line },
            line: element.line)
        AttributeSetter(merged, graph: graph, isComplete: false).apply(to: object)
    }
}
