import CoreGraphics
import UIKitCore
import UIKitLists

/// The titles along the edge of a collection view, from its data source.
@MainActor final class CollectionIndex {
    private unowned let view: UICollectionView
    /// The titles; nil without.
    private(set) var titlesView: SectionIndexView?
    /// Whether the data source has to be asked for the titles.
    private var needsTitles = true

    init(_ view: UICollectionView) { self.view = view }

    /// Asks the data source for the titles again after the next preparation of the layout.
    func setNeedsTitles() { needsTitles = true }

    /// Asks the data source for the titles of the index, after the data was reloaded.
    func loadTitlesIfNeeded() {
        guard needsTitles else { return }
        needsTitles = false
        let titles = view.dataSource.flatMap { source in
            OptionalRequirement.result(of: "indexTitles(for:)") { source.indexTitles(for: view) }
        }
        titlesView = SectionIndexView.view(for: titles ?? nil, reusing: titlesView) { [weak self] in
            self?.scrollToTitle(at: $0)
        }
    }

    /// Whether a gesture began on the titles.
    func takesTouches(of gesture: UIGestureRecognizer) -> Bool {
        titlesView?.takesTouches(of: gesture, in: view) ?? false
    }

    private func scrollToTitle(at index: Int) {
        guard let dataSource = view.dataSource, let title = titlesView?.titles[safe: index] else { return }
        let path = dataSource.collectionView(view, indexPathForIndexTitle: title, at: index)
        guard view.hasItem(at: path) else { return }
        view.setContentOffset(view.contentOffset, animated: false)
        let isHorizontal =
            view.contentSize.width > view.bounds.width && view.contentSize.height <= view.bounds.height
        view.scroll(to: path, at: isHorizontal ? .left : .top, animated: false)
    }
}
