import CoreGraphics
import UIFoundation

/// Several items at once. A nil set means all items; indexes without an item are left out.
extension UIPasteboard {
    private func items(in itemSet: IndexSet?) -> [PasteboardItem] {
        let all = content
        return itemSet.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
    }

    /// The types of each item in the set.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet).map(\.types) }

    /// Whether each item in the set has one of the types. False without items.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = items(in: itemSet)
        return !items.isEmpty && items.allSatisfy { !Set($0.types).isDisjoint(with: pasteboardTypes) }
    }

    /// The indexes of the items that have one of the types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(content.indices.filter { !Set(content[$0].types).isDisjoint(with: pasteboardTypes) })
    }

    /// The values of a type in the items of the set.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet).compactMap { $0.representations[pasteboardType] }
    }

    /// The values of a type as data, in the items of the set.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet).compactMap { $0.data(pasteboardType) }
    }
}
