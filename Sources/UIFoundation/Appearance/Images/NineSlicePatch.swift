/// One of the nine parts of an image with cap insets, and its destination rectangle. In points.
struct NineSlicePatch: Equatable {
    /// In the image, from its upper left corner.
    let source: CGRect
    let destination: CGRect

    /// The visible parts when an image of `size` fills `rect`. Caps that do not fit are scaled down together.
    static func patches(ofImageSize size: CGSize, caps: UIEdgeInsets, in rect: CGRect) -> [NineSlicePatch] {
        let columns = bands(
            length: size.width, near: caps.left, far: caps.right, origin: rect.minX, available: rect.width)
        let rows = bands(
            length: size.height, near: caps.top, far: caps.bottom, origin: rect.minY, available: rect.height)
        return rows.flatMap { row in
            columns.map { column in
                NineSlicePatch(
                    source: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                    destination: CGRect(x: column.to, y: row.to, width: column.shown, height: row.shown))
            }
        }
    }

    private typealias Band = (from: CGFloat, length: CGFloat, to: CGFloat, shown: CGFloat)

    private static func bands(
        length: CGFloat, near: CGFloat, far: CGFloat, origin: CGFloat, available availableLength: CGFloat
    ) -> [Band] {
        let shrink = near + far > availableLength ? availableLength / (near + far) : 1
        let shownNear = near * shrink
        let shownFar = far * shrink
        let all: [Band] = [
            (0, near, origin, shownNear),
            (near, length - near - far, origin + shownNear, availableLength - shownNear - shownFar),
            (length - far, far, origin + availableLength - shownFar, shownFar),
        ]
        return all.filter { $0.length > 0 && $0.shown > 0 }
    }
}
