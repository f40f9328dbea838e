import CoreGraphics

/// The pictures of paths that a render tree has drawn last, kept for a moment longer than their nodes: the next popover
/// at the same place has the same outline, shadow and arrow.
///
/// A picture is handed to one node at a time, because it keeps what it has stretched for that node's place. Nodes that
/// need the coverage of the same path share its pixels.
struct RecentPictures {
    /// The coverages of paths.
    private(set) var coverages = PictureList<PathKey, PathCoverage>()
    /// The blurred shadows of paths and outlines.
    private(set) var shadows = PictureList<ShadowImage.Key, ShadowImage>()
    /// The drawn shapes.
    private(set) var shapes = PictureList<ShapeKey, LayerImage>()

    /// What the coverage of a path depends on, for a tree with one scale.
    struct PathKey: Equatable {
        let path: CGPath
    }

    /// What the picture of a shape depends on, for a tree with one scale.
    struct ShapeKey: Equatable {
        let shape: ShapeValues
        let isMask: Bool
    }

    /// The coverage of `path` with `scale` pixels per point; nil when the path encloses nothing, or too much.
    mutating func coverage(of path: CGPath, scale: CGFloat) -> PathCoverage? {
        let key = PathKey(path: path)
        let shown = coverages.shownPicture(for: key)
        return coverages.picture(for: key) {
            shown.map(PathCoverage.init(sharing:)) ?? PathCoverage(path, scale: scale)
        } bytes: {
            $0.coverage.byteCount
        }
    }

    /// The shadow for `key`, from `make` unless it is kept. Second value: whether it was made.
    mutating func shadow(for key: ShadowImage.Key, make: () -> ShadowImage?) -> (image: ShadowImage?, isNew: Bool) {
        var isNew = false
        let image = shadows.picture(for: key) {
            isNew = true
            return make()
        } bytes: {
            $0.byteCount
        }
        return (image, isNew && image != nil)
    }

    /// The picture of `shape` with `scale` pixels per point; nil when nothing of it is visible.
    ///
    /// - Parameter isMask: Whether only its alpha matters.
    mutating func shape(_ shape: ShapeValues, scale: CGFloat, isMask: Bool) -> LayerImage? {
        let shown = isMask ? shape.filledPath.flatMap { coverages.shownPicture(for: PathKey(path: $0)) } : nil
        return shapes.picture(for: ShapeKey(shape: shape, isMask: isMask)) {
            shown.map { LayerImage(maskingWith: $0.coverage, scale: scale) }
                ?? LayerImage.shapeImage(shape, scale: scale, isMask: isMask)
        } bytes: {
            $0.byteCount
        }
    }

    /// Releases all pictures that no node has.
    mutating func removeAll() {
        coverages.removeAll()
        shadows.removeAll()
        shapes.removeAll()
    }
}

/// Pictures of one kind with their keys, the most recent last.
struct PictureList<Key: Equatable, Picture: AnyObject> {
    /// The number of pictures that are kept, and the bytes of the largest one (chosen: all lists together keep less than
    /// a screen of a phone).
    private static var limit: Int { 4 }
    private static var largest: Int { 1_048_576 }

    private var entries: [(key: Key, picture: Picture)] = []

    /// The kept picture for `key` that no node has, otherwise the result of `make`, which is then kept.
    mutating func picture(for key: Key, make: () -> Picture?, bytes: (Picture) -> Int) -> Picture? {
        if let index = entries.indices.first(where: {
            entries[$0].key == key && isKnownUniquelyReferenced(&entries[$0].picture)
        }) {
            entries.append(entries.remove(at: index))
            return entries[entries.count - 1].picture
        }
        guard let picture = make() else { return nil }
        guard bytes(picture) <= Self.largest else { return picture }
        if entries.count >= Self.limit { entries.removeFirst() }
        entries.append((key, picture))
        return picture
    }

    /// A kept picture for `key` that a node has; nil for none.
    mutating func shownPicture(for key: Key) -> Picture? {
        let index = entries.indices.first { entries[$0].key == key && !isKnownUniquelyReferenced(&entries[$0].picture) }
        return index.map { entries[$0].picture }
    }

    mutating func removeAll() {
        entries.removeAll()
    }
}
