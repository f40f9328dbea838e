import UIKit
import Velarium

/// A map with a button that shows the places nearby.
final class MapPage: UIViewController, BottomSheetControllerDelegate {
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
        sheet.delegate = self
        present(sheet, animated: true)
        makeRoom(for: .quarter)
        Task { [weak self] in
            let reason = await sheet.dismissal()
            if reason == .action { self?.title = sheet.chosen }
        }
    }

    func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent) {
        makeRoom(for: detent)
    }

    private func makeRoom(for detent: SheetDetent) {
        UIView.animate(withDuration: 0.3) { [self] in
            map.coveredHeight = view.bounds.height * detent.fraction
            map.layoutIfNeeded()
        }
    }

    func overlayController(_ controller: OverlayController, didDismissFor reason: DismissReason) {
        makeRoom(for: .closed)
    }
}
