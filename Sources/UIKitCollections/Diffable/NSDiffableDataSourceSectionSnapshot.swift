import UIKitControls
import UIKitLists

/// The items of one section as an outline: items have items below them, which are visible while the item is expanded.
///
/// Identifiers are unique; a repeated one raises an exception and is left out.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    /// The parent of each item; nil for those without.
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// An empty snapshot.
    public init() {}

    /// A copy of another snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // MARK: Reading

    /// All items in order, each before those below it.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }
    /// The items without a parent, in order.
    public var rootItems: [ItemIdentifierType] { roots }
    /// The items that are shown, in order: those whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(roots) { expanded.contains($0) } }

    private func flattened(
        _ items: [ItemIdentifierType], descends: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var next = Array(items.reversed())
        while let item = next.popLast() {
            found.append(item)
            if descends(item) { next += (children[item] ?? []).reversed() }
        }
        return found
    }

    /// Whether the item is in the snapshot, visible or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// The index of an item among all; nil for no such item.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// The number of items above an item: 0 for one without a parent. An item that does not exist raises an exception.
    public func level(of item: ItemIdentifierType) -> Int {
        guard exists(item) else { return 0 }
        var level = 0
        var link = parent(of: item)
        while let parent = link {
            level += 1
            link = self.parent(of: parent)
        }
        return level
    }

    /// The item above another; nil for one without.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

    /// Whether the items below an item are shown while it is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Whether all items above an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var link = parent(of: item)
        while let parent = link {
            if !expanded.contains(parent) { return false }
            link = self.parent(of: parent)
        }
        return true
    }

    /// The items below an item, as a snapshot of their own. An item that does not exist raises an exception.
    ///
    /// - Parameter includingParent: Whether the item itself is its root. Default false.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = NSDiffableDataSourceSectionSnapshot()
        guard exists(parent) else { return result }
        let first = includingParent ? [parent] : children[parent] ?? []
        result.roots = first
        for item in flattened(first, descends: { _ in true }) {
            result.parents[item] = .some(first.contains(item) ? nil : self.parent(of: item))
            result.children[item] = children[item]
            if expanded.contains(item) { result.expanded.insert(item) }
        }
        return result
    }

    // MARK: Changes

    /// Adds items at the end of those below `parent`; nil, the default, for items without a parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !exists(parent) { return }
        insert(items, below: parent, at: parent.map { children[$0]?.count ?? 0 } ?? roots.count)
    }

    /// Inserts items before another, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let index = siblingIndex(of: item) else { return }
        insert(items, below: parent(of: item), at: index)
    }

    /// Inserts items after another, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let index = siblingIndex(of: item) else { return }
        insert(items, below: parent(of: item), at: index + 1)
    }

    /// Inserts the items of a snapshot before an item, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        insert(snapshot.roots, before: item)
        adopt(snapshot)
    }

    /// Inserts the items of a snapshot after an item, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        insert(snapshot.roots, after: item)
        adopt(snapshot)
    }

    /// Replaces all items below `parent` by those of a snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard exists(parent) else { return }
        delete(children[parent] ?? [])
        append(snapshot.roots, to: parent)
        adopt(snapshot)
    }

    /// Removes items and all below them. Those that do not exist are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            let all = flattened([item]) { _ in true }
            if let parent = parent(of: item) {
                children[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            for gone in all {
                parents[gone] = nil
                children[gone] = nil
                expanded.remove(gone)
            }
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Shows the items below these. An item that does not exist raises an exception.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items where exists(item) { expanded.insert(item) }
    }

    /// Hides the items below these. An item that does not exist raises an exception.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items where exists(item) { expanded.remove(item) }
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        var fresh: [ItemIdentifierType] = []
        for item in items {
            guard !contains(item) else {
                raise("the item \(item) exists already")
                continue
            }
            parents[item] = .some(parent)
            fresh.append(item)
        }
        if let parent {
            children[parent, default: []].insert(contentsOf: fresh, at: index)
        } else {
            roots.insert(contentsOf: fresh, at: index)
        }
    }

    /// Adds the items below the roots of a snapshot, whose roots were added before.
    private mutating func adopt(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        for item in snapshot.items {
            if let parent = snapshot.parent(of: item), contains(parent) { append([item], to: parent) }
            if snapshot.isExpanded(item), contains(item) { expanded.insert(item) }
        }
    }

    private func siblingIndex(of item: ItemIdentifierType) -> Int? {
        guard exists(item) else { return nil }
        return (parent(of: item).map { children[$0] ?? [] } ?? roots).firstIndex(of: item)
    }

    private func exists(_ item: ItemIdentifierType) -> Bool {
        if !contains(item) { raise("there is no item \(item)") }
        return contains(item)
    }

    private func raise(_ what: String) {
        SnapshotMisuse.raise("Invalid change of a section snapshot: \(what).")
    }

    // MARK: Description

    /// The items, one in a line, indented by their levels. `-` is an expanded item and `+` one whose items are hidden.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children[item]?.isEmpty == false ? (isExpanded(item) ? "- " : "+ ") : "* "
            return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
        }.joined(separator: "\n")
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
