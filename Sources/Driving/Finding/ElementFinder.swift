import CoreGraphics
import UIKitCore

/// Finds the view that a step refers to among the shown views.
@MainActor
package struct ElementFinder {
    /// The most names that a message lists.
    private static let longestList = 12

    private let system: UIKitSystem
    private let shown: [ShownView]
    private let offScreen: [ShownView]

    /// Captures the views as they are now.
    package init(_ system: UIKitSystem) {
        self.system = system
        (shown, offScreen) = ShownView.allAndScrolledOff(in: system)
    }

    /// The one view that `target` matches. For a point: the view that hit testing finds there.
    package func view(_ target: ElementQuery) throws(StepFailure) -> ShownView {
        if case .point(let point) = target { return try view(at: point) }
        return try choose(target, from: matches(target))
    }

    /// The one view that `target` matches, on the screen or scrolled off it. Of several matches the only one on the
    /// screen is used.
    func viewAnywhere(_ target: ElementQuery) throws(StepFailure) -> ShownView {
        if case .point = target { return try view(target) }
        let found = matches(target, among: shown + offScreen)
        let near = found.filter { match in shown.contains { $0.view === match.view } }
        return try choose(target, from: target.ordinal == nil && near.count == 1 ? near : found)
    }

    private func choose(_ target: ElementQuery, from found: [ShownView]) throws(StepFailure) -> ShownView {
        guard let first = found.first else { throw StepFailure(sentence(forMissing: target)) }
        if let ordinal = target.ordinal {
            guard found.count >= ordinal else {
                throw StepFailure("\(target) is not there; \(target.withoutOrdinal) is only \(list(found))")
            }
            return found[ordinal - 1]
        }
        guard found.count == 1 else {
            throw StepFailure("\(target) is \(list(found)); choose one with \(target)#N")
        }
        return first
    }

    /// Every view that `target` may match, ignoring its ordinal, in reading order; empty when there is none.
    ///
    /// The frontmost overlay with a match is used; what is behind it is searched only when it has none.
    package func matches(_ target: ElementQuery) -> [ShownView] {
        if case .point(let point) = target { return (try? [view(at: point)]) ?? [] }
        if case .identifier(let name, _) = target, name.hasPrefix("key:") {
            return matches(target, among: ShownView.keys(in: system))
        }
        return matches(target, among: shown)
    }

    private func matches(_ target: ElementQuery, among views: [ShownView]) -> [ShownView] {
        let layers = Dictionary(grouping: views, by: \.depth)
        for depth in layers.keys.sorted(by: >) {
            let found = removingControlContents(from: bestRank(target, among: layers[depth] ?? []))
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Identifier before label before text: only the first rank with a match counts.
    private func bestRank(_ target: ElementQuery, among views: [ShownView]) -> [ShownView] {
        switch target {
        case .point: return []
        case .identifier(let name, _): return views.filter { name.isSameName(as: $0.view.accessibilityIdentifier) }
        case .text(let text, _):
            let ranks: [(UIView) -> Bool] = [
                { text.isSameName(as: $0.accessibilityIdentifier) },
                { text.isSameName(as: $0.explicitAccessibilityLabel) || text.isSameName(as: $0.placeholderName) },
                { text.isSameName(as: $0.shownText) },
            ]
            return ranks.lazy.map { isNamed in views.filter { isNamed($0.view) } }.first { !$0.isEmpty } ?? []
        }
    }

    /// Removes matches that are inside a control that matches as well; returns the rest in reading order.
    private func removingControlContents(from found: [ShownView]) -> [ShownView] {
        let controls = found.map(\.view).filter { $0 is UIControl }
        let kept = found.filter { match in
            !controls.contains { $0 !== match.view && match.view.isDescendant(of: $0) }
        }
        return ReadingOrder.indices(of: kept.map(\.frame)).map { kept[$0] }
    }

    private func view(at point: CGPoint) throws(StepFailure) -> ShownView {
        guard let hit = system.frameLoop.hitTest(point) else {
            throw StepFailure("no view receives touches at \(plain(point))")
        }
        guard let found = (shown + ShownView.keys(in: system)).first(where: { $0.view === hit }) else {
            throw StepFailure("\(className(of: hit)) receives touches at \(plain(point)), but is not visible")
        }
        return found
    }

    /// `UIButton (1, 2, 3, 4)`, or `2 views: #1 UIButton (…), #2 UILabel (…)`.
    private func list(_ found: [ShownView]) -> String {
        guard found.count > 1 else { return found.map(\.description).joined() }
        let entries = found.enumerated().map { "#\($0 + 1) \($1.description)" }
        return "\(found.count) views: " + entries.joined(separator: ", ")
    }

    // MARK: Suggestions

    /// The message for a `target` without a match, with the name that was probably meant.
    private func sentence(forMissing target: ElementQuery) -> String {
        let elsewhere = matches(target, among: offScreen)
        if !elsewhere.isEmpty {
            return "\(target) is off the screen: \(list(elsewhere)); `scroll to \(target)` brings it onto the screen"
        }
        let names = visibleNames
        let identifiers = Set(shown.compactMap(\.view.accessibilityIdentifier))
        var guess: String?
        switch target {
        case .point: break
        case .text(let text, _): guess = NearestName.nearest(to: text, among: names).map(quoted)
        case .identifier(let text, _):
            guess = NearestName.nearest(to: text, among: identifiers.sorted()).map { "id:" + quoted($0) }
            if guess == nil, names.contains(text) { guess = quoted(text) }
        }
        guard !names.isEmpty else { return "\(target) is not there; nothing with a name is shown" }
        return "\(target) is not there; " + (guess.map { "did you mean \($0)? There are " } ?? "there are ")
            + list(names)
    }

    private func list(_ names: [String]) -> String {
        let listed = names.prefix(Self.longestList).map(quoted).joined(separator: ", ")
        return listed + (names.count > Self.longestList ? " and \(names.count - Self.longestList) more" : "")
    }

    /// The names of visible views; content and controls before containers.
    private var visibleNames: [String] {
        let named = shown.filter { !$0.visiblePart.isEmpty }.map(\.view)
        let isContent = { (view: UIView) in
            view is UIControl || view.shownText != nil || view.explicitAccessibilityLabel != nil
        }
        var names: [String] = []
        for view in named.filter(isContent) + named.filter({ !isContent($0) }) {
            guard
                let name = view.accessibilityIdentifier ?? view.explicitAccessibilityLabel ?? view.placeholderName
                    ?? view.shownText
            else { continue }
            if !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        return names
    }
}

extension ElementQuery {
    fileprivate var ordinal: Int? {
        switch self {
        case .text(_, let ordinal), .identifier(_, let ordinal): ordinal
        case .point: nil
        }
    }

    fileprivate var withoutOrdinal: ElementQuery {
        switch self {
        case .text(let text, _): .text(text, ordinal: nil)
        case .identifier(let text, _): .identifier(text, ordinal: nil)
        case .point: self
        }
    }
}
