import UIKit

/// A page with its own navigation stack and bars, which replace the gallery's navigation bar while it is shown.
final class NavigationStackPage: UIViewController {
    private let stack: UINavigationController
    /// The root screen, and its own leading bar button items.
    private let screen: UIViewController
    private lazy var leadingItems = screen.navigationItem.leftBarButtonItems ?? []

    init(_ screen: UIViewController) {
        self.screen = screen
        stack = UINavigationController(rootViewController: screen)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
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
        screen.navigationItem.leftBarButtonItems = backItems + leadingItems
        stack.isToolbarHidden = screen.toolbarItems == nil
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// A back button to the list of pages, unless the list is visible beside the page.
    private var backItems: [UIBarButtonItem] {
        guard let outer = navigationController, outer.viewControllers.first !== self else { return [] }
        let back = UIBarButtonItem(
            image: UIImage(systemName: "chevron.backward"),
            primaryAction: UIAction { [weak outer] _ in outer?.popViewController(animated: true) })
        back.accessibilityLabel = "Back"
        return [back]
    }
}
