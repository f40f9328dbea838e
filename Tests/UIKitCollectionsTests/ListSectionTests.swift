import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// The sections of a list: their headers and footers, corners and margins, at rest and after changes.
@MainActor @Suite struct ListSectionTests {
    private let device = TestDevice(.iPhone14)

    /// A list whose rows, headers and footers have their texts.
    private final class Page: UICollectionViewController {
        let source: UICollectionViewDiffableDataSource<Int, Int>

        init(_ configuration: UICollectionLayoutListConfiguration, sections: [[Int]]) {
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(item)"
                cell.contentConfiguration = content
            }
            let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
            let texts = kinds.map { kind in
                UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
                    view, kind, path in
                    var content = view.defaultContentConfiguration()
                    content.text = "\(kind == kinds[0] ? "Header" : "Footer") \(path.section)"
                    view.contentConfiguration = content
                }
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
            }
            source.supplementaryViewProvider = { view, kind, path in
                view.dequeueConfiguredReusableSupplementary(using: texts[kind == kinds[0] ? 0 : 1], for: path)
            }
            super.init(collectionViewLayout: layout)
            collectionView = view
            apply(sections, isAnimated: false)
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ sections: [[Int]], isAnimated: Bool = true) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections(Array(sections.indices))
            for (index, items) in sections.enumerated() { snapshot.appendItems(items, toSection: index) }
            source.apply(snapshot, animatingDifferences: isAnimated)
        }

        func cell(_ item: Int, section: Int = 0) -> UICollectionViewListCell? {
            collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
        }

        func view(_ kind: String, section: Int = 0) -> UICollectionReusableView? {
            collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        }
    }

    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter
    /// How far sums of thirds of a point are from each other at most.
    private let rounding = 0.001

    private func show(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, sections: [[Int]] = [[0, 1, 2]],
        on device: TestDevice? = nil, configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) throws -> Page {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&configuration)
        let page = Page(configuration, sections: sections)
        (device ?? self.device).show(page)
        try (device ?? self.device).settle()
        return page
    }

    // MARK: Headers and footers

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func headersAndFootersSurroundTheRows(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        let page = try show(appearance, sections: [[0, 1], [2]]) {
            $0.headerMode = .supplementary
            $0.footerMode = .supplementary
        }

        for (section, last) in [(0, 1), (1, 0)] {
            let above = try #require(page.view(header, section: section)).frame
            let below = try #require(page.view(footer, section: section)).frame
            #expect(above.maxY <= (page.cell(0, section: section)?.frame.minY ?? 0) + rounding && above.height >= 28)
            #expect(below.minY >= (page.cell(last, section: section)?.frame.maxY ?? .infinity) - rounding)
        }
        try device.expect("Header 1")
        try device.expect("Footer 1")
    }

    @Test func headersAndFootersOfGroupsAreAsHighAsTheirText() throws {
        let page = try show(.insetGrouped, sections: [[0, 1], [2]]) {
            $0.headerMode = .supplementary
            $0.footerMode = .supplementary
        }
        for section in 0...1 {
            for (kind, style) in [(header, UIListContentConfiguration.groupedHeader()), (footer, .groupedFooter())] {
                let cell = try #require(page.view(kind, section: section) as? UICollectionViewListCell)
                var content = style
                content.text = "Title"
                cell.contentConfiguration = content
            }
        }
        try device.settle()

        let above = try [0, 1].map { try #require(page.view(header, section: $0)).frame.height }
        let below = try #require(page.view(footer)).frame.height
        #expect(above.allSatisfy { abs($0 - 38.67) < 0.4 } && abs(below - 33.67) < 0.4)
        #expect(page.cell(0)?.frame.height == 44)
    }

    @Test func onlyPlainHeadersStayAtTheTop() throws {
        for (appearance, stays) in [
            (UICollectionLayoutListConfiguration.Appearance.plain, true), (.grouped, false), (.insetGrouped, false),
        ] {
            let page = try show(appearance, sections: [Array(0..<30), [100]]) { $0.headerMode = .supplementary }

            page.collectionView.contentOffset.y += 200
            page.collectionView.layoutIfNeeded()

            let top = page.collectionView.contentOffset.y + page.collectionView.adjustedContentInset.top
            let frame = page.view(header)?.frame
            #expect((frame.map { abs($0.minY - top) < rounding } ?? false) == stays, "\(appearance)")
        }
    }

    // MARK: Corners

    /// Which corners of each row are round, from top to bottom: t upper, b lower ones.
    private func corners(_ page: Page, section: Int = 0) -> [String] {
        (0..<page.collectionView.numberOfItems(inSection: section)).map { item in
            guard let layer = page.cell(item, section: section)?.layer else { return "none" }
            guard layer.cornerRadius > 0 else { return "" }
            let isUpper = layer.maskedCorners.isSuperset(of: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            let isLower = layer.maskedCorners.isSuperset(of: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
            return (isUpper ? "t" : "") + (isLower ? "b" : "")
        }
    }

    @Test func onlyTheEndsOfAnInsetGroupAreRound() throws {
        #expect(corners(try show(.insetGrouped)) == ["t", "", "b"])
        #expect(corners(try show(.insetGrouped, sections: [[0]])) == ["tb"])
        #expect(corners(try show(.insetGrouped, sections: [[0], [1, 2]]), section: 1) == ["t", "b"])
        #expect(corners(try show(.plain)) == ["", "", ""])
        #expect(corners(try show(.grouped)) == ["", "", ""])
        #expect(corners(try show(.sidebar)) == ["tb", "tb", "tb"])
    }

    @Test(arguments: [true, false]) func theEndsStayRoundWhenRowsComeAndGo(isAnimated: Bool) throws {
        let page = try show(.insetGrouped)

        for (sections, expected) in [
            ([[0, 1, 2, 3]], ["t", "", "", "b"]), ([[9, 0, 1, 2, 3]], ["t", "", "", "", "b"]),
            ([[0, 1, 2]], ["t", "", "b"]), ([[2, 1, 0]], ["t", "", "b"]), ([[1]], ["tb"]), ([[1, 5]], ["t", "b"]),
        ] {
            page.apply(sections, isAnimated: isAnimated)
            try device.settle()
            #expect(corners(page) == expected, "\(sections)")
        }
    }

    @Test func rowsThatMoveToAnotherSectionGetItsCorners() throws {
        let page = try show(.insetGrouped, sections: [[0, 1, 2], [3]])

        page.apply([[0], [1, 2, 3]])
        try device.settle()

        #expect(corners(page) == ["tb"] && corners(page, section: 1) == ["t", "", "b"])
    }

    @Test func cellsThatAreReusedHaveTheCornersOfTheirNewPlace() throws {
        let page = try show(.insetGrouped, sections: (0..<20).map { section in (0..<3).map { section * 10 + $0 } })

        for _ in 0..<12 {
            page.collectionView.contentOffset.y += 130
            page.collectionView.layoutIfNeeded()
            for path in page.collectionView.indexPathsForVisibleItems {
                #expect(corners(page, section: path.section)[path.item] == ["t", "", "b"][path.item], "\(path)")
            }
        }
    }

    // MARK: Margins

    @Test func insetGroupsHaveWiderMarginsOnWideDevices() throws {
        let narrow = try show(.insetGrouped)
        #expect(narrow.cell(0)?.frame.minX == 20 && narrow.cell(0)?.frame.maxX == 390 - 20)

        let wide = TestDevice(.iPhone16ProMax)
        let page = try show(.insetGrouped, on: wide)

        #expect(page.cell(0)?.frame.minX == 20 && page.cell(0)?.frame.maxX == 440 - 20)
    }

    @Test func rowsAreAsBeforeAfterARotationThereAndBack() throws {
        let page = try show(.insetGrouped, sections: [[0, 1], [2]]) { $0.headerMode = .supplementary }
        let before = page.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }

        try device.rotate(to: .landscapeLeft)
        try device.settle()
        let landscape = try #require(page.cell(0)?.frame)
        #expect(landscape.width > before[0].width && landscape.minX >= 47 && corners(page) == ["t", "b"])
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(page.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY } == before)
    }

    // MARK: Another configuration

    @Test func aListThatIsShownInAnotherWayHasItsCornersAndMargins() throws {
        let page = try show(.insetGrouped)
        let inset = page.cell(0)?.frame

        page.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        try device.settle()
        #expect(corners(page) == ["", "", ""] && page.cell(0)?.frame.width == 390)
        page.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        try device.settle()

        #expect(corners(page) == ["t", "", "b"] && page.cell(0)?.frame == inset)
    }

    @Test func rowsFitAgainAfterAChangeOfTheTextSize() throws {
        let page = try show(.insetGrouped, sections: [[0, 1], [2]])
        let before = page.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }

        try device.setTextSize(.accessibilityExtraExtraLarge)
        try device.settle()
        let large = page.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(large.allSatisfy { $0.height > 60 } && abs(large[1].minY - large[0].maxY) < 0.5)
        try device.setTextSize(.large)
        try device.settle()

        #expect(page.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY } == before)
    }
}
