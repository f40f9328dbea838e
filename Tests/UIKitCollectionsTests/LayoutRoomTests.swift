import CoreGraphics
import Testing
import UIKitCollections
import UIKitCore
import UIKitLists
import VelariumTesting

/// The layouts of UIKit after changes of the room that safe area, margins and insets leave: as from the start.
@MainActor @Suite struct LayoutRoomTests {
    /// What the collection view is given, in points.
    private struct Room {
        var width: CGFloat = 400
        /// The part of the safe area and the margin on each side.
        var safeArea: CGFloat = 0
        var margin: CGFloat = 8
    }

    enum Kind: CaseIterable { case grid, list, flowInSafeArea, flowInMargins }

    private func makeLayout(_ kind: Kind) -> UICollectionViewLayout {
        switch kind {
        case .grid:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50))
            let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsetsReference = .layoutMargins
            return UICollectionViewCompositionalLayout(section: section)
        case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        case .flowInSafeArea, .flowInMargins:
            let layout = UICollectionViewFlowLayout()
            layout.sectionInsetReference = kind == .flowInMargins ? .fromLayoutMargins : .fromSafeArea
            return layout
        }
    }

    /// The places of the first items in the last of these rooms, after the others.
    private func places(_ kind: Kind, in rooms: [Room]) throws -> [CGRect] {
        let device = TestDevice(.iPadMini)
        let page = NumberedItems(collectionViewLayout: makeLayout(kind))
        page.counts = [7]
        let parent = UIViewController()
        device.show(parent)
        parent.addChild(page)
        parent.view.addSubview(page.view)
        page.didMove(toParent: parent)
        for room in rooms {
            page.view.frame = CGRect(x: 100, y: 200, width: room.width, height: 300)
            page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: room.safeArea, bottom: 0, right: room.safeArea)
            page.view.layoutMargins = UIEdgeInsets(top: 8, left: room.margin, bottom: 8, right: room.margin)
            try device.settle()
        }
        return (0..<7).compactMap { page.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    /// The content is wider than the view at first, so that the safe area is among its insets until it fits.
    @Test(arguments: Kind.allCases) func itemsOfANarrowerViewAreWhereTheyAreFromTheStart(kind: Kind) throws {
        let narrow = Room(width: 300, safeArea: 40)

        let places = try places(kind, in: [Room(width: 400, safeArea: 40), narrow])

        let direct = try self.places(kind, in: [narrow])
        #expect(places == direct && places.count == 7)
    }

    @Test(arguments: Kind.allCases) func itemsFollowTheSafeAreaAndTheMargins(kind: Kind) throws {
        let room = Room(safeArea: 30, margin: 50)

        let places = try places(kind, in: [Room(), room])

        let direct = try self.places(kind, in: [room])
        let before = try self.places(kind, in: [Room()])
        #expect(places == direct && places.count == 7)
        #expect(kind == .list || places != before)
    }
}
