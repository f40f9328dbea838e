import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitLists

/// The places of one section of a compositional layout, relative to its start. Points.
///
/// A group that is as the first one costs nothing; only groups with measured items are placed one by one.
@MainActor struct CompositionalSection {
    /// What surrounds a section.
    struct Surroundings {
        var size: CGSize
        /// The insets of the section's reference, as the safe area.
        var insets: NSDirectionalEdgeInsets
        var isVertical: Bool
        var environment: LayoutEnvironment
    }

    let section: NSCollectionLayoutSection
    let count: Int
    let surroundings: Surroundings
    /// The start of the section in the content.
    var start: CGFloat = 0

    private let template: NSCollectionLayoutGroup.Solution
    private var groups: RowHeights
    private var measuredGroups: [Int: NSCollectionLayoutGroup.Solution] = [:]
    private var measuredItems: [Int: CGSize] = [:]
    private var measuredSupplementaries: [Int: [String: CGSize]] = [:]
    private var measuredBoundaries: [String: CGSize] = [:]

    init(_ section: NSCollectionLayoutSection, count: Int, _ surroundings: Surroundings) {
        self.section = section
        self.count = count
        self.surroundings = surroundings
        template = section.group.solve(
            in: CompositionalSection.room(section, surroundings), first: 0, measured: [:],
            environment: surroundings.environment)
        let perGroup = max(1, template.places.count)
        groups = RowHeights(count: (count + perGroup - 1) / perGroup, expected: 0)
        groups = RowHeights(count: groups.count, expected: groupAdvance(of: template))
    }

    private static func room(_ section: NSCollectionLayoutSection, _ surroundings: Surroundings) -> CGSize {
        let own = section.contentInsets
        let outer = surroundings.insets
        return CGSize(
            width: max(0, surroundings.size.width - own.leading - own.trailing - outer.leading - outer.trailing),
            height: max(0, surroundings.size.height - own.top - own.bottom))
    }

    private var isVertical: Bool { surroundings.isVertical }
    private var room: CGSize { CompositionalSection.room(section, surroundings) }
    private var itemsPerGroup: Int { max(1, template.places.count) }
    private var sideInset: CGFloat {
        isVertical ? section.contentInsets.leading + surroundings.insets.leading : section.contentInsets.top
    }
    private var farSideInset: CGFloat {
        isVertical ? section.contentInsets.trailing + surroundings.insets.trailing : section.contentInsets.bottom
    }
    private var nearInset: CGFloat { isVertical ? section.contentInsets.top : section.contentInsets.leading }
    private var farInset: CGFloat { isVertical ? section.contentInsets.bottom : section.contentInsets.trailing }

    // MARK: Axes

    /// Whether the section scrolls by itself.
    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether groups are below each other.
    private var stacksVertically: Bool { isVertical != isOrthogonal }

    private func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func groupLength(of size: CGSize) -> CGFloat { stacksVertically ? size.height : size.width }
    private func groupThickness(of size: CGSize) -> CGFloat { stacksVertically ? size.width : size.height }

    /// The space around a group on the axis of the groups.
    private var alongSpacing: EdgePair {
        section.group.edgeSpacing?.along(horizontally: !stacksVertically) ?? EdgePair()
    }
    private var acrossSpacing: EdgePair {
        section.group.edgeSpacing?.along(horizontally: stacksVertically) ?? EdgePair()
    }

    /// From the start of a group to that of the next one.
    private func groupAdvance(of solution: NSCollectionLayoutGroup.Solution) -> CGFloat {
        groupLength(of: solution.size) + alongSpacing.least + section.interGroupSpacing
    }

    // MARK: Along the scrolling

    private func boundaryLength(before: Bool) -> CGFloat {
        section.boundarySupplementaryItems
            .filter { $0.extendsBoundary && $0.isBefore(isVertical: isVertical) == before }
            .map { length(of: size(of: $0)) }.max() ?? 0
    }

    private var groupsStart: CGFloat { boundaryLength(before: true) + nearInset }
    /// The length of all groups on their axis.
    private var groupsTotal: CGFloat { max(0, groups.total - (groups.count > 0 ? section.interGroupSpacing : 0)) }
    private var groupsLength: CGFloat {
        guard isOrthogonal else { return groupsTotal }
        guard groups.count > 0 else { return 0 }
        let thickness = measuredGroups.values.reduce(groupThickness(of: template.size)) {
            max($0, groupThickness(of: $1.size))
        }
        return thickness + acrossSpacing.least
    }
    /// The length of the views before the items.
    var headerLength: CGFloat { boundaryLength(before: true) }
    /// The length of what lies between header and footer, where that is not the section's groups.
    var bodyLength: CGFloat?
    private var footerStart: CGFloat { groupsStart + (bodyLength ?? groupsLength) + farInset }
    /// The length of the whole section.
    var length: CGFloat { footerStart + boundaryLength(before: false) }

    // MARK: Across the scrolling

    private var visibleLength: CGFloat { isVertical ? surroundings.size.width : surroundings.size.height }

    /// The space before the first group or after the last one of a section that scrolls by itself. A group that comes
    /// to rest in the middle can do so at both ends.
    private func orthogonalInset(_ inset: CGFloat, beside group: Int) -> CGFloat {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered else { return inset }
        let own = groupLength(of: (measuredGroups[group] ?? template).size)
        return max(inset, (visibleLength - own) / 2)
    }
    private var lead: CGFloat { isOrthogonal ? orthogonalInset(sideInset, beside: 0) : 0 }
    private var trail: CGFloat { isOrthogonal ? orthogonalInset(farSideInset, beside: groups.count - 1) : 0 }

    /// How the section scrolls by itself; nil if it does not.
    var scrolling: OrthogonalScrolling? {
        guard isOrthogonal else { return nil }
        let extent = lead + groupsTotal + trail
        let along = start + groupsStart
        let frame =
            isVertical
            ? CGRect(x: 0, y: along, width: surroundings.size.width, height: groupsLength)
            : CGRect(x: along, y: 0, width: groupsLength, height: surroundings.size.height)
        let size =
            isVertical
            ? CGSize(width: max(extent, frame.width), height: groupsLength)
            : CGSize(width: groupsLength, height: max(extent, frame.height))
        return OrthogonalScrolling(
            frame: frame, contentSize: size, isHorizontal: isVertical, behavior: section.orthogonalScrollingBehavior)
    }

    /// The offsets at which the section's own scrolling may come to rest; empty for any.
    var restingOffsets: [CGFloat] {
        guard let scrolling else { return [] }
        let places = (0..<groups.count).lazy.map { [self] group in
            let low = lead + groups.top(of: group) + alongSpacing.start(0)
            return low...(low + groupLength(of: (measuredGroups[group] ?? template).size))
        }
        switch scrolling.behavior {
        case .none, .continuous, .paging: return []
        case .continuousGroupLeadingBoundary, .groupPaging:
            return places.map { scrolling.clamped($0.lowerBound - lead) }
        case .groupPagingCentered:
            return places.map { scrolling.clamped(($0.lowerBound + $0.upperBound - visibleLength) / 2) }
        }
    }

    // MARK: Items

    /// The items whose groups intersect a range of the content.
    ///
    /// - Parameter offset: how far the section has scrolled by itself.
    func items(from low: CGFloat, to high: CGFloat, offset: CGFloat) -> Range<Int> {
        let near: CGFloat
        let far: CGFloat
        if isOrthogonal {
            let top = start + groupsStart
            guard high >= top, low <= top + groupsLength else { return 0..<0 }
            near = offset - lead
            far = offset + visibleLength - lead
        } else {
            near = low - start - groupsStart
            far = high - start - groupsStart
        }
        guard far >= 0, near <= groups.total, let first = groups.row(at: near), let last = groups.row(at: far),
            last >= first
        else { return 0..<0 }
        return first * itemsPerGroup..<min(count, (last + 1) * itemsPerGroup)
    }

    /// Where an item is in the content, and the views at it; nil if its group has no place for it.
    func place(of item: Int) -> NSCollectionLayoutGroup.Place? {
        let group = item / itemsPerGroup
        let solution = measuredGroups[group] ?? template
        guard var place = solution.places[safe: item - group * itemsPerGroup] else { return nil }
        let along = groups.top(of: group) + alongSpacing.start(0)
        let breadth = stacksVertically ? room.width : room.height
        let share = isOrthogonal ? 0 : acrossSpacing.share(of: breadth, length: groupThickness(of: solution.size))
        let across = acrossSpacing.start(share)
        let base = start + groupsStart
        if isOrthogonal {
            place.move(
                by: isVertical
                    ? CGPoint(x: lead + along, y: base + across) : CGPoint(x: base + across, y: lead + along))
        } else {
            place.move(
                by: isVertical
                    ? CGPoint(x: sideInset + across, y: base + along) : CGPoint(x: base + along, y: sideInset + across))
        }
        return place
    }

    mutating func setSize(_ size: CGSize, ofItem item: Int) {
        guard (0..<count).contains(item) else { return }
        measuredItems[item] = size
        let group = item / itemsPerGroup
        let first = group * itemsPerGroup
        var known: [Int: CGSize] = [:]
        for index in first..<first + itemsPerGroup { known[index] = measuredItems[index] }
        let solution = section.group.solve(
            in: room, first: first, measured: known, environment: surroundings.environment)
        measuredGroups[group] = solution
        groups.setHeight(groupAdvance(of: solution), of: group)
    }

    // MARK: Views at items

    /// A view of `kind` belongs to an item or to a group, otherwise to the section's edges.
    func hasSupplementary(ofKind kind: String, at item: Int) -> Bool {
        supplementary(ofKind: kind, at: item) != nil
    }

    /// The view of `kind` at an item, and its frame in the content; nil if the item has none of this kind.
    func supplementary(
        ofKind kind: String, at item: Int
    ) -> (item: NSCollectionLayoutSupplementaryItem, frame: CGRect)? {
        guard (0..<count).contains(item),
            let found = place(of: item)?.supplementaryItems.first(where: { $0.item.elementKind == kind })
        else { return nil }
        return (found.item, found.item.frame(at: found.container, measured: measuredSupplementaries[item]?[kind]))
    }

    mutating func setSize(_ size: CGSize, ofSupplementary kind: String, at item: Int) {
        guard (0..<count).contains(item) else { return }
        measuredSupplementaries[item, default: [:]][kind] = size
    }

    /// The measured sizes, to keep them when the section is made anew.
    var measuredSizes: MeasuredSizes {
        var sizes = MeasuredSizes(room: surroundings.size)
        sizes.items = measuredItems
        sizes.supplementaries = measuredSupplementaries
        sizes.boundaries = measuredBoundaries
        return sizes
    }

    // MARK: Views at the edges

    mutating func setSize(_ size: CGSize, ofBoundary kind: String) { measuredBoundaries[kind] = size }

    private func size(of boundary: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        let follows = section.supplementariesFollowContentInsets
        return boundary.layoutSize.size(
            in: follows ? room : surroundings.size, measured: measuredBoundaries[boundary.elementKind])
    }

    /// The frame of a view at an edge, in the content.
    ///
    /// - Parameter visible: the visible range along the scrolling, for views that stay visible.
    func frame(
        of boundary: NSCollectionLayoutBoundarySupplementaryItem, visible: ClosedRange<CGFloat>
    ) -> CGRect {
        let size = size(of: boundary)
        let isBefore = boundary.isBefore(isVertical: isVertical)
        let own = length(of: size)
        var along = start
        if isBefore {
            along += boundary.extendsBoundary ? 0 : nearInset
            if boundary.pinToVisibleBounds {
                along = min(max(along, visible.lowerBound), max(along, start + footerStart - own))
            }
        } else {
            along += boundary.extendsBoundary ? footerStart : footerStart - farInset - own
            if boundary.pinToVisibleBounds { along = max(min(along, visible.upperBound - own), min(along, start)) }
        }
        let follows = section.supplementariesFollowContentInsets
        let side = follows ? sideInset : 0
        let extent =
            isVertical ? (follows ? room : surroundings.size).width : (follows ? room : surroundings.size).height
        let width = isVertical ? size.width : size.height
        let across: CGFloat
        switch boundary.alignment {
        case .topLeading, .bottomLeading, .leading: across = side
        case .topTrailing, .bottomTrailing, .trailing: across = side + extent - width
        case .none, .top, .bottom: across = side + (extent - width) / 2
        }
        let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        return CGRect(origin: CGPoint(x: origin.x + boundary.offset.x, y: origin.y + boundary.offset.y), size: size)
    }

    /// The whole section, as wide as the content.
    var frame: CGRect {
        isVertical
            ? CGRect(x: 0, y: start, width: surroundings.size.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: surroundings.size.height)
    }

    /// The frame of the view behind the section: around the groups and the views at the edges.
    func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect { decoration.inset(frame) }
}
