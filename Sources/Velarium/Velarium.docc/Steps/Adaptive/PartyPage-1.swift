import UIKit
import Velarium

/// A page with a list of guests.
final class PartyPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Party"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Guests", primaryAction: UIAction { [unowned self] _ in chooseGuests() })
    }

    private func chooseGuests() {
        let picker = PeoplePicker()
        let overlay = AdaptiveOverlayController(picker, style: .popover)
        if let item = navigationItem.rightBarButtonItem, let bar = navigationController?.navigationBar {
            overlay.anchor = .barButtonItem(item, in: bar)
        }
        present(overlay, animated: true)
    }
}
