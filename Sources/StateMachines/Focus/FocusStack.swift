/// The first responders that presentations and overlays of one window have covered, each with what covers it. Decides
/// only; a driver performs the effects.
///
/// The driver tells it the first responder behind a cover, as far as that is covered. A first responder that loses the
/// focus waits for the end of its cover.
public struct FocusStack<Cover: Equatable, Responder> {
    /// Something that happened to the focus, or to what covers it.
    public enum Event {
        /// A presentation or overlay begins. `firstResponder` is behind it; nil if none is.
        case coverDidBegin(Cover, FocusRule, firstResponder: Responder?)
        /// A presentation or overlay has become one with this rule, as when a popover becomes a sheet.
        case ruleDidChange(Cover, FocusRule, firstResponder: Responder?)
        /// The first responder, which is behind the cover, has lost the focus to a responder inside it, or with its
        /// view.
        case focusWasLost(Responder, to: Cover)
        /// The presentation or overlay was removed.
        case coverDidEnd(Cover)
    }

    /// A step that the driver performs.
    public enum Effect {
        /// Make the first responder resign. It waits until the cover ends.
        case resign(Responder)
        /// Give the focus back to the first of these whose view is still there, unless another responder has it by now.
        /// One that something else still covers goes on waiting: the driver sends `focusWasLost` for it.
        case restore([Responder])
    }

    private struct Entry {
        let cover: Cover
        var rule: FocusRule
        /// The earliest first.
        var waiting: [Responder] = []
    }

    private var entries: [Entry] = []

    /// Creates a stack without covers.
    public init() {}

    /// Whether nothing covers anything.
    public var isEmpty: Bool { entries.isEmpty }

    /// The effects to perform, in order. Nil, with nothing changed, for a cover that has begun already or is unknown.
    public mutating func handle(_ event: Event) -> [Effect]? {
        switch event {
        case .coverDidBegin(let cover, let rule, let firstResponder):
            guard index(of: cover) == nil else { return nil }
            entries.append(Entry(cover: cover, rule: rule))
            return resignIfCovered(firstResponder, for: cover)
        case .ruleDidChange(let cover, let rule, let firstResponder):
            guard let index = index(of: cover) else { return nil }
            guard entries[index].rule != rule else { return [] }
            entries[index].rule = rule
            switch rule {
            case .takesFocus: return resignIfCovered(firstResponder, for: cover)
            case .sharesFocus: return release(at: index)
            }
        case .focusWasLost(let responder, let cover):
            guard let index = index(of: cover) else { return nil }
            entries[index].waiting.append(responder)
            return []
        case .coverDidEnd(let cover):
            guard let index = index(of: cover) else { return nil }
            let effects = release(at: index)
            entries.remove(at: index)
            return effects
        }
    }

    private mutating func resignIfCovered(_ firstResponder: Responder?, for cover: Cover) -> [Effect] {
        guard let firstResponder, let index = index(of: cover) else { return [] }
        switch entries[index].rule {
        case .takesFocus:
            entries[index].waiting.append(firstResponder)
            return [.resign(firstResponder)]
        case .sharesFocus: return []
        }
    }

    private mutating func release(at index: Int) -> [Effect] {
        let waiting = entries[index].waiting
        entries[index].waiting = []
        return waiting.isEmpty ? [] : [.restore(waiting.reversed())]
    }

    private func index(of cover: Cover) -> Int? { entries.firstIndex { $0.cover == cover } }
}
