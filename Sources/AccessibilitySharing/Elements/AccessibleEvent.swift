/// What screen readers are told of a change.
package enum AccessibleEvent: Sendable, Equatable {
    case state(AccessibleState, isOn: Bool, of: Int)
    case name(String, of: Int)
    case description(String, of: Int)
    case value(Double, of: Int)
    case added(Int, to: Int, at: Int)
    case removed(Int, from: Int, at: Int)
    case moved(Int)
    case inserted(String, at: Int, in: Int)
    case deleted(String, at: Int, in: Int)
    case caret(Int, in: Int)
    case selection(in: Int)
    case windowActive(Bool)
    case announcement(String)
}

extension AccessibleSnapshot {
    /// What has changed since `old`, in the order in which it is told. Without an older snapshot only the focus is.
    package func events(since old: AccessibleSnapshot?) -> [AccessibleEvent] {
        guard let old else {
            return (window.isActive ? [.windowActive(true)] : [])
                + (focused.map { [.state(.focused, isOn: true, of: $0)] } ?? [])
        }
        var events = old.window.isActive == window.isActive ? [] : [AccessibleEvent.windowActive(window.isActive)]
        events += removals(since: old)
        events += order.filter { old.elements[$0] == nil }.flatMap(addition(of:))
        // Before what changes in it: readers say what has the focus when they are told of it, and not of its caret.
        if focused != old.focused {
            if let gone = old.focused, elements[gone] != nil {
                events.append(.state(.focused, isOn: false, of: gone))
            }
            if let focused { events.append(.state(.focused, isOn: true, of: focused)) }
        }
        for number in order {
            if let element = elements[number], let before = old.elements[number] {
                events += element.events(since: before)
            }
        }
        return events
    }

    private func addition(of number: Int) -> [AccessibleEvent] {
        guard let element = elements[number] else { return [] }
        let added = AccessibleEvent.added(number, to: element.parent, at: index(of: element))
        let isAlert = [.alert, .dialog].contains(element.role)
        return isAlert ? [added, .state(.showing, isOn: true, of: number)] : [added]
    }

    /// What is gone, or is in another place. An element that has another parent is added there.
    private func removals(since old: AccessibleSnapshot) -> [AccessibleEvent] {
        old.order.reversed().flatMap { number -> [AccessibleEvent] in
            guard let before = old.elements[number] else { return [] }
            guard let now = elements[number] else {
                return [
                    .state(.defunct, isOn: true, of: number),
                    .removed(number, from: before.parent, at: old.index(of: before)),
                ]
            }
            return now.parent == before.parent ? [] : [.removed(number, from: before.parent, at: old.index(of: before))]
        }
    }
}

extension AccessibleElement {
    fileprivate func events(since old: AccessibleElement) -> [AccessibleEvent] {
        guard self != old else { return [] }
        var events: [AccessibleEvent] = parent == old.parent ? [] : [.moved(id)]
        if name != old.name { events.append(.name(name, of: id)) }
        if description != old.description { events.append(.description(description, of: id)) }
        for state in AccessibleState.allCases where state != .focused {
            let isOn = states.contains(state)
            if isOn != old.states.contains(state) { events.append(.state(state, isOn: isOn, of: id)) }
        }
        if let range, range.value != old.range?.value { events.append(.value(range.value, of: id)) }
        if let text { events += text.events(since: old.text, of: id) }
        return events
    }
}

extension AccessibleText {
    fileprivate func events(since old: AccessibleText?, of number: Int) -> [AccessibleEvent] {
        guard let old, self != old else { return [] }
        var events: [AccessibleEvent] = []
        if scalars != old.scalars {
            let shorter = min(count, old.count)
            let prefix = (0..<shorter).first { scalars[$0] != old.scalars[$0] } ?? shorter
            let suffix =
                (0..<shorter - prefix).first { scalars[count - 1 - $0] != old.scalars[old.count - 1 - $0] }
                ?? shorter - prefix
            let (deleted, inserted) = (old[prefix..<old.count - suffix], self[prefix..<count - suffix])
            if !deleted.isEmpty { events.append(.deleted(deleted, at: prefix, in: number)) }
            if !inserted.isEmpty { events.append(.inserted(inserted, at: prefix, in: number)) }
        }
        if caret != old.caret { events.append(.caret(caret, in: number)) }
        if selection != old.selection, !(selection.isEmpty && old.selection.isEmpty) {
            events.append(.selection(in: number))
        }
        return events
    }
}
