import CoreGraphics
import Driving
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitTables

@MainActor
@Suite struct ScrollToTests {
    private let fixture = ScreenFixture()

    private func addScroll(contentHeight: CGFloat, to parent: UIView? = nil) -> UIScrollView {
        let scroll = fixture.add(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 400), to: parent)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: contentHeight)
        return scroll
    }

    @Test func offscreenViewIsScrolledToTheCenter() {
        let scroll = addScroll(contentHeight: 4000)
        fixture.addButton("Save", 0, 2000, to: scroll)

        #expect(fixture.perform("scroll to \"Save\"\ntap \"Save\"") == nil)

        #expect(scroll.contentOffset == CGPoint(x: 0, y: 2022 - 200))
    }

    @Test func viewNearTheEndIsScrolledToTheContentsEnd() {
        let scroll = addScroll(contentHeight: 1000)
        scroll.contentInset.bottom = 30
        fixture.addButton("Save", 0, 956, to: scroll)

        #expect(fixture.perform("scroll to \"Save\"") == nil)

        #expect(scroll.contentOffset == CGPoint(x: 0, y: 630))
    }

    @Test func visibleViewIsNotScrolled() {
        let scroll = addScroll(contentHeight: 1000)
        fixture.addButton("Save", 0, 300, to: scroll)

        #expect(fixture.perform("scroll to \"Save\"") == nil)

        #expect(scroll.contentOffset == .zero)
    }

    @Test func coveredViewIsScrolledOutFromUnderTheCover() {
        let scroll = addScroll(contentHeight: 1000)
        fixture.addButton("Save", 0, 340, to: scroll)
        fixture.add(UIView(), CGRect(x: 0, y: 320, width: 300, height: 80))

        #expect(fixture.perform("scroll to \"Save\"\ntap \"Save\"") == nil)
    }

    @Test func nestedScrollViewsAllScroll() {
        let outer = addScroll(contentHeight: 3000)
        let inner = addScroll(contentHeight: 3000, to: outer)
        inner.frame.origin.y = 1500
        fixture.addButton("Save", 0, 2000, to: inner)

        #expect(fixture.perform("scroll to \"Save\"\ntap \"Save\"") == nil)

        #expect(inner.contentOffset.y == 1822)
        #expect(outer.contentOffset.y == 1500)
    }

    @Test func viewOutsideAnyScrollViewStaysOffscreen() {
        fixture.addButton("Save", 0, 2000)

        #expect(
            fixture.perform("scroll to \"Save\"")
                == "\"Save\" cannot be scrolled onto the screen: UIButton (0, 2000, 80, 44) stays off it")
    }

    /// Row titles contain the row's number.
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test func rowThatIsNotLoadedYetIsScrolledTo() throws {
        let rows = Rows()
        let window = fixture.system.show(rows)
        defer { window.isHidden = true }
        fixture.host.advance(by: 0)

        #expect(fixture.perform("scroll to \"Row 321\"\ntap \"Row 321\"") == nil)
        #expect(rows.tableView.indexPathForSelectedRow?.row == 321)

        #expect(fixture.perform("scroll to \"Row 3\"\ntap \"Row 3\"") == nil)
        #expect(rows.tableView.indexPathForSelectedRow?.row == 3)
    }

    @Test func missingRowRestoresTheTablesOffset() {
        let rows = Rows()
        let window = fixture.system.show(rows)
        defer { window.isHidden = true }
        fixture.host.advance(by: 0)
        rows.tableView.contentOffset.y = 800

        let reason = fixture.perform("scroll to \"Row 999\"")

        #expect(reason?.hasPrefix("\"Row 999\" is not there") == true)
        #expect(rows.tableView.contentOffset.y == 800)
    }
}
