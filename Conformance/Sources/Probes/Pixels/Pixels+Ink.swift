import UIKit

extension Pixels {
    /// The darkest pixel of an area; nil for an empty one.
    func darkest(in area: CGRect) -> Color? { pixels(in: area).min { $0.sum < $1.sum } }

    /// The brightest pixel of an area; nil for an empty one.
    func brightest(in area: CGRect) -> Color? { pixels(in: area).max { $0.sum < $1.sum } }

    private func pixels(in area: CGRect) -> [Color] {
        stride(from: area.minY, to: area.maxY, by: 1 / scale).flatMap { y in
            pixels(x: area.minX, y: y, dx: 1, count: Int(area.width * scale))
        }
    }

    /// How much a component of ink differs from the background: dark text, and text in gray or blue.
    static let darkInk = 90
    static let paleInk = 60

    /// The box of the pixels in `area` that differ from its background by more than `tolerance`; nil without any. The
    /// background is the color near the upper left corner.
    func ink(in area: CGRect, tolerance: Int = darkInk) -> CGRect? {
        let left = max(0, Int(area.minX * scale)), right = min(width, Int(area.maxX * scale))
        let top = max(0, Int(area.minY * scale)), bottom = min(height, Int(area.maxY * scale))
        guard left + 1 < right, top + 1 < bottom else { return nil }
        let background = pixel(left + 1, top + 1)
        var box = (left: Int.max, top: Int.max, right: -1, bottom: -1)
        for row in top..<bottom {
            for column in left..<right where !pixel(column, row).isClose(to: background, within: tolerance) {
                box.left = min(box.left, column)
                box.top = min(box.top, row)
                box.right = max(box.right, column)
                box.bottom = max(box.bottom, row)
            }
        }
        guard box.right >= 0 else { return nil }
        return CGRect(
            x: CGFloat(box.left) / scale, y: CGFloat(box.top) / scale,
            width: CGFloat(box.right - box.left + 1) / scale, height: CGFloat(box.bottom - box.top + 1) / scale)
    }
}
