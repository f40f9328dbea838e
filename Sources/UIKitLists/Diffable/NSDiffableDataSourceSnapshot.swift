import Foundation
import UIKitCore

/// The sections and items of a table at one time. Identifiers are unique; a repeated one raises an exception.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    /// The items to show anew, with new cells.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections to show anew, with new cells.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells are configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// A snapshot without sections.
    public init() {}

    // MARK: Reading

    /// The number of items in all sections.
    public var numberOfItems: Int { sections.count }
    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// All items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// The number of items in `identifier`. A section that does not exist raises an exception.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items in `identifier`. A section that does not exist raises an exception.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else {
            raise("there is no section \(identifier)")
            return []
        }
        return found
    }

    /// The section of an item; nil for no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }

    /// The index of an item among all items; nil for no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sections[identifier], let row = items[section]?.firstIndex(of: identifier) else {
            return nil
        }
        let before = sectionIdentifiers.prefix { $0 != section }
        return before.reduce(row) { $0 + (items[$1]?.count ?? 0) }
    }

    /// The index of a section; nil for no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    /// The row of an item; nil for no such item.
    package func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let section = sections[identifier], let row = items[section]?.firstIndex(of: identifier),
            let index = indexOfSection(section)
        else { return nil }
        return IndexPath(row: row, section: index)
    }

    // MARK: Items

    /// Adds items at the end of a section; nil, the default, means the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            return raise("items need a section: append one first")
        }
        guard let count = items[section]?.count else { return raise("there is no section \(section)") }
        insert(identifiers, in: section, at: count)
    }

    /// Inserts items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, row) = place(of: beforeIdentifier) else { return }
        insert(identifiers, in: section, at: row)
    }

    /// Inserts items after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, row) = place(of: afterIdentifier) else { return }
        insert(identifiers, in: section, at: row + 1)
    }

    /// Removes items. Those that do not exist are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            guard let section = sections.removeValue(forKey: identifier) else { continue }
            items[section]?.removeAll { $0 == identifier }
            forget(identifier)
        }
    }

    /// Removes all items and sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    /// Marks items to be shown anew, with new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += existing(identifiers, except: reloadedItemIdentifiers)
    }

    /// Marks items whose cells are configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += existing(identifiers, except: reconfiguredItemIdentifiers)
    }

    private func existing(
        _ identifiers: [ItemIdentifierType], except known: [ItemIdentifierType]
    ) -> [ItemIdentifierType] {
        identifiers.filter { identifier in
            if sections[identifier] == nil { raise("there is no item \(identifier)") }
            return sections[identifier] != nil && !known.contains(identifier)
        }
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int) {
        guard place(of: identifier) != nil, place(of: target) != nil, identifier != target else { return }
        if let section = sections[identifier] { items[section]?.removeAll { $0 == identifier } }
        guard let (section, row) = place(of: target) else { return }
        sections[identifier] = section
        items[section]?.insert(identifier, at: row + offset)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at row: Int) {
        var fresh: [ItemIdentifierType] = []
        for identifier in identifiers {
            guard sections[identifier] == nil else {
                raise("the item \(identifier) exists already")
                continue
            }
            sections[identifier] = section
            fresh.append(identifier)
        }
        items[section]?.insert(contentsOf: fresh, at: row)
    }

    private func place(of identifier: ItemIdentifierType) -> (section: SectionIdentifierType, row: Int)? {
        guard let section = sections[identifier], let row = items[section]?.firstIndex(of: identifier) else {
            raise("there is no item \(identifier)")
            return nil
        }
        return (section, row)
    }

    private mutating func forget(_ identifier: ItemIdentifierType) {
        reloadedItemIdentifiers.removeAll { $0 == identifier }
        reconfiguredItemIdentifiers.removeAll { $0 == identifier }
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Inserts sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = place(of: toIdentifier) { insert(identifiers, at: index) }
    }

    /// Inserts sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = place(of: toIdentifier) { insert(identifiers, at: index + 1) }
    }

    /// Removes sections with their items. Those that do not exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let gone = items.removeValue(forKey: identifier) else { continue }
            for item in gone {
                sections[item] = nil
                forget(item)
            }
            sectionIdentifiers.removeAll { $0 == identifier }
            reloadedSectionIdentifiers.removeAll { $0 == identifier }
        }
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }

    /// Marks sections to be shown anew, with new cells.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where place(of: identifier) != nil {
            if !reloadedSectionIdentifiers.contains(identifier) { reloadedSectionIdentifiers.append(identifier) }
        }
    }

    private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int) {
        guard let index = place(of: identifier), place(of: target) != nil, identifier != target else { return }
        sectionIdentifiers.remove(at: index)
        if let place = place(of: target) { sectionIdentifiers.insert(identifier, at: place + offset) }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var place = index
        for identifier in identifiers {
            guard items[identifier] == nil else {
                raise("the section \(identifier) exists already")
                continue
            }
            items[identifier] = []
            sectionIdentifiers.insert(identifier, at: place)
            place += 1
        }
    }

    private func place(of identifier: SectionIdentifierType) -> Int? {
        guard let index = indexOfSection(identifier) else {
            raise("there is no section \(identifier)")
            return nil
        }
        return index
    }

    /// The snapshot without the marks for reloading, as a data source keeps it.
    package var withoutReloads: Self {
        var copy = self
        (copy.reloadedItemIdentifiers, copy.reloadedSectionIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [], [])
        return copy
    }

    private func raise(_ reason: String) {
        SnapshotMisuse.raise("Invalid change of a diffable data source snapshot: \(reason).")
    }
}

/// Reports invalid changes of snapshots.
package enum SnapshotMisuse {
    package static func raise(_ message: String) {
        // Snapshots may be made on any thread.
        guard MainActorCheck.isOnMainActor else { return Log.line(message) }
        MainActor.assumeIsolated { misuse(message, raises: true) }
    }
}
