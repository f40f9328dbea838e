import UIKit

final class RootTabBarController: UITabBarController {
    private let library: Library
    private var readingObservation: NSKeyValueObservation?

    init(library: Library) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let home = HomeViewController(library: library)
        home.tabBarItem = UITabBarItem(title: L10n.home, image: UIImage(systemName: "house"), tag: 0)
        let shelves = ShelvesViewController(library: library)
        shelves.tabBarItem = UITabBarItem(title: L10n.shelves, image: UIImage(systemName: "folder"), tag: 1)
        let notes = NotesViewController(library: library)
        notes.tabBarItem = UITabBarItem(title: L10n.notes, image: UIImage(systemName: "square.and.pencil"), tag: 2)
        viewControllers = [home, shelves, notes].map { root in
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            return navigation
        }
        readingObservation = library.observe(\.unreadCount, options: [.initial, .new]) { [weak self] _, change in
            let count = change.newValue ?? 0
            self?.viewControllers?.first?.tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(noteWasAdded(_:)), name: .noteWasAdded, object: nil)
    }

    @objc private func noteWasAdded(_ notification: Notification) {
        guard notification.userInfo?["quietly"] as? Bool != true else { return }
        selectedIndex = 2
    }
}
