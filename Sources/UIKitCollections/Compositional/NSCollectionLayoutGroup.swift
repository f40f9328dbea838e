import CoreGraphics
import UIKitCore

/// Items in a row, in a column, or where the app places them. A section repeats its group.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case horizontal, vertical
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }

    private let arrangement: Arrangement
    /// The items and groups, which repeat while there is room.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The number of items, which share the length of the group; nil for as many as fit.
    private let fixedCount: Int?
    /// The space between items. Default nil: none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        fixedCount = count.map { max(1, $0) }
        super.init(layoutSize: size)
        if let count, count < 1 {
            misuse("A group must have at least one item, not \(count).", raises: true)
        }
    }

    /// A row of as many of the subitems, again and again, as fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil)
    }

    /// A row of `count` items that share its width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
    }

    /// A row of `count` repetitions of an item.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        let repeated = Array(repeating: subitem, count: max(1, count))
        return NSCollectionLayoutGroup(.horizontal, layoutSize, repeated, count: nil)
    }

    /// A column of as many of the subitems, again and again, as fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil)
    }

    /// A column of `count` items that share its height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
    }

    /// A column of `count` repetitions of an item.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        let repeated = Array(repeating: subitem, count: max(1, count))
        return NSCollectionLayoutGroup(.vertical, layoutSize, repeated, count: nil)
    }

    /// Items where `itemProvider` places them, in points of the group.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], count: nil)
    }

    // MARK: Places

    /// The places of the items of one group.
    struct Solution {
        var size = CGSize.zero
        /// The frames in the group, in the order of the items.
        var frames: [CGRect] = []
        var estimatedAxes: [EstimatedAxes] = []
        var zIndexes: [Int] = []
    }

    /// The largest number of items in one group, whose items may have no length.
    private static let maximumItemCount = 1000

    /// Places the items in a group.
    ///
    /// - Parameters:
    ///   - container: the size of what contains the group. Points.
    ///   - first: the number of the group's first item.
    ///   - measured: the sizes that views asked for, by the number of the item.
    func solve(
        in container: CGSize, first: Int, measured: [Int: CGSize], environment: any NSCollectionLayoutEnvironment
    ) -> Solution {
        let outer = layoutSize.size(in: container)
        let room = inset(CGRect(origin: .zero, size: outer))
        switch arrangement {
        case .custom(let provider):
            let items = provider(environment)
            return Solution(
                size: outer, frames: items.map { $0.frame.offsetBy(dx: room.minX, dy: room.minY) },
                estimatedAxes: items.map { _ in [] }, zIndexes: items.map(\.zIndex))
        case .horizontal, .vertical:
            return arrange(in: room, outer: outer, first: first, measured: measured, environment: environment)
        }
    }

    private var isRow: Bool {
        switch arrangement {
        case .horizontal: true
        case .vertical, .custom: false
        }
    }

    private func arrange(
        in room: CGRect, outer: CGSize, first: Int, measured: [Int: CGSize],
        environment: any NSCollectionLayoutEnvironment
    ) -> Solution {
        let axes = layoutSize.estimatedAxes
        let isOpen = axes.contains(isRow ? .width : .height)
        let limit = isRow ? room.width : room.height
        let spacing = interItemSpacing?.spacing ?? 0
        var parts: [(frames: Solution, length: CGFloat)] = []
        var used: CGFloat = 0
        var next = first
        while parts.count < NSCollectionLayoutGroup.maximumItemCount, !subitems.isEmpty {
            if let fixedCount, parts.count == fixedCount { break }
            if isOpen || limit <= 0, fixedCount == nil, parts.count == subitems.count { break }
            let item = subitems[parts.count % subitems.count]
            var part = solve(item, in: room.size, first: next, measured: measured, environment: environment)
            if let fixedCount, !isOpen {
                share((limit - spacing * CGFloat(fixedCount - 1)) / CGFloat(fixedCount), with: &part)
            }
            let length = isRow ? part.size.width : part.size.height
            let advance = (parts.isEmpty ? 0 : spacing) + length
            let fits = used + advance <= limit + NSCollectionLayoutGroup.tolerance
            if !isOpen, fixedCount == nil, !parts.isEmpty, !fits || advance <= 0 { break }
            used += advance
            next += part.frames.count
            parts.append((part, length))
        }
        let spare = interItemSpacing?.isFlexible == true && !isOpen && parts.count > 1 ? max(0, limit - used) : 0
        let gap = spacing + spare / CGFloat(max(1, parts.count - 1))
        return assemble(parts, gap: gap, in: room, outer: outer, used: used)
    }

    /// Rounding errors of sums of fractions. Points.
    private static let tolerance: CGFloat = 0.01

    private func solve(
        _ item: NSCollectionLayoutItem, in size: CGSize, first: Int, measured: [Int: CGSize],
        environment: any NSCollectionLayoutEnvironment
    ) -> Solution {
        if let group = item as? NSCollectionLayoutGroup {
            return group.solve(in: size, first: first, measured: measured, environment: environment)
        }
        var own = item.layoutSize.size(in: size)
        let axes = item.layoutSize.estimatedAxes
        if let known = measured[first] {
            if axes.contains(.width) { own.width = known.width }
            if axes.contains(.height) { own.height = known.height }
        }
        return Solution(
            size: own, frames: [item.inset(CGRect(origin: .zero, size: own))], estimatedAxes: [axes], zIndexes: [0])
    }

    /// Gives a part of the group its share of the length.
    private func share(_ length: CGFloat, with part: inout Solution) {
        let length = max(0, length)
        let change = length - (isRow ? part.size.width : part.size.height)
        if isRow { part.size.width = length } else { part.size.height = length }
        for index in part.frames.indices where part.frames.count == 1 {
            if isRow {
                part.frames[index].size.width = max(0, part.frames[index].width + change)
            } else {
                part.frames[index].size.height = max(0, part.frames[index].height + change)
            }
        }
    }

    private func assemble(
        _ parts: [(frames: Solution, length: CGFloat)], gap: CGFloat, in room: CGRect, outer: CGSize, used: CGFloat
    ) -> Solution {
        var solution = Solution(size: outer)
        var position: CGFloat = 0
        for (part, length) in parts {
            let origin = CGPoint(x: room.minX + (isRow ? position : 0), y: room.minY + (isRow ? 0 : position))
            solution.frames += part.frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            solution.estimatedAxes += part.estimatedAxes
            solution.zIndexes += part.zIndexes
            position += length + gap
        }
        let axes = layoutSize.estimatedAxes
        let thickness = parts.map { isRow ? $0.frames.size.height : $0.frames.size.width }.max() ?? 0
        if axes.contains(.width) { solution.size.width = isRow ? used : thickness }
        if axes.contains(.height) { solution.size.height = isRow ? thickness : used }
        return solution
    }
}

/// Returns the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// One item of a group whose places the app gives.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group, in points.
    open private(set) var frame: CGRect
    /// The order from back to front. Default 0.
    open private(set) var zIndex: Int

    /// Creates an item.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item with an order.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}
