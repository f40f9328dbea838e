import Testing
import UIKit
import Velarium
import VelariumTesting

/// Popovers that stay with what they point at.
@Suite @MainActor struct LiveAnchorTests {
    private let fixture: LiveAnchorFixture
    private var device: TestDevice { fixture.device }

    init() throws { fixture = try LiveAnchorFixture() }

    /// Calls `verify` after each frame of `seconds`.
    private func verifyEveryFrame(for seconds: Double, _ verify: () -> Void) {
        _ = fixture.window
        for _ in 0..<Int(seconds * 60) {
            device.advance(by: 1 / 60)
            verify()
        }
    }

    @Test(arguments: [0, 1, 2])
    func theTipStaysAtTheRowWhileItScrolls(_ kind: Int) throws {
        let path = IndexPath(row: 5, section: 0)
        let anchors: [OverlayAnchor] = [
            .row(at: path, in: fixture.table), .key("Item 5", in: fixture.table),
            .rect(fixture.table.rectForRow(at: path), in: fixture.table),
        ]
        try fixture.present(from: anchors[kind])
        #expect(fixture.points(at: "Item 5"))

        fixture.table.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
        verifyEveryFrame(for: 0.6) { #expect(fixture.points(at: "Item 5")) }
    }

    @Test func theTipStaysAtAnAnimatedViewInEveryFrame() throws {
        let header = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 20))
        fixture.controller.view.addSubview(header)
        try fixture.present(from: .view(header))

        UIView.animate(withDuration: 0.5) { header.center = CGPoint(x: 220, y: 300) }
        verifyEveryFrame(for: 0.4) {
            let shown = header.layer.presentation()?.position ?? header.center
            let edge = fixture.controller.view.convert(CGPoint(x: shown.x, y: shown.y + 10), to: nil)
            #expect(abs(fixture.tip.x - edge.x) <= 0.5 && abs(fixture.tip.y - edge.y) <= 0.5)
        }
        try device.settle()
        #expect(abs(fixture.tip.x - 220) <= 0.5)
    }

    @Test func theTipStaysAtTheRowThroughARotation() throws {
        try fixture.present(from: .key("Item 2", in: fixture.table))

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(fixture.points(at: "Item 2"))
    }

    @Test func aStillScreenIsNotUpdatedForAnAnchor() throws {
        try fixture.present(from: .key("Item 2", in: fixture.table))
        var updates = 0
        let link = UIUpdateLink(view: fixture.table)
        link.addAction(to: .afterUpdateComplete) { _, _ in updates += 1 }
        link.isEnabled = true
        device.advance(by: 0.1)
        updates = 0

        device.advance(by: 10)

        #expect(updates == 0)
    }

    @Test(arguments: AnchorLossBehavior.allCases)
    func aRowThatScrollsAwayIsLost(_ behavior: AnchorLossBehavior) throws {
        try fixture.present(behavior, from: .key("Item 3", in: fixture.table))
        let tip = fixture.tip

        fixture.table.contentOffset.y = 600
        try device.settle()

        switch behavior {
        case .dismiss: #expect(fixture.reasons == [.anchorLost])
        case .hide: #expect(fixture.popover.isHidden && fixture.reasons.isEmpty)
        case .stay: #expect(!fixture.popover.isHidden && fixture.tip == tip)
        }
        fixture.table.contentOffset.y = 60
        try device.settle()
        #expect(fixture.points(at: "Item 3") == (behavior != .dismiss))
    }

    /// Half a point of a row is in sight as well.
    @Test(arguments: [(239.0, false), (239.5, false), (240, true)])
    func aRowIsLostWhenTheLastOfItHasScrolledAway(_ offset: CGFloat, _ isLost: Bool) throws {
        try fixture.present(from: .key("Item 3", in: fixture.table))

        fixture.table.contentOffset.y = offset
        try device.settle()

        #expect(fixture.reasons == (isLost ? [.anchorLost] : []))
        #expect((fixture.popover.window == nil) == isLost)
    }

    @Test func thePopoverGoesWithItsItemToAnotherRow() throws {
        try fixture.present(.hide, from: .key("Item 3", in: fixture.table))

        fixture.items.swapAt(3, 7)
        fixture.table.reloadData()
        try device.settle()
        #expect(fixture.points(at: "Item 3"))

        fixture.items.remove(at: 7)
        fixture.table.reloadData()
        try device.settle()
        #expect(fixture.popover.isHidden)

        fixture.items.insert("Item 3", at: 0)
        fixture.table.reloadData()
        try device.settle()
        #expect(fixture.points(at: "Item 3"))
    }

    @Test func aRowByItsPositionKeepsThePositionWhenItemsMove() throws {
        try fixture.present(from: .row(at: IndexPath(row: 3, section: 0), in: fixture.table))

        fixture.items.swapAt(3, 7)
        fixture.table.reloadData()
        try device.settle()

        #expect(fixture.points(at: "Item 7"))
    }

    @Test func aRowThatIsDeletedIsLost() throws {
        try fixture.present(from: .row(at: IndexPath(row: 19, section: 0), in: fixture.table))
        #expect(fixture.reasons == [.anchorLost], "It is below the screen.")

        fixture.table.contentOffset.y = 600
        try device.settle()
        try fixture.present(from: .row(at: IndexPath(row: 19, section: 0), in: fixture.table))
        fixture.items.removeLast()
        fixture.table.reloadData()
        try device.settle()
        #expect(fixture.reasons == [.anchorLost, .anchorLost])
    }

    @Test(arguments: ["the anchor is hidden", "a view around it is hidden", "a view around it is transparent"])
    func aHiddenAnchorIsLost(_ how: String) throws {
        let outer = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        outer.addSubview(inner)
        fixture.controller.view.addSubview(outer)
        try fixture.present(.hide, from: .view(inner))
        #expect(!fixture.popover.isHidden)

        switch how {
        case "the anchor is hidden": inner.isHidden = true
        case "a view around it is hidden": outer.isHidden = true
        default: outer.alpha = 0
        }
        try device.settle()
        #expect(fixture.popover.isHidden)

        inner.isHidden = false
        outer.isHidden = false
        outer.alpha = 1
        try device.settle()
        #expect(!fixture.popover.isHidden)
    }

    @Test func aHiddenPopoverLetsTouchesThrough() throws {
        fixture.popover.passthroughViews = nil
        let button = UIButton(frame: CGRect(x: 40, y: 500, width: 100, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fixture.window.addSubview(button)
        try fixture.present(.hide, from: .key("Item 3", in: fixture.table))
        fixture.table.contentOffset.y = 600
        try device.settle()

        try device.tap(x: 90, y: 522)

        #expect(taps == 1)
        #expect(fixture.reasons.isEmpty)
    }

    @Test func aHiddenPopoverThatNoLongerFollowsItsAnchorIsShown() throws {
        try fixture.present(.hide, from: .key("Item 3", in: fixture.table))
        fixture.table.contentOffset.y = 600
        try device.settle()

        fixture.popover.tracksAnchor = false
        #expect(!fixture.popover.isHidden)
        fixture.popover.tracksAnchor = true
        try device.settle()
        #expect(fixture.popover.isHidden)
        fixture.table.contentOffset.y = 0
        try device.settle()

        #expect(fixture.points(at: "Item 3") && fixture.reasons.isEmpty)
    }

    @Test(arguments: ["scrolled away", "hidden", "removed"], [true, false])
    func aPopoverThatStaysIsLaidOutWhereItWasWhileItsAnchorIsLost(_ how: String, _ staysOnScreen: Bool) throws {
        let header = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 20))
        fixture.table.addSubview(header)
        fixture.popover.staysOnScreen = staysOnScreen
        let offset = fixture.table.contentOffset
        try fixture.present(.stay, from: .view(header))
        let tip = fixture.tip

        switch how {
        case "scrolled away": fixture.table.contentOffset.y = 600
        case "hidden": header.isHidden = true
        default: header.removeFromSuperview()
        }
        try device.settle()
        fixture.popover.setNeedsLayout()
        try device.settle()
        #expect(fixture.tip == tip)

        fixture.table.addSubview(header)
        fixture.table.contentOffset = offset
        header.isHidden = false
        header.frame.origin.y = 140
        try device.settle()
        #expect(fixture.tip == CGPoint(x: tip.x, y: tip.y + 40))
    }

    @Test(arguments: AnchorLossBehavior.allCases)
    func anAnchorThatARotationPutsOutOfSightIsBackWithTheRotationBack(_ behavior: AnchorLossBehavior) throws {
        try fixture.present(behavior, from: .key("Item 10", in: fixture.table))
        let tip = fixture.tip

        try device.rotate(to: .landscapeLeft)
        try device.settle()
        #expect(fixture.popover.isHidden == (behavior == .hide))
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(fixture.reasons == (behavior == .dismiss ? [.anchorLost] : []))
        #expect(behavior == .dismiss || (fixture.points(at: "Item 10") && fixture.tip == tip))
    }

    @Test func anAnchorInAnotherWindowIsLost() throws {
        let view = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 20))
        fixture.controller.view.addSubview(view)
        try fixture.present(.hide, from: .view(view))
        let other = UIWindow(frame: fixture.window.bounds)
        other.windowScene = fixture.window.windowScene
        other.isHidden = false

        other.addSubview(view)
        try device.settle()
        #expect(fixture.popover.isHidden)

        fixture.controller.view.addSubview(view)
        try device.settle()
        #expect(!fixture.popover.isHidden)
        fixture.popover.anchorLossBehavior = .dismiss
        view.removeFromSuperview()
        try device.settle()
        #expect(fixture.reasons == [.anchorLost])
    }

    @Test func aBarItemALayoutGuideAndAPartOfAViewAreAnchors() throws {
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        fixture.controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: fixture.controller)
        device.show(navigation)
        try device.settle()
        try fixture.present(from: .barButtonItem(item, in: navigation.navigationBar))
        let frame = try #require(item.frame(in: fixture.window))
        #expect(abs(fixture.tip.x - frame.midX) <= 0.5 && abs(fixture.tip.y - frame.maxY) <= 0.5)

        let guide = UILayoutGuide()
        navigation.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: navigation.view.leadingAnchor, constant: 100),
            guide.topAnchor.constraint(equalTo: navigation.view.topAnchor, constant: 200),
            guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 10),
        ])
        try device.settle()
        try fixture.present(from: .layoutGuide(guide))
        #expect(fixture.tip == CGPoint(x: 125, y: 210))

        let point = UIView(frame: CGRect(x: 30, y: 300, width: 0, height: 0))
        try fixture.present(.hide, from: .rect(in: navigation.view) { _ in point.isHidden ? nil : point.frame })
        #expect(fixture.tip == CGPoint(x: 30, y: 300))
        point.isHidden = true
        navigation.view.setNeedsLayout()
        try device.settle()
        #expect(fixture.popover.isHidden)
    }

    @Test func aWordIsAnAnchorThatScrollsWithItsTextAndIsLostWithIt() throws {
        let text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        text.font = .systemFont(ofSize: 17)
        text.text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
        fixture.window.addSubview(text)
        let start = try #require(text.position(from: text.beginningOfDocument, offset: 21))
        let range = try #require(text.position(from: start, offset: 6).flatMap { text.textRange(from: start, to: $0) })
        #expect(text.text(in: range) == "Line 3")
        try fixture.present(.hide, from: .textRange(range, in: text))
        func word() -> CGRect { text.convert(text.firstRect(for: range), to: nil) }
        #expect(abs(fixture.tip.x - word().midX) <= 0.5 && abs(fixture.tip.y - word().maxY) <= 0.5)

        text.contentOffset.y = 40
        try device.settle()
        #expect(abs(fixture.tip.y - word().maxY) <= 0.5 && !fixture.popover.isHidden)
        text.contentOffset.y = 300
        try device.settle()
        #expect(fixture.popover.isHidden)
        text.contentOffset.y = 0
        try device.settle()
        #expect(!fixture.popover.isHidden)

        text.text = "Short"
        try device.settle()
        #expect(fixture.popover.isHidden)
    }

    @Test(arguments: [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
    func anAnchorWithoutAPlaceIsReported(_ rect: CGRect) throws {
        let before = OverlayDiagnostics.report
        var reports: [String] = []
        OverlayDiagnostics.report = { reports.append($0) }
        defer { OverlayDiagnostics.report = before }

        fixture.popover.present(from: .rect(rect, in: fixture.table))

        #expect(fixture.popover.window == nil)
        #expect(reports.count == 1)
        #expect(reports.first?.contains("a rectangle in") == true)
    }
}
