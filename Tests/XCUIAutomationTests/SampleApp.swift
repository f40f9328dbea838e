import UIKitAlerts
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitTables

/// An app with a form, a list and presentations, which UI tests launch.
final class SampleAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        let form = FormController()
        form.tabBarItem = UITabBarItem(title: "Form", image: nil, tag: 0)
        let list = UINavigationController(rootViewController: ListController())
        list.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 1)
        tabs.viewControllers = [form, list]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A form with one control of each kind.
final class FormController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let nameField = UITextField()
    private let passwordField = UITextField()
    private let toggle = UISwitch()
    private let slider = UISlider()
    private let segments = UISegmentedControl(items: ["Day", "Week"])
    private let picker = UIPickerView()
    private let status = UILabel()
    private let late = UILabel()
    private let cities = ["Berlin", "Oslo", "Rome"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        nameField.placeholder = "Name"
        nameField.autocorrectionType = .no
        nameField.autocapitalizationType = .none
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        toggle.accessibilityIdentifier = "wifi"
        slider.accessibilityLabel = "Volume"
        segments.selectedSegmentIndex = 0
        picker.dataSource = self
        picker.delegate = self
        status.text = "Ready"
        status.accessibilityIdentifier = "status"
        let rows: [UIView] = [
            nameField, passwordField, toggle, slider, segments, picker, status,
            button("Save") { [unowned self] in status.text = "Saved \(nameField.text ?? "")" },
            button("Alert") { [unowned self] in showAlert() },
            button("Later") { [unowned self] in showLater() },
            button("Disabled", isEnabled: false) {},
            menuButton(),
        ]
        var y: CGFloat = 60
        for row in rows {
            let height: CGFloat = row === picker ? 160 : 40
            row.frame = CGRect(x: 16, y: y, width: row === toggle ? 60 : 300, height: height)
            view.addSubview(row)
            y += height + 8
        }
        let arguments = CommandLine.arguments.dropFirst().joined(separator: " ")
        let words = ["\(arguments)", ProcessInfo.processInfo.environment["SAMPLE_WORD"] ?? "none"]
        late.text = words.joined(separator: "|")
        late.accessibilityIdentifier = "launch"
        late.frame = CGRect(x: 200, y: 156, width: 180, height: 40)
        view.addSubview(late)
    }

    private func button(_ title: String, isEnabled: Bool = true, action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.isEnabled = isEnabled
        return button
    }

    private func menuButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Options", for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(
            children: ["Duplicate", "Move"].map { title in
                UIAction(title: title) { [unowned self] _ in status.text = "\(title)d" }
            })
        return button
    }

    private func showAlert() {
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in status.text = "Canceled" })
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in status.text = "Gone" })
        present(alert, animated: true)
    }

    /// Shows a label after two seconds.
    private func showLater() {
        UIView.animate(withDuration: 0.5, delay: 1.5) { [unowned self] in
            status.alpha = 0.5
        } completion: { [weak self] _ in
            let label = UILabel(frame: CGRect(x: 200, y: 60, width: 150, height: 40))
            label.text = "Here"
            self?.view.addSubview(label)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { cities.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        cities[row]
    }
}

/// Sixty rows, with details.
final class ListController: UITableViewController {
    private var names = (0..<60).map { "Row \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        names.insert(names.remove(at: source.row), at: destination.row)
    }

    override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UIViewController()
        detail.view.backgroundColor = .white
        detail.title = "Detail \(indexPath.row)"
        navigationController?.pushViewController(detail, animated: true)
    }
}
