import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import UITestSupport
import VelariumTesting

/// What a search bar in a navigation bar shows in each frame while a search begins and ends.
@MainActor @Suite struct SearchMotionTests {
    /// What is displayed in a frame, in points of the window.
    fileprivate struct Frame {
        let largeTitleAlpha: Float
        let smallTitleAlpha: Float
        let scopes: CGRect
        let scopesAlpha: Float
        let field: CGRect
        let cancel: CGRect
        let cancelAlpha: Float
    }

    /// A list with a search bar that has scope buttons.
    @MainActor fileprivate final class Fixture {
        let device = TestDevice(.iPhone14)
        let search = UISearchController(searchResultsController: nil)
        let navigation: UINavigationController

        init(hasLargeTitle: Bool, isMirrored: Bool = false) throws {
            let list = UITableViewController(style: .plain)
            list.title = "Cities"
            list.navigationItem.searchController = search
            list.navigationItem.hidesSearchBarWhenScrolling = false
            search.searchBar.scopeButtonTitles = ["All", "Near"]
            navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = hasLargeTitle
            if isMirrored {
                for view in [navigation.view!, navigation.navigationBar, search.searchBar] {
                    view.semanticContentAttribute = .forceRightToLeft
                }
            }
            device.show(navigation)
            try device.settle()
        }

        private var bar: UINavigationBar { navigation.navigationBar }
        /// The title beside the buttons, which are in one view of the bar.
        private var smallTitle: UIView? {
            bar.subviews.lazy.compactMap { $0.subviews.first { $0 is UILabel && $0 !== self.bar.largeTitle } }.first
        }
        private var segments: UISegmentedControl? {
            search.searchBar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first
        }
        private var cancelButton: UIButton? { search.searchBar.subviews.lazy.compactMap { $0 as? UIButton }.first }

        private func shownFrame(of view: UIView?) -> CGRect {
            guard let view, let layer = view.layer.presentation() else { return .null }
            return layer.convert(layer.bounds, to: device.window.layer.presentation())
        }

        private func shownAlpha(of view: UIView?) -> Float {
            sequence(first: view?.layer, next: { $0?.superlayer }).prefix { $0 != nil && $0 !== bar.layer }
                .reduce(1) { $0 * ($1?.presentation()?.opacity ?? 0) }
        }

        /// Begins or ends the search, and records each frame until it has settled.
        func frames(settingActive isActive: Bool) throws -> [Frame] {
            search.isActive = isActive
            return (0..<24).map { _ in
                device.advance(by: 0.017)
                return Frame(
                    largeTitleAlpha: shownAlpha(of: bar.largeTitle),
                    smallTitleAlpha: shownAlpha(of: smallTitle),
                    scopes: shownFrame(of: segments), scopesAlpha: shownAlpha(of: segments),
                    field: shownFrame(of: search.searchBar.searchTextField), cancel: shownFrame(of: cancelButton),
                    cancelAlpha: shownAlpha(of: cancelButton))
            }
        }
    }

    private func isMonotonic(_ values: [Float], up: Bool) -> Bool {
        zip(values, values.dropFirst()).allSatisfy { up ? $0 <= $1 + 0.001 : $0 >= $1 - 0.001 }
    }

    @Test func theLargeTitleFadesAndTheSmallOneIsNotShownInBetween() throws {
        let fixture = try Fixture(hasLargeTitle: true)

        for isActive in [true, false] {
            let frames = try fixture.frames(settingActive: isActive)
            let alphas = frames.map(\.largeTitleAlpha)
            #expect(isMonotonic(alphas, up: !isActive) && alphas.contains { $0 > 0.1 && $0 < 0.9 })
            #expect(alphas.last == (isActive ? 0 : 1))
            #expect(frames.allSatisfy { $0.smallTitleAlpha < 0.01 })
        }
    }

    @Test func theSmallTitleFadesWhereItWasShown() throws {
        let fixture = try Fixture(hasLargeTitle: false)

        for isActive in [true, false] {
            let alphas = try fixture.frames(settingActive: isActive).map(\.smallTitleAlpha)
            #expect(isMonotonic(alphas, up: !isActive) && alphas.contains { $0 > 0.1 && $0 < 0.9 })
            #expect(alphas.last == (isActive ? 0 : 1))
        }
    }

    @Test(arguments: [false, true])
    func theScopeButtonsFadeBelowTheField(hasLargeTitle: Bool) throws {
        let fixture = try Fixture(hasLargeTitle: hasLargeTitle)

        for isActive in [true, false] {
            let frames = try fixture.frames(settingActive: isActive)
            #expect(isMonotonic(frames.map(\.scopesAlpha), up: isActive))
            #expect(frames.contains { $0.scopesAlpha > 0.1 && $0.scopesAlpha < 0.9 })
            for frame in frames where frame.scopesAlpha > 0.01 {
                #expect(frame.scopes.minY >= frame.field.maxY - 0.5 && frame.scopes.width > 300)
            }
        }
    }

    @Test(arguments: [false, true])
    func theCancelButtonMovesInFromTheEndInItsFinalSize(isMirrored: Bool) throws {
        let fixture = try Fixture(hasLargeTitle: true, isMirrored: isMirrored)

        for isActive in [true, false] {
            let frames = try fixture.frames(settingActive: isActive)
            #expect(Set(frames.map { $0.cancel.width.rounded() }).count == 1 && frames[0].cancel.width > 40)
            #expect(isMonotonic(frames.map { Float($0.cancel.minX) }, up: isActive == isMirrored))
            #expect(isMonotonic(frames.map(\.cancelAlpha), up: isActive))
            #expect(frames.contains { $0.cancelAlpha > 0.1 && $0.cancelAlpha < 0.9 })
            for frame in frames { #expect(!frame.cancel.insetBy(dx: 1, dy: 0).intersects(frame.field)) }
        }
    }

    @Test func aSearchThatIsEndedWhileItBeginsReturnsToItsRestState() throws {
        let fixture = try Fixture(hasLargeTitle: true)
        let before = fixture.device.picture()

        fixture.search.isActive = true
        fixture.device.advance(by: 0.12)
        fixture.search.isActive = false
        try fixture.device.settle()

        #expect(fixture.device.picture().matches(before))
    }
}
