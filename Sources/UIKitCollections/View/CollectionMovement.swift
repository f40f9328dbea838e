import CoreGraphics
import UIKitCore
import UIKitLists

/// An item that the user moves. The data source is told when the item is dropped.
struct CollectionMovement {
    /// The item's place in the data source.
    let origin: IndexPath
    /// The place that it gets if it is dropped now.
    var target: IndexPath
    /// The center of the item in the content. Points.
    var position: CGPoint

    /// Where the element that is at `path` is shown, while others make room.
    func shownPath(of path: IndexPath) -> IndexPath {
        guard path != origin else { return target }
        var place = path
        if path.section == origin.section, path.item > origin.item { place.item -= 1 }
        if path.section == target.section, place.item >= target.item { place.item += 1 }
        return place
    }
}
