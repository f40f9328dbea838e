import CoreGraphics
import UIKitCore

/// The pages that can be scrolled to: the one shown, and its neighbors as far as they are known.
struct PageSlots {
    let current: UIViewController
    var before: UIViewController?
    var after: UIViewController?

    /// In reading order.
    var pages: [UIViewController] { [before, current, after].compactMap { $0 } }

    /// The index of `page` among `pages` as they lie in the view: mirrored from right to left.
    func place(of page: UIViewController, isMirrored: Bool) -> Int? {
        let pages = pages
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        return isMirrored ? pages.count - 1 - index : index
    }

    /// The page in the middle of the visible part, for an offset in units of pages.
    func page(at offset: CGFloat, isMirrored: Bool) -> UIViewController? {
        guard offset.isFinite else { return nil }
        let pages = isMirrored ? pages.reversed() : pages
        return pages[min(max(Int(offset.rounded()), 0), pages.count - 1)]
    }

    /// The neighbor of which a part is visible, for an offset in units of pages.
    func visibleNeighbor(at offset: CGFloat, isMirrored: Bool) -> UIViewController? {
        guard offset.isFinite, let own = place(of: current, isMirrored: isMirrored) else { return nil }
        let distance = offset - CGFloat(own)
        guard abs(distance) > Self.tolerance else { return nil }
        let pages = isMirrored ? pages.reversed() : pages
        let neighbor = own + (distance > 0 ? 1 : -1)
        return pages.indices.contains(neighbor) ? pages[neighbor] : nil
    }

    /// A part of a page that does not count as visible.
    private static let tolerance: CGFloat = 0.0005
}
