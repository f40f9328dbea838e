import UIKit
import Velarium

/// A list of the places nearby.
final class PlacesSheet: BottomSheetController {
    private let heading = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Places"
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(heading)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            heading.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }
}
