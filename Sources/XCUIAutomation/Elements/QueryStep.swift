import Foundation

/// One step from a set of elements to another one.
enum QueryStep {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    /// Keeps elements of a kind, which may be any, with an identifying text unless it is nil.
    case named(String?, XCUIElement.ElementType)
    case predicate(NSPredicate)
    /// Keeps elements that have such a descendant.
    case containing(XCUIElement.ElementType, named: String?)
    case containingPredicate(NSPredicate)
    /// Keeps the element at an index, from 0.
    case index(Int)
    /// Keeps the first element.
    case first
    /// Demands exactly one element.
    case only

    /// Whether the step leads from one element to what is inside.
    var leadsInside: Bool {
        switch self {
        case .descendants, .children: true
        case .named, .predicate, .containing, .containingPredicate, .index, .first, .only: false
        }
    }

    /// Whether at most one element is left.
    var isSingle: Bool {
        switch self {
        case .index, .first, .only: true
        case .descendants, .children, .named, .predicate, .containing, .containingPredicate: false
        }
    }

    /// The step in a sentence: `buttons`, `named "Save"`.
    var words: String {
        switch self {
        case .descendants(let type): type.plural
        case .children(let type): "children that are \(type.plural)"
        case .named(let name?, .any): "named \"\(name)\""
        case .named(let name?, let type): "that are \(type.plural) named \"\(name)\""
        case .named(nil, let type): "that are \(type.plural)"
        case .predicate(let predicate): "matching \(PredicateWords.words(for: predicate))"
        case .containing(let type, nil): "containing a \(type.noun)"
        case .containing(let type, let name?): "containing a \(type.noun) named \"\(name)\""
        case .containingPredicate(let predicate): "containing one matching \(PredicateWords.words(for: predicate))"
        case .index(let index): "at index \(index)"
        case .first: "the first"
        case .only: ""
        }
    }

    /// The elements after the step.
    @MainActor func apply(to nodes: [ElementNode]) -> [ElementNode] {
        switch self {
        case .descendants(let type): Self.unique(nodes.flatMap(\.descendants).filter { type.includes($0) })
        case .children(let type): nodes.flatMap(\.nodes).filter { type.includes($0) }
        case .named(let name, let type): nodes.filter { type.includes($0) && $0.isNamed(name) }
        case .predicate(let predicate): nodes.filter { predicate.evaluate(with: $0) }
        case .containing(let type, let name):
            nodes.filter { node in
                node.descendants.contains { type.includes($0) && $0.isNamed(name) }
            }
        case .containingPredicate(let predicate):
            nodes.filter { node in node.descendants.contains { predicate.evaluate(with: $0) } }
        case .index(let index): nodes.indices.contains(index) ? [nodes[index]] : []
        case .first: Array(nodes.prefix(1))
        case .only: nodes
        }
    }

    /// An element inside of two found ones counts once.
    @MainActor private static func unique(_ nodes: [ElementNode]) -> [ElementNode] {
        var seen: Set<ObjectIdentifier> = []
        return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension XCUIElement.ElementType {
    /// Whether elements of this kind are searched, and `node` is one.
    @MainActor fileprivate func includes(_ node: ElementNode) -> Bool { self == .any || node.elementType == self }

    /// Several elements of the kind: `switches`, `other elements`.
    var plural: String { noun.hasSuffix("ch") || noun.hasSuffix("x") ? noun + "es" : noun + "s" }
}
