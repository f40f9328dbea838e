import CoreGraphics
import UIKitCore

extension UICollectionView {
    /// Tells the prefetching data source which items come next.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let area = state.prefetcher.areaAhead(of: bounds, content: contentSize)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let distance = { (frame: CGRect) in abs(frame.midX - middle.x) + abs(frame.midY - middle.y) }
        let candidates = attributes(in: area).filter { $0.representedElementCategory == .cell }
            .sorted { distance($0.frame) < distance($1.frame) }.map(\.indexPath)
        let (begin, cancel) = state.prefetcher.update(
            candidates: candidates, visible: Set(indexPathsForVisibleItems))
        if !begin.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: begin) }
        if !cancel.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancel) }
    }
}
