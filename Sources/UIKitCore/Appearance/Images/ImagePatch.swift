/// One of the nine parts of an image with cap insets, and its destination rectangle. In points.
struct ImagePatch: Equatable {
    /// In the image, from its upper left corner.
    let source: CGRect
    let target: CGRect

    /// The visible parts when an image of `size` fills `rect`. Caps that do not fit are scaled down together.
    static func patches(of size: CGSize, caps: UIEdgeInsets, in rect: CGRect) -> [ImagePatch] {
        let columns = bands(size.width, caps.left, caps.right, rect.minX, rect.width)
        let rows = bands(size.height, caps.top, caps.bottom, rect.minY, rect.height)
        return rows.flatMap { row in
            columns.map { column in
                ImagePatch(
                    source: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                    target: CGRect(x: column.to, y: row.to, width: column.shown, height: row.shown))
            }
        }
    }

    private typealias Band = (from: CGFloat, length: CGFloat, to: CGFloat, shown: CGFloat)

    private static func bands(
        _ length: CGFloat, _ near: CGFloat, _ far: CGFloat, _ origin: CGFloat, _ room: CGFloat
    ) -> [Band] {
        let shrink = near + far > room ? room / (near + far) : 1
        let (shownNear, shownFar) = (near * shrink, far * shrink)
        let all: [Band] = [
            (0, near, origin, shownNear),
            (near, length - near - far, origin + shownNear, room - shownNear - shownFar),
            (length - far, far, origin + room - shownFar, shownFar),
        ]
        return all.filter { $0.length > 0 && $0.shown > 0 }
    }
}
