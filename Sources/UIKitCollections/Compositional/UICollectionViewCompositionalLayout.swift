import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitLists

/// Returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?

/// What all sections of a compositional layout share.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The axis of scrolling. Default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points. Default 0.
    open var interSectionSpacing: CGFloat = 0
    /// What the insets of sections are added to, unless they say. Default automatic: the safe area.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Headers and footers of the whole content. Their index path has one index, 0. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// Places items in groups, and groups in sections, each section in its own way.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [CompositionalSection] = []
    /// The views at the edges of the whole content, as a section without items.
    private var surrounding: CompositionalSection?
    /// The measured sizes by new section, after items have moved; nil when none have since the sections were made.
    private var movedSizes: [Int: MeasuredSizes]?
    /// The room for which the sections were made; nil before that.
    private var laidOutRoom: Room?
    private var needsSections = true

    /// What all sections share. Changes of the object itself have no effect; set it again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// Creates a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections are all alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout that asks for each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout that asks for each section.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Creates no layout: a section provider cannot be decoded.
    public required init?(coder: NSCoder) { nil }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// The length across the scrolling.
    private func extent(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard needsSections, let view = collectionView else { return }
        needsSections = false
        let inset = view.adjustedContentInset
        laidOutRoom = room(for: view.bounds.size)
        let size = CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right),
            height: max(0, view.bounds.height - inset.top - inset.bottom))
        let known =
            movedSizes ?? Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0, $1.measuredSizes) })
        movedSizes = nil
        sections = view.loadedCounts.enumerated().map { index, count in
            // Along the scrolling the room may change with the safe area, on which measured sizes do not depend.
            let previous = known[index].flatMap { extent(of: $0.room) == extent(of: size) ? $0 : nil }
            return makeSection(index, count, size, in: view, keeping: previous)
        }
        surrounding = makeSurroundingSection(size, in: view)
        placeSections()
    }

    /// The views at the edges of the whole content; nil if there are none.
    private func makeSurroundingSection(_ size: CGSize, in view: UICollectionView) -> CompositionalSection? {
        guard !configuration.boundarySupplementaryItems.isEmpty else { return nil }
        let insets = insets(for: configuration.contentInsetsReference, of: view)
        let section = NSCollectionLayoutSection.empty
        section.boundarySupplementaryItems = configuration.boundarySupplementaryItems
        var fresh = CompositionalSection(
            section, count: 0,
            .init(
                size: size, insets: insets, isVertical: isVertical,
                environment: LayoutEnvironment(LayoutContainer(size: size, insets: insets), view.traitCollection)))
        for (kind, size) in surrounding?.measuredSizes.boundaries ?? [:] { fresh.setSize(size, ofBoundary: kind) }
        return fresh
    }

    private func placeSections() {
        let header = surrounding?.headerLength ?? 0
        var start = header
        for index in sections.indices {
            sections[index].start = start
            start += sections[index].length + configuration.interSectionSpacing
        }
        let end = sections.last.map { $0.start + $0.length } ?? start
        surrounding?.bodyLength = end - header
    }

    private func makeSection(
        _ index: Int, _ count: Int, _ size: CGSize, in view: UICollectionView, keeping old: MeasuredSizes?
    ) -> CompositionalSection {
        let environment = LayoutEnvironment(
            LayoutContainer(size: size, insets: insets(for: configuration.contentInsetsReference, of: view)),
            view.traitCollection)
        let section = sectionProvider(index, environment) ?? missingSection(index)
        let reference =
            section.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : section.contentInsetsReference
        var fresh = CompositionalSection(
            section, count: count,
            .init(
                size: size, insets: insets(for: reference, of: view), isVertical: isVertical, environment: environment))
        for (item, size) in old?.items ?? [:] { fresh.setSize(size, ofItem: item) }
        for (item, sizes) in old?.supplementaries ?? [:] {
            for (kind, size) in sizes { fresh.setSize(size, ofSupplementary: kind, at: item) }
        }
        for (kind, size) in old?.boundaries ?? [:] { fresh.setSize(size, ofBoundary: kind) }
        return fresh
    }

    private func missingSection(_ index: Int) -> NSCollectionLayoutSection {
        misuse("The section provider of a compositional layout returned nil for section \(index).", raises: true)
        return .empty
    }

    /// The insets at the sides that a reference gives, beyond those that the content already has.
    private func insets(for reference: UIContentInsetsReference, of view: UICollectionView) -> NSDirectionalEdgeInsets {
        let adjusted = view.adjustedContentInset
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sides: (left: CGFloat, right: CGFloat)
        switch reference {
        case .none: sides = (0, 0)
        case .automatic, .safeArea: sides = (view.safeAreaInsets.left, view.safeAreaInsets.right)
        case .layoutMargins: sides = (view.layoutMargins.left, view.layoutMargins.right)
        case .readableContent:
            let readable = view.readableContentGuide.layoutFrame
            sides = (
                max(0, readable.minX - view.bounds.minX), max(0, view.bounds.maxX - readable.maxX)
            )
        }
        let left = max(0, sides.left - adjusted.left)
        let right = max(0, sides.right - adjusted.right)
        return NSDirectionalEdgeInsets(
            top: 0, leading: isRightToLeft ? right : left, bottom: 0, trailing: isRightToLeft ? left : right)
    }

    open override var collectionViewContentSize: CGSize {
        let length = surrounding?.length ?? sections.last.map { $0.start + $0.length } ?? 0
        guard let size = (sections.first ?? surrounding)?.surroundings.size else { return .zero }
        return isVertical
            ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let low = isVertical ? rect.minY : rect.minX
        let high = isVertical ? rect.maxY : rect.maxX
        let body = sections(from: low, to: high).flatMap { elements(of: $0, from: low, to: high) }
        let edges = configuration.boundarySupplementaryItems.compactMap {
            layoutAttributesForSupplementaryView(ofKind: $0.elementKind, at: IndexPath(index: 0))
        }
        return (body + edges).filter { $0.visibleFrame.intersects(rect) }
    }

    private func elements(of index: Int, from low: CGFloat, to high: CGFloat) -> [UICollectionViewLayoutAttributes] {
        let section = sections[index]
        let path = IndexPath(item: 0, section: index)
        let offset = collectionView?.orthogonalOffset(of: index) ?? 0
        var found: [UICollectionViewLayoutAttributes] = []
        for item in section.items(from: low, to: high, offset: offset) {
            let path = IndexPath(item: item, section: index)
            guard let place = section.place(of: item) else { continue }
            found.append(cellAttributes(place, at: path, in: section))
            for kind in Set(place.supplementaryItems.map(\.item.elementKind)).sorted() {
                if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path) { found.append(view) }
            }
        }
        let boundaries = section.section.boundarySupplementaryItems.compactMap {
            layoutAttributesForSupplementaryView(ofKind: $0.elementKind, at: path)
        }
        let decorations = section.section.decorationItems.compactMap {
            layoutAttributesForDecorationView(ofKind: $0.elementKind, at: path)
        }
        return found + boundaries + decorations
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = sections[safe: indexPath.section], (0..<section.count).contains(indexPath.item),
            let place = section.place(of: indexPath.item)
        else { return nil }
        return cellAttributes(place, at: indexPath, in: section)
    }

    private func cellAttributes(
        _ place: NSCollectionLayoutGroup.Place, at path: IndexPath, in section: CompositionalSection
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = place.frame
        attributes.estimatedAxes = place.estimatedAxes
        attributes.zIndex = place.zIndex
        attributes.orthogonal = orthogonalPosition(in: section, at: path.section)
        return attributes
    }

    private func orthogonalPosition(in section: CompositionalSection, at index: Int) -> OrthogonalPosition? {
        guard let scrolling = section.scrolling else { return nil }
        let offset = collectionView?.orthogonalOffset(of: index) ?? 0
        return OrthogonalPosition(
            section: index, origin: scrolling.frame.origin,
            offset: scrolling.isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset),
            visibleSize: scrolling.frame.size, contentSize: scrolling.contentSize)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 1 else {
            return surrounding.flatMap { boundaryAttributes(ofKind: elementKind, at: indexPath, in: $0) }
        }
        guard let section = sections[safe: indexPath.section] else { return nil }
        if let view = itemSupplementaryAttributes(ofKind: elementKind, at: indexPath, in: section) { return view }
        guard indexPath.item == 0 else { return nil }
        return boundaryAttributes(ofKind: elementKind, at: indexPath, in: section)
    }

    /// A view at an item; nil if the item has none of this kind.
    private func itemSupplementaryAttributes(
        ofKind kind: String, at path: IndexPath, in section: CompositionalSection
    ) -> UICollectionViewLayoutAttributes? {
        guard let found = section.supplementary(ofKind: kind, at: path.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = found.frame
        attributes.estimatedAxes = found.item.layoutSize.estimatedAxes
        attributes.zIndex = found.item.zIndex
        attributes.orthogonal = orthogonalPosition(in: section, at: path.section)
        return attributes
    }

    private func boundaryAttributes(
        ofKind kind: String, at path: IndexPath, in section: CompositionalSection
    ) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView,
            let boundary = section.section.boundarySupplementaryItems.first(where: { $0.elementKind == kind })
        else { return nil }
        let inset = view.adjustedContentInset
        let low = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
        let high = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = section.frame(of: boundary, visible: low...max(low, high))
        attributes.estimatedAxes = boundary.layoutSize.estimatedAxes
        attributes.zIndex =
            boundary.pinToVisibleBounds ? max(boundary.zIndex, FlowMetrics.pinnedZIndex) : boundary.zIndex
        return attributes
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = sections[safe: indexPath.section], indexPath.item == 0,
            let decoration = section.section.decorationItems.first(where: { $0.elementKind == elementKind })
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = section.frame(of: decoration)
        attributes.zIndex = decoration.zIndex
        return attributes
    }

    /// The list that a section is; nil for other sections.
    func list(of section: Int) -> UICollectionLayoutListConfiguration? { sections[safe: section]?.section.list }

    /// The sections in a range of the content on the layout's axis.
    private func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = sections.partitioningIndex { $0.start + $0.length >= low }
        return first..<max(first, sections.partitioningIndex { $0.start > high })
    }

    /// The sections that intersect `rect` and scroll by themselves.
    func orthogonalSections(in rect: CGRect) -> [(index: Int, scrolling: OrthogonalScrolling)] {
        sections(from: isVertical ? rect.minY : rect.minX, to: isVertical ? rect.maxY : rect.maxX).compactMap { index in
            sections[index].scrolling.map { (index, $0) }
        }
    }

    /// How a section scrolls by itself; nil if it does not.
    func orthogonalScrolling(of section: Int) -> OrthogonalScrolling? { sections[safe: section]?.scrolling }

    /// The offsets at which a section's own scrolling may come to rest; empty for any.
    func restingOffsets(of section: Int) -> [CGFloat] { sections[safe: section]?.restingOffsets ?? [] }

    /// Lets the sections' handlers change the elements that are about to be shown.
    func applyVisibleItemsHandlers(to visible: [UICollectionViewLayoutAttributes]) {
        let bySection = Dictionary(grouping: visible.filter { $0.indexPath.count > 1 }, by: \.indexPath.section)
        for (index, elements) in bySection.sorted(by: { $0.key < $1.key }) {
            guard let section = sections[safe: index], let handler = section.section.visibleItemsInvalidationHandler
            else { continue }
            let offset = elements.lazy.compactMap(\.orthogonal?.offset).first ?? collectionView?.contentOffset
            handler(elements.map(LayoutVisibleItem.init), offset ?? .zero, section.surroundings.environment)
        }
    }

    /// The visible lists and the areas that they fill, the first and the last one beyond the content.
    func lists(in rect: CGRect) -> [(list: UICollectionLayoutListConfiguration, frame: CGRect)] {
        let visible = sections(from: isVertical ? rect.minY : rect.minX, to: isVertical ? rect.maxY : rect.maxX)
        return visible.compactMap { index in
            guard let list = sections[index].section.list else { return nil }
            var frame = sections[index].frame
            if index == 0 { frame = frame.union(CGRect(x: frame.minX, y: rect.minY, width: frame.width, height: 0)) }
            if index == sections.count - 1 {
                frame = frame.union(CGRect(x: frame.minX, y: rect.maxY, width: frame.width, height: 0))
            }
            return (list, frame)
        }
    }

    // MARK: Invalidation

    private var hasPinnedViews: Bool {
        (sections + [surrounding].compactMap { $0 }).contains {
            $0.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
        }
    }

    /// What the places of all sections depend on. Points.
    private struct Room: Equatable {
        /// The size of the collection view.
        var size: CGSize
        /// The insets of the content across the scrolling: at the first and at the last side.
        var content = CGVector.zero
        /// What sections may keep clear on the left and on the right.
        var safeArea = CGVector.zero
        var margins = CGVector.zero
    }

    /// The room as it is now, in a collection view of `size`.
    private func room(for size: CGSize) -> Room {
        guard let view = collectionView else { return Room(size: size) }
        let (inset, safe, margins) = (view.adjustedContentInset, view.safeAreaInsets, view.layoutMargins)
        return Room(
            size: size,
            content: isVertical ? CGVector(dx: inset.left, dy: inset.right) : CGVector(dx: inset.top, dy: inset.bottom),
            safeArea: CGVector(dx: safe.left, dy: safe.right), margins: CGVector(dx: margins.left, dy: margins.right))
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if room(for: newBounds.size) != laidOutRoom {
            needsSections = true
            return true
        }
        return hasPinnedViews
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.movesPinnedViewsOnly = room(for: newBounds.size) == laidOutRoom
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        !originalAttributes.estimatedAxes.isEmpty && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.discardsMeasuredSizes {
            sections = []
            surrounding = nil
            movedSizes = nil
        }
        if context.preferredSizes.isEmpty {
            needsSections = needsSections || !context.movesPinnedViewsOnly
        } else {
            for (element, size) in context.preferredSizes { setSize(size, of: element) }
            placeSections()
        }
        super.invalidateLayout(with: context)
    }

    private func setSize(_ size: CGSize, of element: CollectionElement) {
        guard element.indexPath.count > 1 else {
            surrounding?.setSize(size, ofBoundary: element.kind)
            return
        }
        let (index, item) = (element.indexPath.section, element.indexPath.item)
        guard sections.indices.contains(index) else { return }
        switch element.category {
        case .cell: sections[index].setSize(size, ofItem: item)
        case .supplementaryView:
            if sections[index].hasSupplementary(ofKind: element.kind, at: item) {
                sections[index].setSize(size, ofSupplementary: element.kind, at: item)
            } else {
                sections[index].setSize(size, ofBoundary: element.kind)
            }
        case .decorationView: break
        }
    }
}

extension UICollectionViewCompositionalLayout: CollectionUpdating {
    /// Measured sizes go with their items, so that what is above does not jump back to its estimates.
    func itemsDidMove(_ updates: ListUpdates) {
        var moved: [Int: MeasuredSizes] = [:]
        for (index, section) in sections.enumerated() {
            let sizes = section.measuredSizes
            if let target = updates.newSection(for: index), !sizes.boundaries.isEmpty {
                moved[target, default: MeasuredSizes(room: sizes.room)].boundaries = sizes.boundaries
            }
            for (item, size) in sizes.items {
                guard let path = updates.newPath(for: IndexPath(item: item, section: index)) else { continue }
                moved[path.section, default: MeasuredSizes(room: sizes.room)].items[path.item] = size
            }
            for (item, views) in sizes.supplementaries {
                guard let path = updates.newPath(for: IndexPath(item: item, section: index)) else { continue }
                moved[path.section, default: MeasuredSizes(room: sizes.room)].supplementaries[path.item] = views
            }
        }
        movedSizes = moved
        needsSections = true
    }
}
