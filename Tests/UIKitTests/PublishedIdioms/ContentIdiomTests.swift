import Testing
import UIKit
import VelariumTesting

/// What published apps do with tables, texts and controls.
@MainActor @Suite struct ContentIdiomTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() {
        page.view.backgroundColor = .white
        device.show(page)
    }

    /// A table whose rows have a field.
    private final class FieldTable: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let field = UITextField(frame: CGRect(x: 200, y: 5, width: 120, height: 34))
            cell.contentView.addSubview(field)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            (tableView.cellForRow(at: indexPath)?.contentView.subviews.first as? UITextField)?.becomeFirstResponder()
        }
    }

    @Test func aTapOnARowEditsTheFirstFieldInIt() throws {
        let table = FieldTable(style: .plain)
        device.show(table)
        try device.settle()

        try device.tap(x: 60, y: 47 + 44 + 22)
        try device.settle()

        let field = table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.subviews.first
        #expect(field?.isFirstResponder == true && table.tableView.indexPathForSelectedRow == nil)
    }

    @Test func aRowIsDeselectedAlongsideTheWayBack() throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let selected = tableView.indexPathForSelectedRow, let coordinator = transitionCoordinator else {
                    return
                }
                coordinator.animate(alongsideTransition: { _ in
                    self.tableView.deselectRow(at: selected, animated: true)
                }) { context in
                    if context.isCancelled {
                        self.tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
                    }
                }
            }
        }
        let list = List(style: .plain)
        list.clearsSelectionOnViewWillAppear = false
        let navigation = UINavigationController(rootViewController: list)
        device.show(navigation)
        try device.settle()
        list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        try device.settle()

        try device.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 60, y: 400))
        try device.settle()
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        navigation.popViewController(animated: true)
        try device.settle()

        #expect(list.tableView.indexPathForSelectedRow == nil)
    }

    @Test func anEmptyFooterLeavesNoSeparatorsBelowTheRows() throws {
        let table = FieldTable(style: .plain)
        table.tableView.tableFooterView = UIView()
        table.tableView.separatorColor = .red
        device.show(table)
        try device.settle()

        let picture = device.picture()
        let below = stride(from: 47 + 4 * 44 + 10, to: 800, by: 1 / 3).contains { y in
            picture.color(atX: 200, y: y).isClose(to: .init(red: 255, green: 0, blue: 0), within: 60)
        }

        #expect(!below)
    }

    @Test func theColorOfAPressedRowIsThatOfItsSelectedBackground() throws {
        let table = FieldTable(style: .plain)
        device.show(table)
        try device.settle()
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let background = UIView()
        background.backgroundColor = .green
        cell.selectedBackgroundView = background

        table.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        try device.settle()

        #expect(device.picture().color(atX: 100, y: 60).isClose(to: .init(red: 0, green: 255, blue: 0), within: 8))
    }

    @Test func aSpacerAtTheLeftOfAFieldIndentsItsText() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.text = "words"
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 34))
        field.leftViewMode = .always
        page.view.addSubview(field)

        let indented = field.textRect(forBounds: field.bounds).minX
        field.leftViewMode = .never

        #expect(indented >= 24 && field.textRect(forBounds: field.bounds).minX < 24)
    }

    @Test func aTextViewWithoutInsetsBeginsWhereALabelDoes() throws {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
        let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
        text.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
        for view in [label, text] as [UIView] { page.view.addSubview(view) }
        label.text = "Hills"
        text.text = "Hills"
        label.font = .systemFont(ofSize: 20)
        text.font = .systemFont(ofSize: 20)
        try device.settle()

        func firstColumn(_ y: CGFloat) -> CGFloat? {
            let picture = device.picture()
            return stride(from: 10, to: 60, by: 1 / 3).first { x in
                stride(from: y, to: y + 30, by: 1).contains { picture.color(atX: x, y: $0).red < 120 }
            }
        }
        let columns = [firstColumn(100), firstColumn(200)]

        #expect(columns[0] != nil && abs((columns[0] ?? 0) - (columns[1] ?? 0)) <= 0.34)
    }

    @Test func anArrangedViewIsHiddenWithAnimation() throws {
        let views = [UIView(), UIView()]
        for view in views { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100).isActive = true
        stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
        try device.settle()

        UIView.animate(withDuration: 0.4) {
            views[0].isHidden = true
            self.page.view.layoutIfNeeded()
        }
        device.advance(by: 0.2)
        let halfway = views[1].layer.presentation()?.frame.minY ?? -1
        try device.settle()

        #expect(halfway > 5 && halfway < 35 && views[1].frame.minY == 0)
    }

    @Test func aScaledSwitchIsTurnedByATap() throws {
        let toggle = UISwitch()
        toggle.transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
        toggle.center = CGPoint(x: 200, y: 300)
        page.view.addSubview(toggle)
        try device.settle()

        try device.tap(x: 200, y: 300)

        #expect(toggle.isOn)
    }

    @Test func refreshingBeginsByCodeWithTheContentPulledDown() throws {
        let table = FieldTable(style: .plain)
        table.refreshControl = UIRefreshControl()
        device.show(table)
        try device.settle()
        let control = try #require(table.refreshControl)

        control.beginRefreshing()
        table.tableView.setContentOffset(CGPoint(x: 0, y: -47 - control.frame.height), animated: true)
        try device.settle()
        #expect(control.isRefreshing && table.tableView.contentOffset.y < -47)
        control.endRefreshing()
        try device.settle()

        #expect(!control.isRefreshing && table.tableView.contentOffset.y == -47)
    }

    @Test func anImageBehindTheTitleByTheSemanticAttribute() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Next", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        button.semanticContentAttribute = .forceRightToLeft
        button.sizeToFit()
        page.view.addSubview(button)
        try device.settle()

        let title = try #require(button.titleLabel)
        let image = try #require(button.imageView)

        #expect(image.frame.minX >= title.frame.maxX - 0.5)
    }

    @Test func theHoldOfACollectionIsShortenedThroughItsRecognizers() throws {
        let collection = UICollectionView(
            frame: page.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.addGestureRecognizer(UILongPressGestureRecognizer())

        for case let hold as UILongPressGestureRecognizer in collection.gestureRecognizers ?? [] {
            hold.minimumPressDuration = 0.1
        }

        let holds = collection.gestureRecognizers?.compactMap { $0 as? UILongPressGestureRecognizer } ?? []
        #expect(!holds.isEmpty && holds.allSatisfy { $0.minimumPressDuration == 0.1 })
    }

    @Test func allRecognizersOfAViewAreRemovedByAsManyCalls() throws {
        var taps = 0
        let view = TapCounter(frame: CGRect(x: 100, y: 300, width: 80, height: 80)) { taps += 1 }
        page.view.addSubview(view)
        try device.tap(x: 140, y: 340)

        view.gestureRecognizers?.forEach { view.removeGestureRecognizer($0) }
        try device.tap(x: 140, y: 340)

        #expect(taps == 1 && view.gestureRecognizers?.isEmpty != false)
    }
}

/// Counts the taps on it.
private final class TapCounter: UIView {
    private let onTap: () -> Void

    init(frame: CGRect, onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", TapCounter.tap)))
    }

    required init?(coder: NSCoder) { nil }

    private func tap(_ recognizer: UITapGestureRecognizer) { onTap() }
}
