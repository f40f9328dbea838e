import UIKit

/// What an app learns about one overlay, and what must remain of it: nothing.
@MainActor final class OverlayRecord {
    let name: String
    private(set) weak var object: AnyObject?
    /// How often the app was told that the overlay has ended.
    private(set) var ends = 0
    /// How often a presentation has completed.
    private(set) var completions = 0
    /// How often an action of the overlay has run.
    private(set) var choices = 0
    /// What must not happen, found in a callback.
    private(set) var violations: [String] = []
    /// Whether the end is reported for each presentation, not only if the user dismisses it.
    let reportsEveryEnd: Bool

    init(_ name: String, _ object: AnyObject, reportsEveryEnd: Bool = false) {
        self.name = name
        self.object = object
        self.reportsEveryEnd = reportsEveryEnd
    }

    func didEnd() {
        ends += 1
        if ends > 1 { violations.append("\(name) ended \(ends) times") }
    }

    func didComplete() {
        completions += 1
        if completions > 1 { violations.append("the presentation of \(name) completed \(completions) times") }
    }

    func didChoose(isPresented: Bool) {
        choices += 1
        if choices > 1 { violations.append("\(choices) actions of \(name) ran") }
        if isPresented { violations.append("an action of \(name) ran while it was presented") }
    }

    func note(_ violation: String) { violations.append("\(name): \(violation)") }

    /// What is wrong after everything has ended.
    var finalViolations: [String] {
        var found = violations
        if object != nil { found.append("\(name) leaks") }
        if reportsEveryEnd, ends != 1 { found.append("\(name) ended \(ends) times") }
        return found
    }
}
