import CoreGraphics
import UIKitCore

/// Finds what a step means among the shown views.
@MainActor
package struct TargetFinder {
    /// How many names a message lists before it stops.
    private static let longestList = 12

    private let system: UIKitSystem
    private let shown: [ShownView]

    /// Looks at the views as they are now.
    package init(_ system: UIKitSystem) {
        self.system = system
        shown = ShownView.all(in: system)
    }

    /// The one view that `target` means. For a point: the view that hit testing finds there.
    package func view(_ target: Target) throws(StepFailure) -> ShownView {
        if case .point(let point) = target { return try view(at: point) }
        let found = matches(target)
        guard let first = found.first else { throw StepFailure("\(target) is not there; \(whatIsThere)") }
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

    /// Every view that `target` may mean, its ordinal left aside, in reading order; empty when there is none.
    package func matches(_ target: Target) -> [ShownView] {
        switch target {
        case .point(let point): (try? [view(at: point)]) ?? []
        case .identifier(let name, _): narrow(shown.filter { $0.view.accessibilityIdentifier == name })
        case .text(let text, _): narrow(bestRank(text))
        }
    }

    /// Identifier before label before text: only the first rank that has a match counts.
    private func bestRank(_ text: String) -> [ShownView] {
        let ranks: [(UIView) -> String?] = [
            { $0.accessibilityIdentifier }, { $0.ownLabel }, { $0.shownText },
        ]
        for name in ranks {
            let found = shown.filter { name($0.view) == text }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Drops what lies inside a control that matches as well, then all but the front-most depth.
    private func narrow(_ found: [ShownView]) -> [ShownView] {
        let controls = found.map(\.view).filter { $0 is UIControl }
        let outer = found.filter { match in
            !controls.contains { $0 !== match.view && match.view.isDescendant(of: $0) }
        }
        let front = outer.map(\.depth).max()
        let kept = outer.filter { $0.depth == front }
        return ReadingOrder.indices(of: kept.map(\.frame)).map { kept[$0] }
    }

    private func view(at point: CGPoint) throws(StepFailure) -> ShownView {
        guard let hit = system.frameLoop.hitTest(point) else {
            throw StepFailure("nothing takes touches at \(plain(point))")
        }
        guard let found = shown.first(where: { $0.view === hit }) else {
            throw StepFailure("\(className(of: hit)) takes touches at \(plain(point)), but is not shown")
        }
        return found
    }

    /// `UIButton (1, 2, 3, 4)`, or `2 views: #1 UIButton (…), #2 UILabel (…)`.
    private func list(_ found: [ShownView]) -> String {
        guard found.count > 1 else { return found.map(\.description).joined() }
        let entries = found.enumerated().map { "#\($0 + 1) \($1.description)" }
        return "\(found.count) views: " + entries.joined(separator: ", ")
    }

    /// The names of what can be seen, for whoever mistyped one.
    private var whatIsThere: String {
        var names: [String] = []
        for candidate in shown where !candidate.visiblePart.isEmpty {
            let view = candidate.view
            guard let name = view.accessibilityIdentifier ?? view.ownLabel ?? view.shownText else { continue }
            if !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        guard !names.isEmpty else { return "nothing with a name is shown" }
        let listed = names.prefix(Self.longestList).map(quoted).joined(separator: ", ")
        return "there are " + listed
            + (names.count > Self.longestList ? " and \(names.count - Self.longestList) more" : "")
    }
}

extension Target {
    fileprivate var ordinal: Int? {
        switch self {
        case .text(_, let ordinal), .identifier(_, let ordinal): ordinal
        case .point: nil
        }
    }

    fileprivate var withoutOrdinal: Target {
        switch self {
        case .text(let text, _): .text(text, ordinal: nil)
        case .identifier(let text, _): .identifier(text, ordinal: nil)
        case .point: self
        }
    }
}
