import Driving
import Foundation

/// How elements are found, from the app on.
@MainActor struct QueryPath {
    let app: XCUIApplication
    let steps: [QueryStep]

    func adding(_ step: QueryStep) -> QueryPath { QueryPath(app: app, steps: steps + [step]) }

    /// The path in words: `the app ▸ tables named "Orders" ▸ cells at index 2`.
    var words: String {
        var parts = ["the app"]
        for step in steps where !step.words.isEmpty {
            if step.leadsInside { parts.append(step.words) } else { parts[parts.count - 1] += " " + step.words }
        }
        return parts.joined(separator: " ▸ ")
    }

    /// What the path leads to, in quotes: `"Save" button`.
    var shortName: String {
        var noun = "app"
        var name: String?
        for step in steps {
            switch step {
            case .descendants(let type), .children(let type): (noun, name) = (type.noun, nil)
            case .named(let text, let type): (noun, name) = (type == .any ? noun : type.noun, text ?? name)
            case .index(let index): name = name ?? "number \(index)"
            case .predicate, .containing, .containingPredicate, .first, .only: break
            }
        }
        return name.map { "\"\($0)\" \(noun)" } ?? noun
    }

    /// The elements that are there now. Throws when a step on the way, which must lead to one element, leads to none or
    /// several.
    func find() throws(UITestFailure) -> [ElementNode] {
        try find(in: try app.readHierarchy())
    }

    func find(in root: ElementNode) throws(UITestFailure) -> [ElementNode] {
        var nodes = [root]
        for (index, step) in steps.enumerated() {
            let former = nodes
            nodes = step.apply(to: nodes)
            let isLast = index == steps.count - 1
            if case .only = step, nodes.count > 1, !isLast {
                throw several(nodes, QueryPath(app: app, steps: Array(steps[...index])))
            }
            if step.isSingle, nodes.isEmpty, !isLast {
                throw missing(QueryPath(app: app, steps: Array(steps[...index])), among: former, in: root)
            }
        }
        return nodes
    }

    /// The one element. Throws when there is none, or several of which the path chooses none.
    func findOne() throws(UITestFailure) -> ElementNode {
        let root = try app.readHierarchy()
        let found = try find(in: root)
        guard let node = found.first else { throw missing(self, among: candidates(in: root), in: root) }
        if found.count > 1 { throw several(found, self) }
        return node
    }

    /// The elements before the last steps, which chose one by its name.
    private func candidates(in root: ElementNode) -> [ElementNode] {
        var rest = steps
        while let last = rest.last, !last.leadsInside { rest.removeLast() }
        return (try? QueryPath(app: app, steps: rest).find(in: root)) ?? []
    }

    // MARK: Messages

    /// The most lines of the hierarchy, and the most elements, in a message.
    private static let mostLines = 60
    private static let mostElements = 12

    private func missing(_ path: QueryPath, among nodes: [ElementNode], in root: ElementNode) -> UITestFailure {
        var text = "There is no \(path.shortName): \(path.words)."
        let names = nodes.flatMap { [$0.identifier, $0.label, $0.text, $0.placeholderValue ?? ""] }
            .filter { !$0.isEmpty }
        if let name = path.searchedName {
            if let near = NearestName.nearest(to: name, among: names) { text += " Did you mean \"\(near)\"?" }
            let others = root.descendants.filter { $0.isNamed(name) }.prefix(3)
            if !others.isEmpty {
                text += " There is " + others.map { HierarchyText.line(of: $0) }.joined(separator: ", ") + "."
            }
        }
        return UITestFailure(text + "\n" + HierarchyText(of: root).lines(atMost: Self.mostLines))
    }

    private func several(_ nodes: [ElementNode], _ path: QueryPath) -> UITestFailure {
        let listed = nodes.prefix(Self.mostElements).map { "\n    " + HierarchyText.line(of: $0) }.joined()
        let more = nodes.count > Self.mostElements ? "\n    and \(nodes.count - Self.mostElements) more" : ""
        return UITestFailure(
            "There are \(nodes.count) elements where one is needed: \(path.words). Choose one with firstMatch, "
                + "element(boundBy:) or an identifier.\(listed)\(more)")
    }

    private var searchedName: String? {
        for step in steps.reversed() {
            if case .named(let name, _) = step { return name }
            if step.leadsInside { return nil }
        }
        return nil
    }
}
