import CoreGraphics
import UIKitControls
import UIKitCore

extension UICollectionView {
    /// Asks the data source for the titles of the index, after the data was reloaded.
    func loadIndexTitlesIfNeeded() {
        guard state.needsIndexTitles else { return }
        state.needsIndexTitles = false
        let titles = dataSource.flatMap { source in
            OptionalRequirement.result(of: "indexTitles(for:)") { source.indexTitles(for: self) }
        }
        guard let titles = titles ?? nil, !titles.isEmpty else {
            state.index?.removeFromSuperview()
            return state.index = nil
        }
        let index = state.index ?? SectionIndexView(frame: .zero)
        state.index = index
        index.titles = titles
        index.onSelect = { [weak self] in self?.scrollToIndexTitle(at: $0) }
    }

    /// Whether a gesture began on the titles.
    func indexTakesTouches(of gesture: UIGestureRecognizer) -> Bool {
        guard let index = state.index else { return false }
        let now = gesture.location(in: self)
        let way = (gesture as? UIPanGestureRecognizer)?.translation(in: self) ?? .zero
        return index.frame.contains(CGPoint(x: now.x - way.x, y: now.y - way.y))
    }

    private func scrollToIndexTitle(at index: Int) {
        guard let dataSource, let title = state.index?.titles[safe: index] else { return }
        let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
        guard contains(path) else { return }
        setContentOffset(contentOffset, animated: false)
        scroll(to: path, at: isScrollingHorizontally ? .left : .top, animated: false)
    }

    private var isScrollingHorizontally: Bool {
        contentSize.width > bounds.width && contentSize.height <= bounds.height
    }
}
