import CoreGraphics
import UIFoundation
import UIKitCore

/// Several items at once. A nil set means all items; indexes without an item are left out.
extension UIPasteboard {
    func items(in itemSet: IndexSet?) -> [PasteboardItem] {
        let all = content
        return itemSet.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
    }
}
