import CoreGraphics
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitLists
import VelariumTesting

/// Visible cells that change their content.
@MainActor @Suite struct SelfSizingInvalidationTests {
    private final class TallCell: UICollectionViewCell {
        private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 50)

        override init(frame: CGRect) {
            super.init(frame: frame)
            height.priority = .init(999)
            height.isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Page: UICollectionViewController {
        init() {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            super.init(
                collectionViewLayout: UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: group)))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            5
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func cell(_ item: Int) throws -> TallCell {
            try #require(collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? TallCell)
        }
    }

    private let device = TestDevice(.iPhone14)

    private func shownPage(_ mode: UICollectionView.SelfSizingInvalidation) throws -> Page {
        let page = Page()
        page.collectionView.selfSizingInvalidation = mode
        device.show(page)
        try device.settle()
        return page
    }

    @Test(arguments: [
        (UICollectionView.SelfSizingInvalidation.disabled, 50.0), (.enabled, 50), (.enabledIncludingConstraints, 80),
    ])
    func onlyOneModeFollowsConstraints(mode: UICollectionView.SelfSizingInvalidation, expected: Double) throws {
        let page = try shownPage(mode)

        try page.cell(1).height.constant = 80
        try device.settle()

        #expect(try page.cell(1).frame.height == expected)
        #expect(try page.cell(2).frame.minY == page.cell(1).frame.maxY)
    }

    @Test(arguments: [(UICollectionView.SelfSizingInvalidation.disabled, 50.0), (.enabled, 80)])
    func invalidatingTheContentSizeMeasuresTheCellAgain(
        mode: UICollectionView.SelfSizingInvalidation, expected: Double
    ) throws {
        let page = try shownPage(mode)

        try page.cell(1).height.constant = 80
        try page.cell(1).contentView.invalidateIntrinsicContentSize()
        try device.settle()

        #expect(try page.cell(1).frame.height == expected)
    }

    @Test func aNewContentConfigurationChangesTheHeightAnimated() throws {
        let page = try shownPage(.enabled)
        let old = try page.cell(2).frame

        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "A long text. ", count: 20)
        try page.cell(1).contentConfiguration = content
        device.advance(by: 0.1)
        let presented = try #require(page.cell(2).layer.presentation()?.frame)
        #expect(try presented.minY > old.minY && presented.minY < page.cell(2).frame.minY)
        try device.settle()

        #expect(try page.cell(1).frame.height > 100)
        #expect(try page.cell(2).frame.minY == page.cell(1).frame.maxY)
    }

    @Test func changesWithoutAnimationAreAppliedAtOnce() throws {
        let page = try shownPage(.enabled)

        let cell = try page.cell(0)
        UIView.performWithoutAnimation {
            cell.height.constant = 90
            cell.invalidateIntrinsicContentSize()
        }
        page.view.layoutIfNeeded()

        #expect(try page.cell(1).frame.minY == page.cell(0).frame.minY + 90)
        #expect(try page.cell(1).layer.animationKeys() == nil)
    }
}
