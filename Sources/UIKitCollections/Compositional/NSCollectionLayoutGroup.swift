import CoreGraphics
import UIKitCore
import UIKitLists

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
    /// The largest number of items; nil for as many as fit.
    private let maximumCount: Int?
    /// The space between items. Default nil: none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The views at the group. Their index path is that of the group's first item. Default none.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { storedSupplementaryItems }
        set { storedSupplementaryItems = newValue }
    }

    private init(
        _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, atMost maximumCount: Int? = nil
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        fixedCount = count.map { max(1, $0) }
        self.maximumCount = maximumCount
        super.init(layoutSize: size)
        if let count, count < 1 {
            misuse("A group must have at least one item, not \(count).", raises: true)
        }
    }

    /// A row of as many of the subitems, again and again, as fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, subitems)
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
        return NSCollectionLayoutGroup(.horizontal, layoutSize, repeated, atMost: repeated.count)
    }

    /// A column of as many of the subitems, again and again, as fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, subitems)
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
        return NSCollectionLayoutGroup(.vertical, layoutSize, repeated, atMost: repeated.count)
    }

    /// Items where `itemProvider` places them, in points of the group.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [])
    }

    // MARK: Places

    /// The place of one item in a group.
    struct Place {
        var frame: CGRect
        var estimatedAxes: EstimatedAxes = []
        var zIndex = 0
        /// The views at the item, and at groups that it is the first of.
        var supplementaryItems: [SupplementaryPosition] = []

        mutating func move(by offset: CGPoint) {
            frame = frame.offsetBy(dx: offset.x, dy: offset.y)
            for index in supplementaryItems.indices {
                let old = supplementaryItems[index].container
                supplementaryItems[index].container = old.offsetBy(dx: offset.x, dy: offset.y)
            }
        }
    }

    /// A view at an item or a group.
    struct SupplementaryPosition {
        let item: NSCollectionLayoutSupplementaryItem
        /// The frame of the item or group.
        var container: CGRect
    }

    /// The places of the items of one group.
    struct Solution {
        var size = CGSize.zero
        /// The places in the group, in the order of the items.
        var places: [Place] = []

        mutating func add(_ items: [NSCollectionLayoutSupplementaryItem], at container: CGRect) {
            guard !places.isEmpty else { return }
            places[0].supplementaryItems += items.map { SupplementaryPosition(item: $0, container: container) }
        }
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
        var solution: Solution
        switch arrangement {
        case .custom(let provider):
            solution = Solution(
                size: outer,
                places: provider(environment).map {
                    Place(frame: $0.frame.offsetBy(dx: room.minX, dy: room.minY), zIndex: $0.zIndex)
                })
        case .horizontal, .vertical:
            solution = arrange(in: room, outer: outer, first: first, measured: measured, environment: environment)
        }
        solution.add(supplementaryItems, at: inset(CGRect(origin: .zero, size: solution.size)))
        return solution
    }

    private var isRow: Bool {
        switch arrangement {
        case .horizontal: true
        case .vertical, .custom: false
        }
    }

    /// An item or group in this one.
    private struct Part {
        var solution: Solution
        let along: EdgePair
        let across: EdgePair
        /// The length on the axis of the group, without the space around the item. Points.
        var length: CGFloat
    }

    private func arrange(
        in room: CGRect, outer: CGSize, first: Int, measured: [Int: CGSize],
        environment: any NSCollectionLayoutEnvironment
    ) -> Solution {
        let isOpen = layoutSize.estimatedAxes.contains(isRow ? .width : .height)
        let limit = isRow ? room.width : room.height
        let spacing = interItemSpacing?.spacing ?? 0
        var parts: [Part] = []
        var used: CGFloat = 0
        var next = first
        while parts.count < NSCollectionLayoutGroup.maximumItemCount, !subitems.isEmpty {
            if parts.count == fixedCount || parts.count == maximumCount { break }
            if isOpen || limit <= 0, fixedCount == nil, parts.count == subitems.count { break }
            let item = subitems[parts.count % subitems.count]
            var part = makePart(
                item, solve(item, in: room.size, first: next, measured: measured, environment: environment))
            if let fixedCount, !isOpen {
                let share = (limit - spacing * CGFloat(fixedCount - 1)) / CGFloat(fixedCount)
                part.length = max(0, share - part.along.least)
                setLength(part.length, of: &part.solution)
            }
            let advance = (parts.isEmpty ? 0 : spacing) + part.length + part.along.least
            let fits = used + advance <= limit + NSCollectionLayoutGroup.tolerance
            if !isOpen, fixedCount == nil, !parts.isEmpty, !fits || advance <= 0 { break }
            used += advance
            next += part.solution.places.count
            parts.append(part)
        }
        return assemble(parts, in: room, outer: outer, used: used)
    }

    private func makePart(_ item: NSCollectionLayoutItem, _ solution: Solution) -> Part {
        let edges = item.edgeSpacing
        return Part(
            solution: solution, along: edges?.along(horizontally: isRow) ?? EdgePair(),
            across: edges?.along(horizontally: !isRow) ?? EdgePair(),
            length: isRow ? solution.size.width : solution.size.height)
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
        let own = item.layoutSize.size(in: size, measured: measured[first])
        let axes = item.layoutSize.estimatedAxes
        let frame = item.inset(CGRect(origin: .zero, size: own))
        var solution = Solution(size: own, places: [Place(frame: frame, estimatedAxes: axes)])
        solution.add(item.supplementaryItems, at: frame)
        return solution
    }

    /// Gives a part of the group its share of the length.
    private func setLength(_ length: CGFloat, of part: inout Solution) {
        let change = length - (isRow ? part.size.width : part.size.height)
        if isRow { part.size.width = length } else { part.size.height = length }
        guard part.places.count == 1 else { return }
        var frame = part.places[0].frame
        if isRow {
            frame.size.width = max(0, frame.width + change)
        } else {
            frame.size.height = max(0, frame.height + change)
        }
        part.places[0].frame = frame
        for index in part.places[0].supplementaryItems.indices {
            part.places[0].supplementaryItems[index].container = frame
        }
    }

    private func assemble(_ parts: [Part], in room: CGRect, outer: CGSize, used: CGFloat) -> Solution {
        let axes = layoutSize.estimatedAxes
        let isOpen = axes.contains(isRow ? .width : .height)
        let share = isOpen ? 0 : flexibleShare(parts, spare: (isRow ? room.width : room.height) - used)
        let gap = (interItemSpacing?.spacing ?? 0) + (interItemSpacing?.isFlexible == true ? share : 0)
        let breadth = isRow ? room.height : room.width
        var solution = Solution(size: outer)
        var position: CGFloat = 0
        for part in parts {
            let own = isRow ? part.solution.size.height : part.solution.size.width
            let side = part.across.start(part.across.share(of: breadth, length: own))
            position += part.along.start(share)
            let origin = CGPoint(x: room.minX + (isRow ? position : side), y: room.minY + (isRow ? side : position))
            solution.places += part.solution.places.map { place in
                var moved = place
                moved.move(by: origin)
                return moved
            }
            position += part.length + part.along.end(share) + gap
        }
        let thickness =
            parts.map { (isRow ? $0.solution.size.height : $0.solution.size.width) + $0.across.least }.max() ?? 0
        if axes.contains(.width) { solution.size.width = isRow ? used : thickness }
        if axes.contains(.height) { solution.size.height = isRow ? thickness : used }
        return solution
    }

    /// What each flexible space between and around the items grows by. Points.
    private func flexibleShare(_ parts: [Part], spare: CGFloat) -> CGFloat {
        let between = interItemSpacing?.isFlexible == true ? max(0, parts.count - 1) : 0
        let count = between + parts.reduce(0) { $0 + $1.along.flexibleCount }
        return count == 0 ? 0 : max(0, spare) / CGFloat(count)
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
