import Foundation
import UIKitCore

/// Lets the user drag content out of a view.
@available(*, unavailable, message: "There is no drag and drop between apps. Use a UIPanGestureRecognizer.")
@MainActor open class UIDragInteraction: NSObject {}

/// Lets the user drop content on a view.
@available(*, unavailable, message: "There is no drag and drop between apps. Use a UIPanGestureRecognizer.")
@MainActor open class UIDropInteraction: NSObject {}

/// Provides the rows that the user drags.
@available(
    *, unavailable,
    message: "There is no drag and drop between apps. Reorder rows with tableView(_:moveRowAt:to:)."
)
@MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {}

/// Provides the items that the user drags.
@available(
    *, unavailable,
    message: "There is no drag and drop between apps. Reorder items with collectionView(_:moveItemAt:to:)."
)
@MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {}

/// Receives the taps of a pencil.
@available(*, unavailable, message: "There is no pencil. Every touch is a finger's.")
@MainActor open class UIPencilInteraction: NSObject {}

/// Follows how firmly the user presses.
@available(*, unavailable, message: "There are no forces. Use a UIContextMenuInteraction.")
@MainActor open class UIPreviewInteraction: NSObject {}

/// Finds text in a view.
@available(*, unavailable, message: "There is no panel for finding text. Use a UISearchBar.")
@MainActor open class UIFindInteraction: NSObject {}
