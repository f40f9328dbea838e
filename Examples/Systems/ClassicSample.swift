import UIKit

/// A popover of `UIPopoverController`: from a bar button item and from a rectangle, with other content the next time, and
/// with another size while it is shown. It needs a tablet.
@available(iOS, deprecated: 9)
final class ClassicSample: SamplePage, UIPopoverControllerDelegate {
    /// The system offers no reference to the visible popover, so the app keeps one.
    private var popover: UIPopoverController?
    private let status = UILabel.sample("No popover was shown yet.")
    private let keepsOpen = UISwitch()
    private var chosen = "Blue"

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Colors", image: nil, primaryAction: UIAction { [unowned self] in showColors(from: $0.sender) })
        column.addArrangedSubview(status)
        addButton("Details of this place") { [unowned self] in showDetails(from: $0) }
        addSwitch("A tap outside is refused", keepsOpen)
        addNote("The guide advises against refusing. What must be answered is better shown modally.")
    }

    /// A popover must not stay visible after its page is gone.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        popover?.dismiss(animated: false)
    }

    /// On a phone, creating a popover controller raises an exception.
    private var isPossible: Bool {
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        status.text = "UIPopoverController is for tablets: on a phone it raises an exception."
        return false
    }

    /// One popover controller serves both uses: only its content changes.
    private func preparedPopover(showing content: UIViewController) -> UIPopoverController {
        let popover = popover ?? UIPopoverController(contentViewController: content)
        if popover.contentViewController !== content { popover.contentViewController = content }
        popover.delegate = self
        self.popover = popover
        return popover
    }

    private func showColors(from sender: Any?) {
        guard isPossible, let item = sender as? UIBarButtonItem else { return }
        if popover?.isPopoverVisible == true { popover?.dismiss(animated: true) }
        let list = ColorList(["Red", "Green", "Blue"], chosen: chosen) { [unowned self] color in
            chosen = color
            status.text = "\(color) was chosen, and the popover dismissed from code: the delegate was not called."
            popover?.dismiss(animated: true)
        }
        preparedPopover(showing: list).present(from: item, permittedArrowDirections: .any, animated: true)
    }

    private func showDetails(from button: UIButton) {
        guard isPossible else { return }
        let details = PopoverDetails { [unowned self] in
            guard let shown = popover else { return }
            let isHigh = shown.contentSize.height > 200
            shown.setContentSize(CGSize(width: 320, height: isHigh ? 160 : 320), animated: true)
        }
        let prepared = preparedPopover(showing: details)
        prepared.contentSize = CGSize(width: 320, height: 160)
        prepared.present(
            from: button.bounds, in: button, permittedArrowDirections: [.up, .down], animated: true)
    }

    // MARK: UIPopoverControllerDelegate

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        if keepsOpen.isOn { status.text = "The delegate refused a tap outside." }
        return !keepsOpen.isOn
    }

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        status.text = "A tap outside dismissed the popover."
    }
}

/// A list with a check mark.
private final class ColorList: UITableViewController {
    private let names: [String]
    private let chosen: String
    private let onChoice: (String) -> Void

    init(_ names: [String], chosen: String, onChoice: @escaping (String) -> Void) {
        self.names = names
        self.chosen = chosen
        self.onChoice = onChoice
        super.init(style: .plain)
        preferredContentSize = CGSize(width: 240, height: 44 * names.count)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "color")
            ?? UITableViewCell(style: .default, reuseIdentifier: "color")
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = names[indexPath.row] == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice(names[indexPath.row])
    }
}

/// A text with a button that changes the size of the popover.
private final class PopoverDetails: UIViewController {
    private let onResize: () -> Void

    init(onResize: @escaping () -> Void) {
        self.onResize = onResize
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: [
            UILabel.sample("The old lighthouse", style: .headline),
            UILabel.sample("Open on Sundays from ten to four."),
            UIButton.sample("Change the size") { [unowned self] _ in onResize() },
        ])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
    }
}
