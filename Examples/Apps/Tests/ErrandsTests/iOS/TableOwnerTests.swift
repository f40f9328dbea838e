import UIKit
import XCTest

/// A test case that is itself the data source and the delegate of what it tests.
class TableOwnerTests: XCTestCase, UITableViewDataSource, UITableViewDelegate {
    private let titles = ["Milk", "Eggs"]
    private var selected: [Int] = []
    private var taps = 0
    private lazy var table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override func setUp() {
        super.setUp()
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = titles[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }

    func testTheTableAsksTheTestCase() {
        table.layoutIfNeeded()

        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, titles)
        table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(selected, [1])
    }

    func testAButtonSendsItsActionToTheTestCase() {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)

        button.sendActions(for: .touchUpInside)

        XCTAssertEqual(taps, 1)
    }

    @objc private func tap() { taps += 1 }
}
