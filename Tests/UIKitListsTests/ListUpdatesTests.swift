import Foundation
import TestSupport
import Testing
import UIKitLists

@Suite struct ListUpdatesTests {
    private let nouns = ListNouns(items: "pages", view: "book")

    // MARK: Index paths

    @Test func itemsMoveByWhatWasRemovedAndAddedBeforeThem() {
        var updates = ListUpdates()
        updates.deletedItems = [(IndexPath(item: 1, section: 0), true)]
        updates.insertedItems = [(IndexPath(item: 0, section: 0), true), (IndexPath(item: 3, section: 0), true)]

        let paths = (0..<4).map { updates.newPath(for: IndexPath(item: $0, section: 0))?.item }

        #expect(paths == [1, nil, 2, 4])
    }

    @Test func anItemThatMovesTakesItsPlaceAmongTheOthers() {
        var updates = ListUpdates()
        updates.movedItems = [(IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 1))]

        #expect(updates.newPath(for: IndexPath(item: 0, section: 0)) == IndexPath(item: 1, section: 1))
        #expect(updates.newPath(for: IndexPath(item: 2, section: 0)) == IndexPath(item: 1, section: 0))
        #expect(updates.newPath(for: IndexPath(item: 1, section: 1)) == IndexPath(item: 2, section: 1))
    }

    @Test func reloadedItemsAndSectionsAreNotKept() {
        var updates = ListUpdates()
        updates.reloadedItems = [IndexPath(item: 0, section: 0)]
        updates.reloadedSections = [1]

        #expect(updates.newPath(for: IndexPath(item: 0, section: 0)) == IndexPath(item: 0, section: 0))
        #expect(updates.keptPath(for: IndexPath(item: 0, section: 0)) == nil)
        #expect(updates.keptPath(for: IndexPath(item: 0, section: 1)) == nil)
        #expect(updates.newSection(for: 1) == 1 && updates.keptSection(for: 1) == nil)
    }

    /// Applies random changes to an array of arrays, and looks up where each value went.
    @Test func newPathsAreWhereAnArrayWithTheSameChangesHasItsValues() {
        for seed in 0..<300 {
            var random = SeededRandom(seed: seed)
            var model = RandomModel(&random)

            let (updates, after) = model.change(&random)

            for (section, values) in model.before.enumerated() {
                #expect(updates.newSection(for: section) == after.firstIndex { $0.name == model.names[section] })
                for (item, value) in values.enumerated() {
                    let new = after.enumerated().lazy.compactMap { index, content in
                        content.values.firstIndex(of: value).map { IndexPath(item: $0, section: index) }
                    }.first
                    #expect(updates.newPath(for: IndexPath(item: item, section: section)) == new)
                }
            }
            let message = updates.inconsistencyMessage(
                before: model.before.map(\.count), after: after.map(\.values.count), nouns: nouns)
            #expect(message == nil)
        }
    }

    // MARK: Animation

    @Test func insertedSectionsAppearAnimated() {
        var updates = ListUpdates()
        updates.insertedItems = [(IndexPath(item: 0, section: 0), false), (IndexPath(item: 1, section: 0), true)]
        updates.insertedSections = [2]
        updates.deletedItems = [(IndexPath(item: 5, section: 0), true)]

        #expect(!updates.animatesInsertion(at: IndexPath(item: 0, section: 0)))
        #expect(updates.animatesInsertion(at: IndexPath(item: 1, section: 0)))
        #expect(updates.animatesInsertion(at: IndexPath(item: 7, section: 2)))
        #expect(!updates.animatesInsertion(at: IndexPath(item: 5, section: 0)))
        #expect(updates.animatesDeletion(at: IndexPath(item: 5, section: 0)))
        #expect(!updates.animatesDeletion(at: IndexPath(item: 4, section: 0)))
    }

    // MARK: Consistency

    @Test func messagesCallTheListAndItsItemsByTheirNames() throws {
        var updates = ListUpdates()
        updates.insertedItems = [(IndexPath(item: 0, section: 0), true)]

        let items = try #require(updates.inconsistencyMessage(before: [2], after: [2], nouns: nouns))
        let sections = try #require(updates.inconsistencyMessage(before: [2], after: [3, 1], nouns: nouns))

        #expect(items.hasPrefix("Invalid update: invalid number of pages in section 0."))
        #expect(items.contains("(1 inserted, 0 deleted)") && items.contains("(0 moved in, 0 moved out)"))
        #expect(sections.hasPrefix("Invalid update: invalid number of sections."))
        #expect(sections.contains("contained in the book after the update (2)"))
    }

    @Test func sectionsThatAreReloadedMayHaveAnyCount() {
        var updates = ListUpdates()
        updates.reloadedSections = [0]

        #expect(updates.inconsistencyMessage(before: [2, 1], after: [9, 1], nouns: nouns) == nil)
        #expect(updates.inconsistencyMessage(before: [2, 1], after: [9, 2], nouns: nouns) != nil)
    }
}

/// Sections of distinct values, before and after random changes.
private struct RandomModel {
    typealias Section = (name: Int, values: [Int])

    let before: [[Int]]
    let names: [Int]

    init(_ random: inout SeededRandom) {
        var next = 0
        before = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            (0..<Int.random(in: 0...5, using: &random)).map { _ in
                next += 1
                return next
            }
        }
        names = Array(before.indices)
    }

    /// Deletes some items and one section at most, then inserts items and one section at most.
    mutating func change(_ random: inout SeededRandom) -> (ListUpdates, [Section]) {
        var updates = ListUpdates()
        var after: [Section] = []
        let deleted = Bool.random(using: &random) ? names.randomElement(using: &random) : nil
        if let deleted { updates.deletedSections = [deleted] }
        for (section, values) in before.enumerated() where section != deleted {
            var kept: [Int] = []
            for (item, value) in values.enumerated() {
                if Int.random(in: 0..<4, using: &random) == 0 {
                    updates.deletedItems.append((IndexPath(item: item, section: section), true))
                } else {
                    kept.append(value)
                }
            }
            after.append((section, kept))
        }
        if Bool.random(using: &random) {
            let index = Int.random(in: 0...after.count, using: &random)
            updates.insertedSections = [index]
            after.insert((100, [1000]), at: index)
        }
        for section in after.indices where after[section].name != 100 {
            for value in 0..<Int.random(in: 0...2, using: &random) {
                let item = Int.random(in: 0...after[section].values.count, using: &random)
                after[section].values.insert(10_000 * (section + 1) + value, at: item)
            }
            for (item, value) in after[section].values.enumerated() where value >= 10_000 {
                updates.insertedItems.append((IndexPath(item: item, section: section), true))
            }
        }
        return (updates, after)
    }
}
