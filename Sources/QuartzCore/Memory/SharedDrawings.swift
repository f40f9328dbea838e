import CoreGraphics

/// The bitmaps that layers have drawn last, for layers that draw the same: the labels of a list, or of a popover that is
/// opened again.
package struct SharedDrawings {
    /// What the pixels depend on.
    struct Key: Hashable {
        /// Retained, so that its address cannot be reused by another object.
        let drawing: AnyObject
        let offset: CGFloat
        let bounds: CGRect
        let scale: CGFloat

        static func == (lhs: Key, rhs: Key) -> Bool {
            lhs.drawing === rhs.drawing && lhs.offset == rhs.offset && lhs.bounds == rhs.bounds
                && lhs.scale == rhs.scale
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(drawing))
            hasher.combine(bounds.width)
            hasher.combine(scale)
        }
    }

    /// The limit in bytes for all bitmaps that are kept, shown or not.
    private let byteLimit: Int
    /// The bitmaps inserted last, and those before them: half of the limit each.
    private var young: [Key: BackingStore] = [:]
    private var old: [Key: BackingStore] = [:]
    private var youngBytes = 0

    /// - Parameter byteLimit: The most bytes that are kept, shown by a layer or not.
    package init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// The number of bitmaps that are kept.
    package var count: Int { young.count + old.count }

    /// Releases all bitmaps that no layer shows.
    package mutating func removeAll() {
        young = [:]
        old = [:]
        youngBytes = 0
    }

    /// The bitmap for `key`, which thereby counts as used.
    subscript(key: Key) -> BackingStore? {
        mutating get {
            if let backing = young[key] { return backing }
            guard let backing = old.removeValue(forKey: key) else { return nil }
            insert(backing, for: key)
            return backing
        }
    }

    /// Keeps `backing` for layers that draw the same, unless it is large.
    mutating func insert(_ backing: BackingStore, for key: Key) {
        let bytes = backing.bitmap.byteCount
        guard bytes <= byteLimit / 4 else { return }
        if youngBytes + bytes > byteLimit / 2 {
            old = young
            young.removeAll(keepingCapacity: true)
            youngBytes = 0
        }
        if young.updateValue(backing, forKey: key) == nil { youngBytes += bytes }
    }
}
