import UIKitCore

/// Shows the updates of a list.
@MainActor package protocol ListUpdateHost: AnyObject {
    /// What messages call the list and its items.
    var nouns: ListNouns { get }
    /// The number of items of each section, queried from the data source if needed.
    var loadedCounts: [Int] { get }
    /// The number of items of each section before an update; nil if they were never queried.
    var countsBeforeUpdate: [Int]? { get }
    /// Queries the data source anew. Returns the number of items of each section.
    func loadCounts(after updates: ListUpdates) -> [Int]
    /// Shows everything anew, because data source and updates do not match.
    func reload()
    /// Shows the items at their new places, and calls `completion` when the animations have ended.
    ///
    /// - Parameter updates: Nil if the counts before them are not known: there is nothing to animate.
    func apply(_ updates: ListUpdates?, completion: ((Bool) -> Void)?)
}

/// Collects the changes of a group, compares them with what the data source says, and applies them together.
@MainActor package final class ListUpdateQueue {
    private unowned let host: any ListUpdateHost
    /// The number of groups that have begun and not ended.
    private var depth = 0
    private var pending = ListUpdates()

    /// Creates a queue for `host`, which owns it.
    package init(_ host: any ListUpdateHost) { self.host = host }

    /// Whether a group of updates has begun and not ended.
    package var hasOpenGroup: Bool { depth > 0 }

    /// Begins a group of changes. The counts before them are those of now; the data may change with the first one.
    package func begin() {
        if depth == 0 { _ = host.loadedCounts }
        depth += 1
    }

    /// Records a change. Outside a group it takes effect immediately.
    package func record(_ change: (inout ListUpdates) -> Void) {
        depth += 1
        change(&pending)
        end()
    }

    /// Applies all changes made in `updates` together. `completion` is called when the animations have ended.
    package func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        begin()
        updates?()
        end(completion)
    }

    /// Ends one level of nested groups; the outermost call applies all changes.
    package func end(_ completion: ((Bool) -> Void)? = nil) {
        guard depth > 0 else { return }
        depth -= 1
        guard depth == 0 else { return completion?(true) ?? () }
        let updates = pending
        pending = ListUpdates()
        let before = host.countsBeforeUpdate
        let after = host.loadCounts(after: updates)
        guard let before else { return host.apply(nil, completion: completion) }
        if let message = updates.inconsistencyMessage(before: before, after: after, nouns: host.nouns) {
            misuse(message, raises: true)
            host.reload()
            return completion?(false) ?? ()
        }
        host.apply(updates, completion: completion)
    }
}
