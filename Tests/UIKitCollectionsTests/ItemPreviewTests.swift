import Foundation
import Testing
import UIKitCollections
import UIKitCore
import UIKitLists
import VelariumTesting

/// The previews that a delegate gives for single items of a context menu.
@MainActor @Suite struct ItemPreviewTests {
    private final class Page: UICollectionViewController {
        var givesPreviews = true
        private(set) var asked: [String] = []
        let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.addSubview(badge)
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            100
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration()
        }

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            asked.append("highlight \(indexPath.item)")
            return givesPreviews ? UITargetedPreview(view: badge) : nil
        }

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            asked.append("dismissal \(indexPath.item)")
            return givesPreviews ? UITargetedPreview(view: badge) : nil
        }
    }

    private let device = TestDevice(.iPhone14)

    /// The views of the previews at the beginning and end of a menu for the first item.
    private func previewedViews(of page: Page) throws -> [UIView?] {
        device.show(page)
        page.view.layoutIfNeeded()
        let interactions = page.collectionView.interactions.compactMap { $0 as? UIContextMenuInteraction }
        let interaction = try #require(interactions.first)
        let delegate = try #require(interaction.delegate)
        let cell = try #require(page.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        let menu = try #require(
            delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: cell.center))
        let identifier = NSString("item")
        return [
            delegate.contextMenuInteraction(
                interaction, configuration: menu, highlightPreviewForItemWithIdentifier: identifier)?.view,
            delegate.contextMenuInteraction(
                interaction, configuration: menu, dismissalPreviewForItemWithIdentifier: identifier)?.view,
        ]
    }

    @Test func theDelegatesPreviewsOfTheItemAreShown() throws {
        let page = Page(collectionViewLayout: UICollectionViewFlowLayout())

        let views = try previewedViews(of: page)

        #expect(page.asked == ["highlight 0", "dismissal 0"])
        #expect(views == [page.badge, page.badge])
    }

    @Test func withoutAPreviewTheCellIsShown() throws {
        let page = Page(collectionViewLayout: UICollectionViewFlowLayout())
        page.givesPreviews = false

        let views = try previewedViews(of: page)

        let cell = page.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(page.asked == ["highlight 0", "dismissal 0"])
        #expect(views == [cell, cell])
    }
}
