import UIKit
import Velarium

/// A map with a button that shows the places nearby.
final class MapPage: UIViewController {
    private let map = MapView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
        map.frame = view.bounds
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(map)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Around here", primaryAction: UIAction { [unowned self] _ in showPlaces() })
    }

    private func showPlaces() {
        let sheet = PlacesSheet()
        sheet.configuration.detents = [.closed, .quarter, .threeQuarters]
        sheet.configuration.dimming = .clear
        sheet.detent = .quarter
        present(sheet, animated: true)
    }
}
