import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import UITestSupport
import VelariumTesting

/// Lists: swipe actions, accessories, separators and backgrounds.
@MainActor @Suite struct ListTests {
    private let device = TestDevice(.iPhone14)

    /// A list of rows "Row 0", "Row 1" … with the accessories and configuration of a test.
    private final class Page: UICollectionViewController {
        let source: UICollectionViewDiffableDataSource<Int, Int>
        var performed: [String] = []

        init(
            _ configuration: UICollectionLayoutListConfiguration,
            accessories: @escaping @MainActor () -> [UICellAccessory] = { [] }
        ) {
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(item)"
                cell.contentConfiguration = content
                cell.accessories = accessories()
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            super.init(collectionViewLayout: layout)
            collectionView = view
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<5))
            source.apply(snapshot, animatingDifferences: false)
        }

        required init?(coder: NSCoder) { nil }

        func cell(_ item: Int) -> UICollectionViewListCell? {
            collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
        }
    }

    private func show(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        accessories: @escaping @MainActor () -> [UICellAccessory] = { [] },
        configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) throws -> Page {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&configuration)
        let page = Page(configuration, accessories: accessories)
        device.show(page)
        try device.settle()
        return page
    }

    // MARK: Swiping

    private func showSwipable() throws -> Page {
        var perform: (String) -> Void = { _ in }
        func action(_ title: String, _ path: IndexPath) -> UIContextualAction {
            UIContextualAction(style: .normal, title: title) { _, _, done in
                perform("\(title) \(path.item)")
                done(true)
            }
        }
        let page = try show(
            accessories: { [.delete()] },
            configure: {
                $0.trailingSwipeActionsConfigurationProvider = { path in
                    UISwipeActionsConfiguration(actions: [action("Delete", path), action("Flag", path)])
                }
                $0.leadingSwipeActionsConfigurationProvider = { path in
                    path.item == 0 ? nil : UISwipeActionsConfiguration(actions: [action("Read", path)])
                }
            })
        perform = { page.performed.append($0) }
        return page
    }

    private func swipe(row: Int, from start: CGFloat, to end: CGFloat, in page: Page) throws {
        let cell = try #require(page.cell(row))
        let y = cell.convert(CGPoint(x: 0, y: cell.bounds.midY), to: nil).y
        try device.drag(
            along: [.init(x: start, y: y), .init(x: end, y: y, after: 0.3), .init(x: end, y: y, after: 0.3)])
        try device.settle()
    }

    @Test func aSwipeShowsTheTrailingActionsAndATapPerformsOne() throws {
        let page = try showSwipable()

        try swipe(row: 1, from: 350, to: 230, in: page)
        #expect(abs((page.cell(1)?.frame.minX ?? 0) + 148) < 1)
        #expect(page.cell(1)?.configurationState.isSwiped == true && page.cell(0)?.frame.minX == 0)
        try device.tap("Flag")
        try device.settle()

        #expect(page.performed == ["Flag 1"])
        #expect(page.cell(1)?.frame.minX == 0 && page.cell(1)?.configurationState.isSwiped == false)
    }

    @Test func leadingActionsAreAtTheOtherSideAndOnlyWhereTheProviderHasSome() throws {
        let page = try showSwipable()

        try swipe(row: 0, from: 50, to: 200, in: page)
        #expect(page.cell(0)?.frame.minX == 0)
        try swipe(row: 2, from: 20, to: 380, in: page)

        #expect(page.performed == ["Read 2"])
    }

    @Test func scrollingATapElsewhereAndEditingCloseOrPreventTheSwipe() throws {
        let page = try showSwipable()
        try swipe(row: 1, from: 350, to: 230, in: page)

        try device.tap("Row 3")
        try device.settle()
        #expect(page.cell(1)?.frame.minX == 0 && page.collectionView.indexPathsForSelectedItems == [])
        page.collectionView.isEditing = true
        try swipe(row: 1, from: 350, to: 230, in: page)

        #expect(page.cell(1)?.frame.minX == 0)
    }

    @Test func theDeleteAccessoryShowsTheTrailingActions() throws {
        let page = try showSwipable()
        page.collectionView.isEditing = true
        try device.settle()

        let control = try #require(page.cell(2)?.subviews.first { $0.accessibilityLabel == "Delete" })
        try device.tap(control)
        try device.settle()

        #expect(abs((page.cell(2)?.frame.minX ?? 0) + 148) < 1)
    }

    @Test func aRowThatIsDeletedWhileAsideLeavesNothingBehind() throws {
        let page = try showSwipable()
        try swipe(row: 1, from: 350, to: 230, in: page)
        var snapshot = page.source.snapshot()

        snapshot.deleteItems([1])
        page.source.apply(snapshot)
        try device.settle()

        #expect(page.collectionView.buttons(called: "Flag").isEmpty)
        #expect(page.collectionView.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func thoseWhoCannotSwipeHaveTheActions() throws {
        let page = try showSwipable()

        let names = page.cell(1)?.accessibilityCustomActions?.map(\.name)
        _ = page.cell(1)?.accessibilityCustomActions?.last?.actionHandler?(
            UIAccessibilityCustomAction(name: "", actionHandler: { _ in true }))

        #expect(names == ["Delete", "Flag", "Read"])
        #expect(page.performed == ["Read 1"])
    }

    @Test func whatMayNotBeEditedCannotBeSwiped() throws {
        final class Refusing: NSObject, UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
                indexPath.item != 1
            }
        }
        let page = try showSwipable()
        let delegate = Refusing()
        page.collectionView.delegate = delegate

        try swipe(row: 1, from: 350, to: 230, in: page)
        #expect(page.cell(1)?.frame.minX == 0)
        try swipe(row: 2, from: 350, to: 230, in: page)

        #expect((page.cell(2)?.frame.minX ?? 0) < -100)
    }

    // MARK: Accessories

    @Test func theSystemsAccessoriesHaveAFixedOrder() throws {
        let page = try show(accessories: {
            [.disclosureIndicator(), .checkmark(displayed: .always), .label(text: "7"), .detail()]
        })

        let cell = try #require(page.cell(0))
        let label = try #require(cell.subviews.first { ($0 as? UILabel)?.text == "7" })
        let detail = try #require(cell.subviews.first { $0 is AccessoryButton })
        let symbols = cell.subviews.filter { $0 is UIImageView }.map(\.frame.minX).sorted()

        #expect(symbols.count == 2)
        #expect(label.frame.minX < symbols[0] && symbols[0] < detail.frame.minX && detail.frame.minX < symbols[1])
    }

    @Test func aCustomViewIsWhereItsPlacementSays() throws {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let page = try show(accessories: {
            @MainActor func custom(_ index: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
                .customView(configuration: .init(customView: views[index], placement: placement))
            }
            return [
                .disclosureIndicator(), custom(0, .trailing()),
                custom(1, .trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator()))),
                custom(2, .leading()),
            ]
        })

        let cell = try #require(views[0].superview as? UICollectionViewListCell)
        let chevron = try #require(cell.subviews.first { $0 is UIImageView })
        #expect(views[2].frame.minX == 20)
        #expect(views[0].frame.minX < chevron.frame.minX && chevron.frame.minX < views[1].frame.minX)
        #expect(cell.contentView.frame.maxX <= views[0].frame.minX)
        #expect(page.cell(4) === cell)
    }

    @Test func accessoriesAreShownInTheirState() throws {
        let hidden = UICellAccessory.CheckmarkOptions(isHidden: true)
        let page = try show(accessories: {
            [.multiselect(), .reorder(), .checkmark(displayed: .always, options: hidden), .disclosureIndicator()]
        })
        func shown() -> [String] {
            page.cell(0)?.subviews.filter { !($0 is UIListContentView) && !$0.isHidden && $0.bounds.height > 2 }
                .map { String(describing: type(of: $0)) }.filter { $0.contains("Accessory") || $0 == "UIImageView" }
                .sorted() ?? []
        }

        #expect(shown() == ["UIImageView"])
        page.collectionView.isEditing = true
        try device.settle()
        #expect(shown() == ["MultiselectAccessoryView", "ReorderAccessoryView"])
    }

    @Test func aReservedWidthCentersTheAccessory() throws {
        let options = UICellAccessory.DisclosureIndicatorOptions(reservedLayoutWidth: .custom(60), tintColor: .red)
        let page = try show(accessories: { [.disclosureIndicator(options: options)] })

        let chevron = try #require(page.cell(0)?.subviews.first { $0 is UIImageView })

        #expect(abs(chevron.frame.midX - (390 - 20 - 30)) < 1)
        #expect(chevron.tintColor == .red)
    }

    @Test func theHandleMovesARow() throws {
        let page = try show(accessories: { [.reorder(displayed: .always), .label(text: "x")] })
        page.source.reorderingHandlers.canReorderItem = { _ in true }
        let cell = try #require(page.cell(0))
        let handle = try #require(cell.subviews.first { $0 is ReorderAccessoryView })
        let start = handle.convert(CGPoint(x: 5, y: 5), to: nil)

        try device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 100))
        try device.settle()

        #expect(page.source.snapshot().itemIdentifiers == [1, 2, 0, 3, 4])
        #expect(page.cell(2)?.frame.minY == 88)
    }

    @Test func severalRowsAreSelectedWhileEdited() throws {
        let page = try show(accessories: { [.multiselect()] })
        page.collectionView.allowsMultipleSelectionDuringEditing = true
        page.collectionView.isEditing = true
        try device.settle()

        for row in [0, 3] {
            try device.tap(try #require(page.cell(row)))
            try device.settle()
        }

        #expect(page.collectionView.indexPathsForSelectedItems?.map(\.item) == [0, 3])
    }

    // MARK: Separators and backgrounds

    private func separators(_ cell: UICollectionViewListCell?) -> [CGRect] {
        cell?.subviews.filter { !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height <= 1 }.map(\.frame)
            .sorted { $0.minY < $1.minY } ?? []
    }

    @Test func separatorsFollowTheirConfiguration() throws {
        let page = try show(configure: {
            $0.separatorConfiguration.color = .red
            $0.separatorConfiguration.bottomSeparatorInsets.leading = 30
            $0.itemSeparatorHandler = { path, shared in
                var own = shared
                if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
                if path.item == 2 { own.topSeparatorVisibility = .visible }
                return own
            }
        })

        #expect(separators(page.cell(0)).map(\.minX) == [30])
        #expect(separators(page.cell(0)).map(\.maxX) == [390])
        #expect(separators(page.cell(1)).isEmpty)
        #expect(separators(page.cell(2)).map(\.minX) == [20, 30])
        #expect(page.cell(0)?.subviews.last?.backgroundColor == .red)
    }

    @Test func theSeparatorOfARowThatAppearsBeginsBelowItsText() throws {
        let page = try show()
        page.collectionView.frame.size.height = 100
        try device.settle()
        #expect(page.cell(4) == nil)

        page.collectionView.frame.size.height = 844
        page.collectionView.layoutIfNeeded()

        #expect((0..<5).map { separators(page.cell($0)).map(\.minX) } == Array(repeating: [20], count: 5))
    }

    @Test func aSidebarHasNoSeparatorsAndTheGuideMovesThem() throws {
        let sidebar = try show(.sidebar)
        #expect(separators(sidebar.cell(0)).isEmpty)

        let page = try show()
        let cell = try #require(page.cell(0))
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 77).isActive = true
        cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: cell.trailingAnchor).isActive = true
        cell.setNeedsLayout()
        try device.settle()

        #expect(separators(cell).map(\.minX) == [77])
    }

    @Test func theListsColorIsBehindTheRows() throws {
        func backgrounds(_ page: Page) -> [UIColor?] {
            page.collectionView.subviews.filter { type(of: $0) == UIView.self }.map(\.backgroundColor)
        }

        #expect(backgrounds(try show(.insetGrouped)) == [.systemGroupedBackground])
        #expect(backgrounds(try show(configure: { $0.backgroundColor = .green })) == [.green])
        #expect(backgrounds(try show(configure: { $0.backgroundColor = .clear })) == [])
    }

    @Test func theBackgroundOfARowKnowsItsList() throws {
        let page = try show(.insetGrouped)
        let cell = try #require(page.cell(0))

        let background = UIBackgroundConfiguration.listCell().updated(for: cell.configurationState)

        #expect(cell.configurationState.traitCollection.listEnvironment == .insetGrouped)
        #expect(background.backgroundColor == .secondarySystemGroupedBackground)
        #expect(
            UIBackgroundConfiguration.listCell().updated(
                for: UICellConfigurationState(traitCollection: UITraitCollection())
            ).backgroundColor == .systemBackground)
    }

    // MARK: Changes

    @Test func separatorsAndAccessoriesAreTheSameAfterTheDirectionThereAndBack() throws {
        let page = try show { [.disclosureIndicator(), .label(text: "3")] }
        let cell = try #require(page.cell(1))
        let before = cell.subviews.map(\.frame)

        try device.setLayoutDirection(.rightToLeft)
        try device.settle()
        try device.setLayoutDirection(.leftToRight)
        try device.settle()

        let after = try #require(page.cell(1)).subviews.map(\.frame)
        #expect(after.count == before.count)
        #expect(zip(after, before).allSatisfy { abs($0.minX - $1.minX) < 0.001 && abs($0.width - $1.width) < 0.001 })
    }

    @Test func accessoriesGrowWithTheText() throws {
        let page = try show { [.disclosureIndicator()] }
        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        try device.settle()
        let changed = try #require(page.cell(0)).subviews.map(\.frame.size)

        let fresh = try show { [.disclosureIndicator()] }

        #expect(changed == fresh.cell(0)?.subviews.map(\.frame.size))
    }

    /// Headers of grids are list cells without a list.
    @Test func aCellOutsideAListHasItsMarginsFromTheBeginning() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        device.show(page)
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        page.view.addSubview(cell)
        try device.settle()
        let margins = cell.directionalLayoutMargins

        try device.setTextSize(.accessibilityExtraLarge)
        try device.setTextSize(.large)
        try device.settle()

        #expect(margins == cell.directionalLayoutMargins)
        #expect(margins.leading == 16 && margins.trailing == 16)
    }
}
