import CoreGraphics
import UIKitControls
import UIKitCore

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
    private var measuredBoundaries: [String: CGSize] = [:]

    init(_ section: NSCollectionLayoutSection, count: Int, _ surroundings: Surroundings) {
        self.section = section
        self.count = count
        self.surroundings = surroundings
        template = section.group.solve(
            in: CompositionalSection.room(section, surroundings), first: 0, measured: [:],
            environment: surroundings.environment)
        let perGroup = max(1, template.frames.count)
        let length = surroundings.isVertical ? template.size.height : template.size.width
        groups = RowHeights(count: (count + perGroup - 1) / perGroup, expected: length + section.interGroupSpacing)
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
    private var itemsPerGroup: Int { max(1, template.frames.count) }
    private var sideInset: CGFloat {
        isVertical ? section.contentInsets.leading + surroundings.insets.leading : section.contentInsets.top
    }
    private var nearInset: CGFloat { isVertical ? section.contentInsets.top : section.contentInsets.leading }
    private var farInset: CGFloat { isVertical ? section.contentInsets.bottom : section.contentInsets.trailing }

    // MARK: Along the scrolling

    private func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func boundaryLength(before: Bool) -> CGFloat {
        section.boundarySupplementaryItems
            .filter { $0.extendsBoundary && $0.isBefore(isVertical: isVertical) == before }
            .map { length(of: size(of: $0)) }.max() ?? 0
    }

    private var groupsStart: CGFloat { boundaryLength(before: true) + nearInset }
    private var groupsLength: CGFloat { max(0, groups.total - (groups.count > 0 ? section.interGroupSpacing : 0)) }
    private var footerStart: CGFloat { groupsStart + groupsLength + farInset }
    /// The length of the whole section.
    var length: CGFloat { footerStart + boundaryLength(before: false) }

    // MARK: Items

    /// The items whose groups intersect a range of the content.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let near = low - start - groupsStart
        let far = high - start - groupsStart
        guard far >= 0, near <= groups.total, let first = groups.row(at: near), let last = groups.row(at: far),
            last >= first
        else { return 0..<0 }
        return first * itemsPerGroup..<min(count, (last + 1) * itemsPerGroup)
    }

    /// The frame of an item in the content, and how it is shown; nil if its group has no place for it.
    func place(of item: Int) -> (frame: CGRect, estimatedAxes: EstimatedAxes, zIndex: Int)? {
        let group = item / itemsPerGroup
        let solution = measuredGroups[group] ?? template
        let index = item - group * itemsPerGroup
        guard let frame = solution.frames[safe: index], let axes = solution.estimatedAxes[safe: index] else {
            return nil
        }
        let along = start + groupsStart + groups.top(of: group)
        let origin = isVertical ? CGPoint(x: sideInset, y: along) : CGPoint(x: along, y: sideInset)
        return (frame.offsetBy(dx: origin.x, dy: origin.y), axes, solution.zIndexes[safe: index] ?? 0)
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
        groups.setHeight(length(of: solution.size) + section.interGroupSpacing, of: group)
    }

    /// The measured sizes, to keep them when the section is made anew.
    var sizes: [Int: CGSize] { measuredItems }
    var boundarySizes: [String: CGSize] { measuredBoundaries }

    // MARK: Views at the edges

    mutating func setSize(_ size: CGSize, ofBoundary kind: String) { measuredBoundaries[kind] = size }

    private func size(of boundary: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        let follows = section.supplementariesFollowContentInsets
        var size = boundary.layoutSize.size(in: follows ? room : surroundings.size)
        let axes = boundary.layoutSize.estimatedAxes
        if let known = measuredBoundaries[boundary.elementKind] {
            if axes.contains(.width) { size.width = known.width }
            if axes.contains(.height) { size.height = known.height }
        }
        return size
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

    /// The frame of the view behind the section: around the groups and the views at the edges.
    func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect {
        let whole =
            isVertical
            ? CGRect(x: 0, y: start, width: surroundings.size.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: surroundings.size.height)
        return decoration.inset(whole)
    }
}
