import UIKit

/// A page that is a stack of screens with bars of their own: they take the place of the gallery's bar while it is shown.
final class BarredPage: UIViewController {
    private let stack: UINavigationController
    /// The first screen, and what it has at the start of its bar besides the way back.
    private let screen: UIViewController
    private lazy var ownItems = screen.navigationItem.leftBarButtonItems ?? []

    init(_ screen: UIViewController) {
        self.screen = screen
        stack = UINavigationController(rootViewController: screen)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
        screen.navigationItem.leftBarButtonItems = wayBack + ownItems
        stack.isToolbarHidden = screen.toolbarItems == nil
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// To the list of pages, where that is not beside the page.
    private var wayBack: [UIBarButtonItem] {
        guard let outer = navigationController, outer.viewControllers.first !== self else { return [] }
        let back = UIBarButtonItem(
            image: UIImage(systemName: "chevron.backward"),
            primaryAction: UIAction { [weak outer] _ in outer?.popViewController(animated: true) })
        back.accessibilityLabel = "Back"
        return [back]
    }
}
