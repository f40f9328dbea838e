import CoreGraphics
import UIKitControls
import UIKitLists
@_spi(Core) import UIKitCore

/// The scroll views of the sections that scroll by themselves. Only visible sections have one.
@MainActor final class OrthogonalScrollers {
    private(set) var scrollViews: [Int: OrthogonalScrollView] = [:]
    /// How far each section has scrolled from its beginning, also while it is not visible. Points.
    private var offsets: [Int: CGFloat] = [:]

    /// How far a section has scrolled from its beginning. Points.
    func offset(of section: Int) -> CGFloat { offsets[section] ?? 0 }

    /// Adds scroll views for the visible sections of `view`, and removes the others.
    func update(_ visible: [(index: Int, scrolling: OrthogonalScrolling)], in view: UICollectionView) {
        let wanted = Set(visible.map(\.index))
        for (section, scrollView) in scrollViews where !wanted.contains(section) {
            scrollView.removeFromSuperview()
            scrollViews[section] = nil
        }
        for (section, scrolling) in visible {
            let scrollView = scrollViews[section] ?? makeScrollView(in: view)
            scrollViews[section] = scrollView
            scrollView.section = section
            let isReversed = scrolling.isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            UIView.performWithoutAnimation {
                scrollView.show(
                    scrolling, isReversed: isReversed, offset: offset(of: section),
                    frame: view.shownFrame(scrolling.frame))
            }
            if scrollView.superview !== view { view.insert(scrollView, zIndex: 0) }
        }
    }

    private func makeScrollView(in view: UICollectionView) -> OrthogonalScrollView {
        let scrollView = OrthogonalScrollView()
        scrollView.onScroll = { [weak self, weak view] section, offset in
            self?.offsets[section] = offset
            view?.setNeedsLayout()
        }
        scrollView.stops = { [weak view] section in
            (view?.collectionViewLayout as? UICollectionViewCompositionalLayout)?.restingOffsets(of: section) ?? []
        }
        return scrollView
    }

    /// Moves the offsets to the new indexes of the sections.
    func sectionsDidMove(_ updates: ListUpdates) {
        func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
            Dictionary(
                values.compactMap { section, value in updates.newSection(for: section).map { ($0, value) } },
                uniquingKeysWith: { first, _ in first })
        }
        offsets = moved(offsets)
        let kept = moved(scrollViews)
        let all = Set(kept.values.map(ObjectIdentifier.init))
        for scrollView in scrollViews.values where !all.contains(ObjectIdentifier(scrollView)) {
            scrollView.removeFromSuperview()
        }
        scrollViews = kept
        for (section, scrollView) in scrollViews { scrollView.section = section }
    }

    /// Forgets all offsets.
    func removeAll() {
        for scrollView in scrollViews.values { scrollView.removeFromSuperview() }
        scrollViews = [:]
        offsets = [:]
    }

    /// Scrolls a section so far from its beginning.
    func setOffset(_ offset: CGFloat, of section: Int, animated: Bool) {
        guard let scrollView = scrollViews[section] else { return offsets[section] = offset }
        scrollView.setLogicalOffset(offset, animated: animated)
    }
}

/// The scroll view of one section that scrolls across the axis of its layout.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate, ScrollParticipant {
    var section = 0
    /// Whether the beginning of the content is at the right.
    private var isReversed = false
    /// Called with the section and how far it has scrolled from its beginning.
    var onScroll: ((Int, CGFloat) -> Void)?
    /// The offsets at which a section may come to rest; empty for any.
    var stops: ((Int) -> [CGFloat])?

    private var scrolling: OrthogonalScrolling?
    private var dragStart: CGFloat = 0

    init() {
        super.init(frame: .zero)
        delegate = self
        clipsToBounds = false
        backgroundColor = nil
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        addParticipant(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Applies the layout of the section. `offset` counts from the beginning.
    func show(
        _ new: OrthogonalScrolling, isReversed isNowReversed: Bool, offset: CGFloat, frame newFrame: CGRect
    ) {
        let isFirst = scrolling == nil
        let hasChanged = scrolling != new || frame != newFrame || isReversed != isNowReversed
        scrolling = new
        isReversed = isNowReversed
        guard hasChanged else { return }
        frame = newFrame
        contentSize = new.contentSize
        isPagingEnabled = new.behavior == .paging
        switch new.behavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: decelerationRate = .normal
        case .paging, .groupPaging, .groupPagingCentered: decelerationRate = .fast
        }
        guard isFirst || !(isDragging || isDecelerating) else { return }
        setLogicalOffset(new.clamped(offset), animated: false)
    }

    func setLogicalOffset(_ offset: CGFloat, animated: Bool) {
        guard let scrolling else { return }
        let along = reversed(offset)
        setContentOffset(
            scrolling.isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along), animated: animated)
    }

    /// The offset from the other end of the content, if that is the beginning.
    private func reversed(_ offset: CGFloat) -> CGFloat {
        guard isReversed, let scrolling else { return offset }
        return scrolling.contentSize.width - scrolling.frame.width - offset
    }

    private var logicalOffset: CGFloat {
        reversed(scrolling?.isHorizontal == false ? contentOffset.y : contentOffset.x)
    }

    func restingOffset(for target: CGPoint, velocity: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        guard let scrolling else { return target }
        let isHorizontal = scrolling.isHorizontal
        let release = OrthogonalRelease(
            behavior: scrolling.behavior, stops: stops?(section) ?? [], start: dragStart, current: logicalOffset,
            velocity: (isHorizontal ? velocity.x : velocity.y) * (isReversed ? -1 : 1))
        let rest = reversed(release.restingOffset(target: reversed(isHorizontal ? target.x : target.y)))
        return isHorizontal ? CGPoint(x: rest, y: target.y) : CGPoint(x: target.x, y: rest)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = logicalOffset }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(section, logicalOffset) }
}

extension UICollectionView {
    /// How far a section has scrolled by itself from its beginning. Points.
    func orthogonalOffset(of section: Int) -> CGFloat { state.scrollers.offset(of: section) }

    /// Adds the scroll views of the visible sections that scroll by themselves.
    func updateScrollers() {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        state.scrollers.update(layout?.orthogonalSections(in: layoutRect(bounds)) ?? [], in: self)
    }

    /// The view that contains an element: the collection view, or the scroll view of its section.
    func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.orthogonal.flatMap { state.scrollers.scrollViews[$0.section] } ?? self
    }
}
