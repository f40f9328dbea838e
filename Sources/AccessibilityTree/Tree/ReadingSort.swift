import CoreGraphics
import UIKitCore

/// Puts the elements of a container into reading order.
@MainActor struct ReadingSort {
    /// The largest difference of the tops of elements in one row, in points; less than this (Docs/Numbers.md).
    private let rowTolerance: CGFloat

    init(isPad: Bool) {
        rowTolerance = isPad ? 13 : 8
    }

    /// Orders the children of `node`, and finds where it is itself among others.
    func arrange(_ node: AccessibilityNode) {
        switch node.arrangement {
        case .listed: node.orderedChildren = node.children
        case .byPlace(let isMirrored): node.orderedChildren = rows(of: node.children, isMirrored: isMirrored)
        }
        guard !node.isElement, let first = node.orderedChildren.first?.placeInOrder else { return }
        node.placeInOrder = visibleArea(of: node).map { first.moved(into: $0) } ?? first
    }

    private func rows(of nodes: [AccessibilityNode], isMirrored: Bool) -> [AccessibilityNode] {
        var remaining = nodes.enumerated().sorted {
            ($0.element.placeInOrder.minY, $0.offset) < ($1.element.placeInOrder.minY, $1.offset)
        }[...]
        var ordered: [AccessibilityNode] = []
        while let top = remaining.first?.element.placeInOrder.minY {
            let row = remaining.prefix { $0.element.placeInOrder.minY - top < rowTolerance }
            remaining = remaining.dropFirst(max(row.count, 1))
            let sorted = row.sorted { left, right in
                let (a, b) = (left.element.placeInOrder, right.element.placeInOrder)
                return isMirrored
                    ? (-a.maxX, left.offset) < (-b.maxX, right.offset) : (a.minX, left.offset) < (b.minX, right.offset)
            }
            ordered += sorted.map(\.element)
        }
        return ordered
    }

    /// Where the content of a scroll view can be seen, in points of the screen. Its first row may be scrolled off.
    private func visibleArea(of node: AccessibilityNode) -> CGRect? {
        guard let view = node.responder as? UIScrollView else { return nil }
        return view.convert(view.bounds.inset(by: view.adjustedContentInset), to: UIScreen.main)
    }
}

extension CGRect {
    /// The rectangle with its origin inside `area`.
    fileprivate func moved(into area: CGRect) -> CGRect {
        CGRect(
            x: Swift.min(Swift.max(minX, area.minX), area.maxX), y: Swift.min(Swift.max(minY, area.minY), area.maxY),
            width: width, height: height)
    }
}
