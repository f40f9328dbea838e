import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitCore
import VelariumTesting

/// What is behind the cells and behind the content of a cell.
@MainActor @Suite struct CollectionBackgroundTests {
    private let device = TestDevice(.iPhone14)

    @Test func theBackgroundViewLiesBehindTheCellsAndStaysInPlace() throws {
        let view = try #require(TileController.show(TileController.makeFlow(), on: device).collectionView)
        let background = UIView()
        view.backgroundView = background
        device.advance(by: 0.1)

        #expect(view.subviews.first === background)
        #expect(background.convert(background.bounds, to: nil) == view.convert(view.bounds, to: nil))

        view.contentOffset.y = 300
        device.advance(by: 0.1)
        #expect(background.convert(background.bounds, to: nil) == view.convert(view.bounds, to: nil))

        view.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test func aDeselectedItemShowsNoSelectedBackground() throws {
        let view = try #require(TileController.show(TileController.makeFlow(), on: device).collectionView)
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(view.cellForItem(at: path))
        let chosen = UIView()
        cell.selectedBackgroundView = chosen

        view.selectItem(at: path, animated: false, scrollPosition: [])
        device.advance(by: 0.1)
        #expect(cell.isSelected && chosen.window != nil && !chosen.isHidden && chosen.frame == cell.bounds)

        view.deselectItem(at: path, animated: false)
        device.advance(by: 0.1)
        #expect(!cell.isSelected)
        #expect(view.indexPathsForSelectedItems?.isEmpty == true)
        #expect(chosen.window == nil || chosen.isHidden || chosen.alpha == 0)
    }
}
