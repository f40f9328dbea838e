import UIKit
import Velarium

/// An album with a button that renames it.
final class AlbumPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Summer"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Rename", primaryAction: UIAction { [unowned self] _ in rename() })
        let photos = UIStackView(arrangedSubviews: [photo(.systemTeal), photo(.systemOrange), photo(.systemIndigo)])
        photos.axis = .vertical
        photos.distribution = .fillEqually
        photos.spacing = 4
        photos.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(photos)
        NSLayoutConstraint.activate([
            photos.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            photos.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            photos.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            photos.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func photo(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        return view
    }

    private func rename() {
        present(RenameDialog(), animated: true)
    }
}
