import ObjectiveCSupport

/// How much the clock advances before an element is asked: the interval in which XCTest asks an expectation's predicate.
private let interval = 0.1

extension ElementNode: PredicateSubject {
    nonisolated func predicateValue(forKey key: String) -> Any? {
        MainActor.assumeIsolated { attribute(key) }
    }

    fileprivate func attribute(_ name: String) -> (any Sendable)? {
        switch name {
        case "identifier": identifier
        case "label": label
        case "value": text
        case "title": title
        case "placeholderValue": placeholderValue
        case "elementType": elementType.rawValue
        case "isEnabled", "enabled": isEnabled
        case "isSelected", "selected": isSelected
        case "hasFocus": hasFocus
        case "hasKeyboardFocus": hasKeyboardFocus
        case "exists": true
        default: nil
        }
    }
}

extension XCUIElement: PredicateSubject {
    package nonisolated func predicateValue(forKey key: String) -> Any? {
        MainActor.assumeIsolated { attribute(key) }
    }

    private func attribute(_ name: String) -> (any Sendable)? {
        app.session?.advance(by: interval)
        return switch name {
        case "exists": exists
        case "isHittable", "hittable": isHittable
        case "hasKeyboardFocus": hasKeyboardFocus
        default: (try? path.findOne())?.attribute(name)
        }
    }
}

extension XCUIElementQuery: PredicateSubject {
    package nonisolated func predicateValue(forKey key: String) -> Any? {
        MainActor.assumeIsolated { () -> Int? in
            path.app.session?.advance(by: interval)
            return key == "count" ? count : nil
        }
    }
}
