import Testing
import UIKitCore
import UIKitLists
import VelariumTesting

@MainActor @Suite struct ListUpdateQueueTests {
    private let device = TestDevice(.iPhone14)
    private let host = RecordingHost()

    @Test func aChangeOutsideAGroupTakesEffectAtOnce() {
        host.counts = [2]
        _ = host.loadedCounts
        host.source = [3]

        host.queue.record { $0.insertedItems.append((IndexPath(item: 0, section: 0), true)) }

        #expect(host.calls == ["apply 1"])
        #expect(!host.queue.hasOpenGroup)
    }

    @Test func nestedGroupsAreAppliedTogetherWhenTheOutermostOneEnds() {
        host.source = [2]
        var completions: [Bool] = []

        host.queue.perform {
            host.queue.perform {
                host.source = [4]
                host.queue.record { $0.insertedItems.append((IndexPath(item: 0, section: 0), true)) }
                host.queue.record { $0.insertedItems.append((IndexPath(item: 1, section: 0), true)) }
            } completion: {
                completions.append($0)
            }
            #expect(host.queue.hasOpenGroup && host.calls.isEmpty)
        } completion: {
            completions.append($0)
        }

        #expect(host.calls == ["apply 2"])
        #expect(completions == [true, true])
    }

    @Test func countsThatDoNotMatchShowEverythingAnew() {
        device.recordsMisuses = true
        host.source = [2]
        var finished: Bool?

        host.queue.perform {
            host.source = [7]
            host.queue.record { $0.deletedItems.append((IndexPath(item: 0, section: 0), true)) }
        } completion: {
            finished = $0
        }

        #expect(host.calls == ["reload"])
        #expect(finished == false)
        #expect(device.misuses.first?.message.contains("invalid number of pages in section 0") == true)
    }

    @Test func changesOfDataThatWasNeverQueriedAnimateNothing() {
        host.source = [7]

        host.queue.record { $0.deletedItems.append((IndexPath(item: 0, section: 0), true)) }

        #expect(host.calls == ["apply nothing"])
    }

    @Test func anEndWithoutABeginningIsIgnored() {
        host.queue.end()

        #expect(host.calls.isEmpty && !host.queue.hasOpenGroup)
    }
}

@MainActor private final class RecordingHost: ListUpdateHost {
    private(set) lazy var queue = ListUpdateQueue(self)
    /// The counts of the data source.
    var source: [Int] = []
    /// The counts that were queried; nil before the first time.
    var counts: [Int]?
    private(set) var calls: [String] = []

    let nouns = ListNouns(items: "pages", view: "book")

    var loadedCounts: [Int] {
        let loaded = counts ?? source
        counts = loaded
        return loaded
    }

    var countsBeforeUpdate: [Int]? { counts }

    func loadCounts(after updates: ListUpdates) -> [Int] {
        counts = nil
        return loadedCounts
    }

    func reload() { calls.append("reload") }

    func apply(_ updates: ListUpdates?, completion: ((Bool) -> Void)?) {
        calls.append(updates.map { "apply \($0.insertedItems.count)" } ?? "apply nothing")
        completion?(true)
    }
}
