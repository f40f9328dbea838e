import CPixman
import CoreGraphics
import Synchronization

/// A set of pixels made of rectangles that do not overlap. In the canvas's pixels, y down.
package final class PixelRegion {
    /// A smaller opaque rectangle, in pixels, hides too little to be worth a more complicated region.
    static let minimumOccluderArea = 256

    let pointer: UnsafeMutablePointer<pixman_region32_t>
    /// Changes with every mutation and is unique among all regions; tells whether a clip is still valid.
    private(set) var serial = 0

    /// Creates a region without pixels.
    package init() {
        pointer = .allocate(capacity: 1)
        pixman_region32_init(pointer)
    }

    deinit {
        pixman_region32_fini(pointer)
        pointer.deallocate()
    }

    /// The smallest rectangle around all pixels.
    package var extents: PixelRect { PixelRect(pointer.pointee.extents) }

    /// Whether there are no pixels.
    package var isEmpty: Bool { pixman_region32_not_empty(pointer) == 0 }

    /// The number of pixels.
    var area: Int {
        var area = 0
        forEachRectangle { area += $0.area }
        return area
    }

    /// The rectangles, from top to bottom and left to right.
    package var rectangles: [PixelRect] {
        var all: [PixelRect] = []
        forEachRectangle { all.append($0) }
        return all
    }

    func forEachRectangle(_ body: (PixelRect) -> Void) {
        var count: Int32 = 0
        guard let boxes = pixman_region32_rectangles(pointer, &count) else { return }
        for index in 0..<Int(count) { body(PixelRect(boxes[index])) }
    }

    func assign(_ rect: PixelRect) {
        pixman_region32_clear(pointer)
        insert(rect)
    }

    func assign(_ other: PixelRegion) {
        pixman_region32_copy(pointer, other.pointer)
        serial = PixelRegion.nextSerial()
    }

    /// Removes all pixels.
    package func removeAll() {
        pixman_region32_clear(pointer)
        serial = PixelRegion.nextSerial()
    }

    /// Adds the pixels of `rect`.
    package func insert(_ rect: PixelRect) {
        serial = PixelRegion.nextSerial()
        guard !rect.isEmpty else { return }
        pixman_region32_union_rect(
            pointer, pointer, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }

    func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        serial = PixelRegion.nextSerial()
        var box = pixman_region32_t()
        pixman_region32_init_rect(&box, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
        pixman_region32_subtract(pointer, pointer, &box)
        pixman_region32_fini(&box)
    }

    /// Removes the pixels that are not in `rect`.
    package func formIntersection(_ rect: PixelRect) {
        serial = PixelRegion.nextSerial()
        guard !rect.isEmpty else { return pixman_region32_clear(pointer) }
        pixman_region32_intersect_rect(
            pointer, pointer, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }

    func formIntersection(_ other: PixelRegion) {
        serial = PixelRegion.nextSerial()
        pixman_region32_intersect(pointer, pointer, other.pointer)
    }

    func translate(_ x: Int, _ y: Int) {
        serial = PixelRegion.nextSerial()
        pixman_region32_translate(pointer, Int32(x), Int32(y))
    }

    func formUnion(_ other: PixelRegion) {
        serial = PixelRegion.nextSerial()
        pixman_region32_union(pointer, pointer, other.pointer)
    }

    func subtract(_ other: PixelRegion) {
        serial = PixelRegion.nextSerial()
        pixman_region32_subtract(pointer, pointer, other.pointer)
    }

    /// Whether a pixel of `rect` is in the region.
    func intersects(_ rect: PixelRect) -> Bool {
        let rect = rect.intersection(extents)
        return !rect.isEmpty && overlap(rect) != PIXMAN_REGION_OUT
    }

    /// Whether all pixels of `rect` are in the region.
    func contains(_ rect: PixelRect) -> Bool { rect.isEmpty || overlap(rect) == PIXMAN_REGION_IN }

    private func overlap(_ rect: PixelRect) -> pixman_region_overlap_t {
        var box = pixman_box32_t(
            x1: Int32(rect.minX), y1: Int32(rect.minY), x2: Int32(rect.maxX), y2: Int32(rect.maxY))
        return pixman_region32_contains_rectangle(pointer, &box)
    }
}

extension PixelRegion {
    private static let serials = Atomic<Int>(0)

    /// A unique serial.
    fileprivate static func nextSerial() -> Int { serials.wrappingAdd(1, ordering: .relaxed).newValue }
}

extension PixelRect {
    init(_ box: pixman_box32_t) {
        self.init(x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
    }
}
