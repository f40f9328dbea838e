import UIKit

class ErrandDetailViewController: UIViewController {
    var index = 0

    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var placeLabel: UILabel!
    @IBOutlet private var buttons: [UIButton]!

    private var errand: Errand { ErrandStore.shared.errands[index] }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = errand.title
        placeLabel.text = errand.place
        navigationItem.title = errand.title
        for button in buttons { button.isEnabled = !errand.isDone }
    }

    @IBAction private func postpone(_ sender: UIButton) { placeLabel.text = "Tomorrow" }
}

class AboutViewController: UIViewController {
    private let version: String

    @IBOutlet private var versionLabel: UILabel!

    init?(coder: NSCoder, version: String) {
        self.version = version
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        version = "unknown"
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        versionLabel.text = "Version \(version)"
    }

    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
}

class SettingsViewController: UITableViewController {
    @IBOutlet private var reminders: UISwitch!
    @IBOutlet private var stateLabel: UILabel!

    @IBAction private func remindersChanged(_ sender: UISwitch) { stateLabel.text = sender.isOn ? "On" : "Off" }
}

class SummaryViewController: UIViewController {
    @IBOutlet private var summaryLabel: UILabel!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let open = ErrandStore.shared.errands.filter { !$0.isDone }.count
        summaryLabel.text = "\(open) open"
    }
}
