/// The actions and targets of a control with their events, in the order they were added.
@MainActor struct ControlHandlers {
    enum Kind {
        case action(UIAction)
        case target(WeakObject, Selector)
        /// A selector sent along the responder chain.
        case responderChain(Selector)
    }

    struct Handler {
        let kind: Kind
        var events: UIControl.Event
    }

    private(set) var list: [Handler] = []

    var events: UIControl.Event { list.reduce(into: []) { $0.formUnion($1.events) } }

    var targets: Set<AnyHashable> {
        Set(
            list.compactMap { handler in
                switch handler.kind {
                case .target(let target, _): (target.object as? NSObject).map { AnyHashable($0) }
                case .responderChain: AnyHashable(NSNull())
                case .action: nil
                }
            })
    }

    mutating func add(_ target: Any?, action selector: Selector, for events: UIControl.Event) {
        if let index = list.firstIndex(where: { $0.calls(selector, on: target) }) {
            list[index].events.formUnion(events)
        } else if let target {
            list.append(Handler(kind: .target(WeakObject(target as AnyObject), selector), events: events))
        } else {
            list.append(Handler(kind: .responderChain(selector), events: events))
        }
    }

    mutating func remove(_ target: Any?, action selector: Selector?, for events: UIControl.Event) {
        subtract(events) { handler in
            switch handler.kind {
            case .action: false
            case .responderChain(let action): target == nil && (selector == nil || selector == action)
            case .target(let object, let action):
                (target == nil || object.object === target as AnyObject) && (selector == nil || selector == action)
            }
        }
    }

    /// Adds `action`. An existing action with the same identifier loses `events`.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = list.firstIndex(where: { $0.action === action }) {
            list[index].events.formUnion(events)
            return
        }
        remove(action.identifier, for: events)
        list.append(Handler(kind: .action(action), events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { $0.action?.identifier == identifier }
    }

    func actionNames(for target: Any?, on event: UIControl.Event) -> [String]? {
        let names = list.compactMap { handler -> String? in
            guard !handler.events.isDisjoint(with: event) else { return nil }
            switch handler.kind {
            case .action: return nil
            case .responderChain(let action): return target == nil ? "\(action)" : nil
            case .target(let object, let action): return object.object === target as AnyObject? ? "\(action)" : nil
            }
        }
        return names.isEmpty ? nil : names
    }

    func enumerate(_ body: (UIAction?, (target: Any?, action: Selector)?, UIControl.Event, inout Bool) -> Void) {
        var isDone = false
        for handler in list where !isDone {
            switch handler.kind {
            case .action(let action): body(action, nil, handler.events, &isDone)
            case .target(let target, let action): body(nil, (target.object, action), handler.events, &isDone)
            case .responderChain(let action): body(nil, (nil, action), handler.events, &isDone)
            }
        }
    }

    private mutating func subtract(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
        for index in list.indices where matches(list[index]) {
            list[index].events.subtract(events)
        }
        list.removeAll { $0.events.isEmpty }
    }
}

extension ControlHandlers.Handler {
    @MainActor fileprivate var action: UIAction? {
        guard case .action(let action) = kind else { return nil }
        return action
    }

    @MainActor fileprivate func calls(_ selector: Selector, on target: Any?) -> Bool {
        switch kind {
        case .action: false
        case .responderChain(let action): target == nil && action == selector
        case .target(let object, let action):
            target != nil && object.object === target as AnyObject && action == selector
        }
    }
}
