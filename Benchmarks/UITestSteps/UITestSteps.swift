import CoreGraphics
import Foundation
import UIKitAlerts
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitTables
import XCUIAutomation

/// Measures what a UI test of thirty steps costs, from the launch of its app on: a list, a pushed page, a form with typed text,
/// an alert, and questions between them. Animations run on the clock of the test, frame by frame, without a display.
@main struct UITestBenchmark {
    @MainActor static func main() {
        let app = XCUIApplication(delegate: ListAppDelegate.self)
        var failures = 0
        let launches = milliseconds(of: 20) { app.launch() }
        let tests = milliseconds(of: 20) {
            app.launch()
            failures += performThirtySteps(of: app) ? 0 : 1
        }
        precondition(failures == 0, "\(failures) of the runs do not end as expected; the figures mean nothing.")
        report("uitests/launch", launches)
        report("uitests/thirty-steps", tests)
    }

    /// The processor time of `count` runs after three that are not counted, ascending.
    @MainActor private static func milliseconds(of count: Int, _ work: () -> Void) -> [Double] {
        (0..<count + 3).map { _ in
            let start = clock()
            work()
            return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
        }.dropFirst(3).sorted()
    }

    private static func report(_ name: String, _ sorted: [Double]) {
        let figures = String(format: "minimum %.1f ms, median %.1f ms", sorted[0], sorted[sorted.count / 2])
        FileHandle.standardOutput.write(Data("\(name): \(figures) of processor time\n".utf8))
    }
}

/// Returns whether the app answers as expected.
@MainActor private func performThirtySteps(of app: XCUIApplication) -> Bool {
    var answers: [Bool] = []
    for row in ["Row 1", "Row 2", "Row 3"] {
        app.tables.staticTexts[row].tap()
        answers.append(app.navigationBars[row].waitForExistence(timeout: 1))
        app.textFields["Name"].tap()
        app.textFields["Name"].typeText("ab")
        answers.append(app.textFields["Name"].value as? String == "ab")
        app.switches["Active"].tap()
        answers.append(app.switches["Active"].value as? String == "1")
        app.buttons["Save"].tap()
        app.alerts["Save?"].buttons["OK"].tap()
        app.navigationBars.buttons.element(boundBy: 0).tap()
    }
    return !answers.contains(false)
}

private final class ListAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: ListController(style: .plain))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A list of forty rows, each of which pushes its form.
private final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let form = FormController()
        form.title = "Row \(indexPath.row)"
        navigationController?.pushViewController(form, animated: true)
    }
}

/// A field, a switch and a button that asks.
private final class FormController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 40))
        field.accessibilityIdentifier = "Name"
        let active = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
        active.accessibilityIdentifier = "Active"
        let save = UIButton(type: .system, primaryAction: UIAction(title: "Save") { [unowned self] _ in ask() })
        save.frame = CGRect(x: 20, y: 260, width: 120, height: 44)
        for control in [field, active, save] { view.addSubview(control) }
    }

    private func ask() {
        let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
