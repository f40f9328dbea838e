import CoreGraphics
import UIKitControls
import UIKitCore

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
}

/// Places items in groups, and groups in sections, each section in its own way.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [CompositionalSection] = []
    private var laidOutSize = CGSize.zero
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

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard needsSections, let view = collectionView else { return }
        needsSections = false
        let inset = view.adjustedContentInset
        laidOutSize = view.bounds.size
        let size = CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right),
            height: max(0, view.bounds.height - inset.top - inset.bottom))
        let old = sections
        sections = view.loadedCounts.enumerated().map { index, count in
            let previous = old[safe: index]
            let isSame = previous?.surroundings.size == size
            return makeSection(index, count, size, in: view, keeping: isSame ? previous : nil)
        }
        placeSections()
    }

    private func placeSections() {
        var start: CGFloat = 0
        for index in sections.indices {
            sections[index].start = start
            start += sections[index].length + configuration.interSectionSpacing
        }
    }

    private func makeSection(
        _ index: Int, _ count: Int, _ size: CGSize, in view: UICollectionView, keeping old: CompositionalSection?
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
        for (item, size) in old?.sizes ?? [:] { fresh.setSize(size, ofItem: item) }
        for (kind, size) in old?.boundarySizes ?? [:] { fresh.setSize(size, ofBoundary: kind) }
        return fresh
    }

    private func missingSection(_ index: Int) -> NSCollectionLayoutSection {
        misuse("The section provider of a compositional layout returned nil for section \(index).", raises: true)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
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
        let length = sections.last.map { $0.start + $0.length } ?? 0
        guard let size = sections.first?.surroundings.size else { return .zero }
        return isVertical
            ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let low = isVertical ? rect.minY : rect.minX
        let high = isVertical ? rect.maxY : rect.maxX
        let first = sections.partitioningIndex { $0.start + $0.length >= low }
        let end = sections.partitioningIndex { $0.start > high }
        guard first < end else { return [] }
        return (first..<end).flatMap { index -> [UICollectionViewLayoutAttributes] in
            let section = sections[index]
            let path = IndexPath(item: 0, section: index)
            return section.items(from: low, to: high).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: index))
            }
                + section.section.boundarySupplementaryItems.compactMap {
                    layoutAttributesForSupplementaryView(ofKind: $0.elementKind, at: path)
                }
                + section.section.decorationItems.compactMap {
                    layoutAttributesForDecorationView(ofKind: $0.elementKind, at: path)
                }
        }.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = sections[safe: indexPath.section], (0..<section.count).contains(indexPath.item),
            let place = section.place(of: indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = place.frame
        attributes.estimatedAxes = place.estimatedAxes
        attributes.zIndex = place.zIndex
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = sections[safe: indexPath.section], indexPath.item == 0, let view = collectionView,
            let boundary = section.section.boundarySupplementaryItems.first(where: { $0.elementKind == elementKind })
        else { return nil }
        let inset = view.adjustedContentInset
        let low = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
        let high = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
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

    // MARK: Invalidation

    private var hasPinnedViews: Bool {
        sections.contains { $0.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if newBounds.size != laidOutSize {
            needsSections = true
            return true
        }
        return hasPinnedViews
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.movesPinnedViewsOnly = newBounds.size == laidOutSize
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        !originalAttributes.estimatedAxes.isEmpty && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { sections = [] }
        if context.preferredSizes.isEmpty {
            needsSections = needsSections || !context.movesPinnedViewsOnly
        } else {
            for (element, size) in context.preferredSizes { setSize(size, of: element) }
            placeSections()
        }
        super.invalidateLayout(with: context)
    }

    private func setSize(_ size: CGSize, of element: CollectionElement) {
        guard sections.indices.contains(element.indexPath.section) else { return }
        switch element.category {
        case .cell: sections[element.indexPath.section].setSize(size, ofItem: element.indexPath.item)
        case .supplementaryView: sections[element.indexPath.section].setSize(size, ofBoundary: element.kind)
        case .decorationView: break
        }
    }
}

extension UICollectionViewCompositionalLayout: CollectionUpdating {
    /// Measured sizes are measured again: they belong to places, not to items.
    func itemsDidMove(_ updates: TableUpdates) {
        sections = []
        needsSections = true
    }
}
