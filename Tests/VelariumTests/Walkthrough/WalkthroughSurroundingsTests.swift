import Testing
import UIKit
import Velarium
import VelariumTesting

/// Walkthroughs beside the keyboard and under panels, and with long words.
@MainActor @Suite struct WalkthroughSurroundingsTests {
    private func label(_ text: String, on device: TestDevice) throws -> CGRect {
        let view = try device.view(.text(text))
        return view.convert(view.bounds, to: nil)
    }

    @Test(arguments: [250.0, 420, 600])
    func theCardIsAboveTheKeyboardOfTheFieldThatItPointsAt(y: Double) throws {
        let device = TestDevice(.iPhone14, keyboard: .software)
        let page = EveryOverlayPage()
        device.show(page)
        page.field.frame.origin.y = y
        let tour = Walkthrough(steps: [
            .init(.view(page.field), title: "Name", message: "Type your name here, it is shown to others.")
        ])
        tour.passesTouchesToAnchor = true
        tour.show(over: page)
        try device.settle()

        try device.tap(x: 60, y: y + 15)
        try device.settle()

        let keyboard = try #require(device.keyboardFrame)
        #expect(try label("Type your name here, it is shown to others.", on: device).maxY <= keyboard.minY)
    }

    @Test func aStepScrollsToAnAnchorThatIsBelowAPanel() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        let anchor = UIView(frame: CGRect(x: 20, y: 760, width: 200, height: 40))
        scroll.addSubview(anchor)
        let panel = UIView(frame: CGRect(x: 0, y: 644, width: 390, height: 200))
        panel.backgroundColor = .white
        page.view.addSubview(scroll)
        page.view.addSubview(panel)
        device.show(page)

        Walkthrough(steps: [.init(.view(anchor), title: "Here")]).show(over: page)
        try device.settle()

        #expect(anchor.convert(anchor.bounds, to: nil).maxY <= 644)
    }

    @Test(arguments: [9, 22, 24], [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func aStepScrollsToARowWhoseNeighborsAreMeasuredOnTheWay(_ row: Int, _ size: UIContentSizeCategory) throws {
        let device = TestDevice(.iPhone14)
        let page = MeasuredRowsController(style: .plain)
        device.show(page)
        try device.setTextSize(size)
        let tour = Walkthrough(steps: [
            .init(nil, title: "Start"),
            .init(.row(at: IndexPath(row: row, section: 0), in: page.tableView), title: "Row"),
            .init(nil, title: "End"),
        ])
        tour.show(over: page)
        try device.settle()

        tour.showNextStep()
        try device.settle()

        #expect(tour.currentStep == 1)
        let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        let visible = page.tableView.bounds.inset(by: page.tableView.adjustedContentInset)
        #expect(visible.insetBy(dx: 0, dy: -0.5).contains(cell.frame))
    }

    @Test(arguments: [TestDevice.Language.english, .german, .arabic])
    func theButtonsOfTheCardAreReadableAtTheLargestTextSize(_ language: TestDevice.Language) throws {
        let device = TestDevice(.iPhoneSE, language: language)
        let page = UIViewController()
        device.show(page)
        try device.setTextSize(.accessibilityExtraExtraExtraLarge)

        Walkthrough(steps: [.init(nil, title: "One"), .init(nil, title: "Two"), .init(nil, title: "Three")])
            .show(over: page)
        try device.settle()

        func buttons(in view: UIView) -> [UIButton] {
            view.subviews.flatMap { buttons(in: $0) + [$0 as? UIButton].compactMap { $0 } }
        }
        for button in buttons(in: device.window) where !button.isHidden {
            let title = try #require(button.titleLabel)
            let wanted = title.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width
            #expect(wanted * title.minimumScaleFactor <= button.bounds.width, "\(title.text ?? "")")
            #expect(button.bounds.width <= 320)
        }
    }

    @Test(arguments: [CGSize(width: 390, height: 100), CGSize(width: 24, height: 844), CGSize(width: 10, height: 6)])
    func theCardStaysInAWindowThatHasNoRoomForItsMargins(_ size: CGSize) throws {
        let device = TestDevice(.iPhone14)
        let page = EveryOverlayPage()
        device.show(page)
        Walkthrough(steps: [.init(nil, title: "Name", message: "Type your name here.")]).show(over: page)
        try device.settle()

        device.window.frame = CGRect(origin: .zero, size: size)
        try device.settle()

        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { labels(in: $0) + [$0 as? UILabel].compactMap { $0 } }
        }
        let name = try #require(labels(in: device.window).first { $0.text == "Name" })
        let card = try #require(name.superview?.superview)
        let frame = card.convert(card.bounds, to: nil)
        #expect(device.window.bounds.contains(frame) && !frame.isEmpty)
    }
}

/// Rows that are higher than the table estimates.
private final class MeasuredRowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Note \(indexPath.row)"
        content.secondaryText = "Yesterday"
        cell.contentConfiguration = content
        return cell
    }
}
