import Testing
import UIKitCore
import UIKitLists
import UIKitTables
import VelariumTesting

/// Constraints of scroll views and table cells.
@MainActor @Suite struct ScrollLayoutTests {
    private let fixture = LayoutFixture()
    private let scrollView = UIScrollView()
    private let content = ContentView(500, 900)

    init() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(content)
        _ = fixture.add(scrollView)
        fixture.pin(scrollView, width: 200, height: 300)
    }

    private func tie(to item: UIView) -> [NSLayoutConstraint] {
        [
            content.leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: item.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: item.topAnchor),
            content.bottomAnchor.constraint(equalTo: item.bottomAnchor),
        ]
    }

    @Test func constraintsToTheFourEdgesDetermineTheContentSize() {
        fixture.lay(tie(to: scrollView))

        #expect(scrollView.contentSize == CGSize(width: 520, height: 900))
        #expect(content.frame == CGRect(x: 10, y: 0, width: 500, height: 900))
        content.size.height = 1000
        fixture.lay()
        #expect(scrollView.contentSize.height == 1000)
    }

    @Test func constraintsToTheContentGuideDetermineTheContentSize() {
        let guide = scrollView.contentLayoutGuide

        fixture.lay([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])

        #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 900))
    }

    @Test func viewsConstrainedToTheFrameGuideDoNotScroll() {
        let header = fixture.add(to: scrollView)
        fixture.lay(
            tie(to: scrollView) + [
                header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
                header.heightAnchor.constraint(equalToConstant: 20),
            ])
        #expect(header.frame.minY == 5)

        scrollView.contentOffset.y = 100
        fixture.device.advance(by: 0.02)

        #expect(header.frame.minY == 105)
        #expect(content.frame.minY == 0)
        #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 200, height: 300))
    }

    @Test func aViewConstrainedToOuterViewsStopsScrollingThere() {
        let header = fixture.add(to: scrollView)
        let preference = header.topAnchor.constraint(equalTo: content.topAnchor, constant: 50)
        preference.priority = .defaultHigh
        fixture.lay(
            tie(to: scrollView) + [
                header.topAnchor.constraint(greaterThanOrEqualTo: fixture.container.topAnchor), preference,
                header.heightAnchor.constraint(equalToConstant: 20),
            ])
        #expect(header.frame.minY == 50)

        scrollView.contentOffset.y = 80
        fixture.device.advance(by: 0.02)

        #expect(header.frame.minY == 80)
    }

    @Test func constraintsInACellDetermineTheRowHeight() throws {
        fixture.device.recordsMisuses = true
        let controller = RowController()

        fixture.device.show(controller)

        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        #expect(fixture.device.misuses.isEmpty)
        #expect(cell.bounds.height > 60)
        #expect(abs(cell.contentView.bounds.height - label.frame.maxY - 12) < 1)
        #expect(label.frame.height >= label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height - 0.5)
    }

    private final class RowController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = UILabel()
            label.numberOfLines = 0
            label.text =
                "A row that says so much that it takes more than the one line that a row of a table usually has."
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
            ])
            return cell
        }
    }
}
