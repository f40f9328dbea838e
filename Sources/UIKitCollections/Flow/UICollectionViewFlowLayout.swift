import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitLists

/// Places items in lines, as many in each as fit, section below section. Points.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What section insets are relative to.
    public enum SectionInsetReference: Int, Sendable {
        /// From the content inset.
        case fromContentInset
        /// From the safe area.
        case fromSafeArea
        /// From the layout margins.
        case fromLayoutMargins
    }

    /// The value of `estimatedItemSize` with which cells determine their size.
    public nonisolated static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// The least space between lines. Default 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The least space between the items of a line. Default 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items. Default 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// The assumed size of cells that determine their size; zero, the default, for cells of `itemSize`.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measuredSizes = [:]
            invalidateLayout()
        }
    }
    /// The axis of scrolling. Default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of headers, of which the length along the scrolling counts; zero, the default, for none.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The size of footers, of which the length along the scrolling counts; zero, the default, for none.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// The space around the items of a section. Default zero.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// What section insets are relative to. Default: the content inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay visible while their section is. Default false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay visible while their section is. Default false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    private var sections: [FlowSection] = []
    /// The sizes that cells asked for.
    private var measuredSizes: [IndexPath: CGSize] = [:]
    private var laidOutExtent: CGFloat = 0
    private var laidOutReferenceInsets = UIEdgeInsets.zero
    private var laidOutSize = CGSize.zero
    /// Whether sizes and places are computed when the layout is prepared; not needed where only pinned views move.
    private var needsSections = true

    private var isVertical: Bool { scrollDirection == .vertical }
    private var isSelfSizing: Bool { estimatedItemSize != .zero }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard needsSections else { return }
        guard let view = collectionView else { return sections = [] }
        needsSections = false
        laidOutSize = view.bounds.size
        laidOutExtent = extent(of: view.bounds.size, in: view)
        laidOutReferenceInsets = referenceInsets(of: view)
        var start: CGFloat = 0
        sections = view.loadedCounts.enumerated().map { index, count in
            var section = makeSection(index, count, in: view)
            section.start = start
            start += section.length
            return section
        }
    }

    private func makeSection(_ index: Int, _ count: Int, in view: UICollectionView) -> FlowSection {
        let metrics = makeMetrics(index, in: view)
        if isSelfSizing {
            let estimate = flowSize(estimate(in: metrics))
            guard measuredSizes.keys.contains(where: { $0.section == index }) else {
                return FlowSection(count: count, size: estimate, metrics: metrics)
            }
            let sizes = (0..<count).map { item in
                measuredSizes[IndexPath(item: item, section: index)].map(flowSize) ?? estimate
            }
            return FlowSection(sizes: sizes, metrics: metrics)
        }
        guard count > 0, delegateSize(IndexPath(item: 0, section: index), view) != nil else {
            return FlowSection(count: count, size: flowSize(valid(itemSize)), metrics: metrics)
        }
        let sizes = (0..<count).map { item in
            flowSize(valid(delegateSize(IndexPath(item: item, section: index), view) ?? itemSize))
        }
        guard let first = sizes.first, sizes.contains(where: { $0 != first }) else {
            return FlowSection(count: count, size: sizes.first ?? .zero, metrics: metrics)
        }
        return FlowSection(sizes: sizes, metrics: metrics)
    }

    private func estimate(in metrics: FlowSection.Metrics) -> CGSize {
        estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : valid(estimatedItemSize)
    }

    /// A size that can be laid out. Negative and non-finite sizes are a misuse.
    private func valid(_ size: CGSize) -> CGSize {
        if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
        misuse(
            "The item size of a UICollectionViewFlowLayout must be finite and not negative, not \(size).", raises: true)
        return CGSize(width: 0, height: 0)
    }

    private func flowSize(_ size: CGSize) -> FlowSize {
        isVertical
            ? FlowSize(along: size.height, across: size.width) : FlowSize(along: size.width, across: size.height)
    }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func answer<Value>(
        _ method: String, _ ask: (any UICollectionViewDelegateFlowLayout) -> Value, or own: Value
    ) -> Value {
        guard let flowDelegate else { return own }
        return OptionalRequirement.result(of: "collectionView(_:layout:\(method):)") { ask(flowDelegate) } ?? own
    }

    private func delegateSize(_ path: IndexPath, _ view: UICollectionView) -> CGSize? {
        answer("sizeForItemAt", { $0.collectionView(view, layout: self, sizeForItemAt: path) }, or: nil)
    }

    private func makeMetrics(_ index: Int, in view: UICollectionView) -> FlowSection.Metrics {
        var inset = answer(
            "insetForSectionAt", { $0.collectionView(view, layout: self, insetForSectionAt: index) }, or: sectionInset)
        inset.left += laidOutReferenceInsets.left
        inset.right += laidOutReferenceInsets.right
        let header = answer(
            "referenceSizeForHeaderInSection",
            { $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) }, or: headerReferenceSize)
        let footer = answer(
            "referenceSizeForFooterInSection",
            { $0.collectionView(view, layout: self, referenceSizeForFooterInSection: index) }, or: footerReferenceSize)
        var metrics = FlowSection.Metrics()
        metrics.insets =
            isVertical
            ? ((inset.top, inset.bottom), (inset.left, inset.right))
            : ((inset.left, inset.right), (inset.top, inset.bottom))
        metrics.lineSpacing = answer(
            "minimumLineSpacingForSectionAt",
            { $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) }, or: minimumLineSpacing)
        metrics.itemSpacing = answer(
            "minimumInteritemSpacingForSectionAt",
            { $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index) },
            or: minimumInteritemSpacing)
        metrics.header = max(0, flowSize(header).along)
        metrics.footer = max(0, flowSize(footer).along)
        metrics.extent = laidOutExtent
        metrics.scale = max(1, view.traitCollection.displayScale)
        return metrics
    }

    open override var collectionViewContentSize: CGSize {
        let length = sections.last.map { $0.start + $0.length } ?? 0
        return isVertical
            ? CGSize(width: laidOutExtent, height: length) : CGSize(width: length, height: laidOutExtent)
    }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let low = isVertical ? rect.minY : rect.minX
        let high = isVertical ? rect.maxY : rect.maxX
        let first = sections.partitioningIndex { $0.start + $0.length >= low }
        let end = sections.partitioningIndex { $0.start > high }
        guard first < end else { return [] }
        return (first..<end).flatMap { index in
            let items = sections[index].items(from: low, to: high).compactMap { item in
                layoutAttributesForItem(at: IndexPath(item: item, section: index))
            }
            let path = IndexPath(item: 0, section: index)
            let ends = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
            return items + ends.compactMap { layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
        }.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = sections[safe: indexPath.section], (0..<section.count).contains(indexPath.item),
            let attributes = makeAttributes()
        else { return nil }
        attributes.indexPath = indexPath
        let place = section.place(of: indexPath.item)
        attributes.frame = frame(along: place.along, across: place.across, place.size)
        attributes.estimatedAxes = isSelfSizing ? .all : []
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes? {
        guard let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
            return UICollectionViewLayoutAttributes()
        }
        return makeObject(of: type) as? UICollectionViewLayoutAttributes
    }

    private func frame(along: CGFloat, across: CGFloat, _ size: FlowSize) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: size.across, height: size.along)
            : CGRect(x: along, y: across, width: size.along, height: size.across)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = sections[safe: indexPath.section], indexPath.item == 0 else { return nil }
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.metrics.header : section.metrics.footer
        guard length > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        let start = section.start + (isHeader ? 0 : section.footerStart)
        attributes.frame = frame(
            along: pinned(start, length, section, isHeader: isHeader), across: 0,
            FlowSize(along: length, across: laidOutExtent))
        attributes.estimatedAxes = []
        let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if pins { attributes.zIndex = FlowMetrics.pinnedZIndex }
        return attributes
    }

    /// The start of a header or footer that stays visible within its section.
    private func pinned(_ start: CGFloat, _ length: CGFloat, _ section: FlowSection, isHeader: Bool) -> CGFloat {
        guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView
        else { return start }
        let inset = view.adjustedContentInset
        let bounds = view.bounds
        if isHeader {
            let low = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
            return min(max(start, low), max(start, section.start + section.footerStart - length))
        }
        let high = isVertical ? bounds.maxY - inset.bottom : bounds.maxX - inset.right
        return max(min(start, high - length), min(start, section.start + section.metrics.header))
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        guard let view = collectionView else { return false }
        return !isLaidOut(for: newBounds.size, in: view)
    }

    /// Whether the sections were made for the room across the scrolling that a collection view of `size` has now.
    private func isLaidOut(for size: CGSize, in view: UICollectionView) -> Bool {
        extent(of: size, in: view) == laidOutExtent && referenceInsets(of: view) == laidOutReferenceInsets
    }

    /// What sections keep clear at the sides beyond their own insets.
    private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
        let adjusted = view.adjustedContentInset
        let (safe, margins) = (view.safeAreaInsets, view.layoutMargins)
        return switch sectionInsetReference {
        case .fromContentInset: .zero
        case .fromSafeArea:
            UIEdgeInsets(
                top: 0, left: max(0, safe.left - adjusted.left), bottom: 0, right: max(0, safe.right - adjusted.right))
        case .fromLayoutMargins: UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
        }
    }

    /// The room across the scrolling in a collection view of `size`. Points.
    private func extent(of size: CGSize, in view: UICollectionView) -> CGFloat {
        let inset = view.adjustedContentInset
        return max(0, isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.discardsMeasuredSizes =
            isVertical ? newBounds.width != laidOutSize.width : newBounds.height != laidOutSize.height
        let isSameRoom =
            newBounds.size == laidOutSize
            && collectionView.map { isLaidOut(for: newBounds.size, in: $0) } != false
        if isSameRoom, let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isSelfSizing && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if flow.map({ $0.invalidateFlowLayoutAttributes || $0.invalidateFlowLayoutDelegateMetrics }) ?? true {
            needsSections = true
        }
        for (element, size) in context.preferredSizes { measuredSizes[element.indexPath] = size }
        if context.invalidateEverything || context.discardsMeasuredSizes { measuredSizes = [:] }
        super.invalidateLayout(with: context)
    }
}

extension UICollectionViewFlowLayout: CollectionUpdating {
    func itemsDidMove(_ updates: ListUpdates) {
        guard !measuredSizes.isEmpty else { return }
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in measuredSizes {
            if let place = updates.newPath(for: path) { moved[place] = size }
        }
        measuredSizes = moved
    }
}

/// Numbers of flow layouts.
enum FlowMetrics {
    /// The order of headers and footers that stay visible. Inferred.
    static let pinnedZIndex = 10
}
