import CoreGraphics

/// What one finger on an open menu highlights and chooses. Decides only; `MenuPresentation` carries out the effects.
///
/// The finger that opens a menu can stay down, slide to an element and choose it by lifting. A tap opens the menu and
/// leaves it open. A finger that comes down outside closes the menu when it is lifted outside.
package struct MenuTracking: Hashable {
    /// What is below the finger.
    package enum Hit: Hashable {
        /// The element with this number, which can be chosen.
        case element(Int)
        /// The menu, but no element that can be chosen.
        case menu
        /// Outside the menu, by this distance in points.
        case outside(distance: CGFloat)
    }

    package enum Event: Hashable {
        /// The menu opened below a finger that is down.
        case open
        case began(Hit)
        /// `isFar`: the finger has left the surroundings of the point where it came down.
        case moved(Hit, isFar: Bool)
        case ended(Hit)
        case cancelled
    }

    package enum Effect: Hashable {
        case highlight(Int?)
        case choose(Int)
        /// Show how far outside the finger is; 0 for inside.
        case shrink(distance: CGFloat)
        /// Ask whether a touch outside closes the menu.
        case touchOutside
    }

    private enum State: Hashable {
        /// No finger is down.
        case idle
        /// The finger that opened the menu has not moved away yet.
        case opening
        /// The finger slides. `element`: what is highlighted. `hasOpened`: it is the finger that opened the menu.
        case sliding(element: Int?, hasOpened: Bool)
        /// The finger came down outside.
        case outside
    }

    private var state = State.idle

    package init() {}

    /// Whether a long menu scrolls while the finger is near an edge. Other fingers drag the menu.
    package var scrollsAtEdges: Bool {
        switch state {
        case .sliding(_, let hasOpened): hasOpened
        case .idle, .opening, .outside: false
        }
    }

    /// The effects of `event`, in order.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch (state, event) {
        case (.idle, .open):
            state = .opening
            return []
        case (.idle, .began(let hit)):
            return begin(at: hit)
        case (.opening, .moved(let hit, let isFar)):
            return isFar ? slide(to: hit, from: nil, hasOpened: true) : []
        case (.sliding(let element, let hasOpened), .moved(let hit, _)):
            return slide(to: hit, from: element, hasOpened: hasOpened)
        case (.sliding(let element, _), .ended(let hit)):
            return end(at: hit, from: element)
        case (.sliding(let element, _), .cancelled):
            state = .idle
            return (element == nil ? [] : [.highlight(nil)]) + [.shrink(distance: 0)]
        case (.outside, .ended(.outside)):
            state = .idle
            return [.touchOutside]
        case (.opening, .ended), (.opening, .cancelled), (.outside, .ended), (.outside, .cancelled):
            state = .idle
            return []
        case (.idle, .moved), (.idle, .ended), (.idle, .cancelled), (.opening, .open), (.opening, .began),
            (.sliding, .open), (.sliding, .began), (.outside, .open), (.outside, .began), (.outside, .moved):
            return []
        }
    }

    private mutating func begin(at hit: Hit) -> [Effect] {
        switch hit {
        case .outside:
            state = .outside
            return []
        case .element(let element):
            state = .sliding(element: element, hasOpened: false)
            return [.highlight(element)]
        case .menu:
            state = .sliding(element: nil, hasOpened: false)
            return []
        }
    }

    private mutating func slide(to hit: Hit, from element: Int?, hasOpened: Bool) -> [Effect] {
        let next: Int?
        var effects: [Effect] = []
        switch hit {
        case .element(let hit): (next, effects) = (hit, [.shrink(distance: 0)])
        case .menu: (next, effects) = (nil, [.shrink(distance: 0)])
        case .outside(let distance): (next, effects) = (nil, [.shrink(distance: distance)])
        }
        if next != element { effects.append(.highlight(next)) }
        state = .sliding(element: next, hasOpened: hasOpened)
        return effects
    }

    private mutating func end(at hit: Hit, from element: Int?) -> [Effect] {
        state = .idle
        let off: [Effect] = element == nil ? [] : [.highlight(nil)]
        switch hit {
        case .element(let hit): return off + [.shrink(distance: 0), .choose(hit)]
        case .menu, .outside: return off + [.shrink(distance: 0)]
        }
    }
}
