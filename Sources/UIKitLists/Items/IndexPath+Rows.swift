import UIKitCore

/// UIKit's rows, items and sections of index paths.
extension IndexPath {
    /// Creates the index path of a row.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates the index path of an item.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The first index: the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index: the row.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index: the item.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
