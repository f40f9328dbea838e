import UIKit

/// A screen with content, which records its appearance callbacks and is given to tests as a container's child.
final class PairPage: UIViewController {
    private enum Appearance: String { case disappeared, appearing, appeared, disappearing }

    private let color: UIColor
    private var appearance = Appearance.disappeared
    /// What was wrong about the order of the appearance callbacks.
    private(set) var violations: [String] = []
    /// Adds the content when the view loads.
    var onLoad: ((PairPage) -> Void)?

    init(_ title: String, color: UIColor = .systemBackground) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    /// What is wrong while nothing moves: the view must have appeared exactly if it is in a window.
    var violationsAtRest: [String] {
        let isShown = viewIfLoaded?.window != nil
        switch (appearance, isShown) {
        case (.appeared, true), (.disappeared, false): return violations
        case (_, true), (_, false):
            return violations + ["\(title ?? "") is \(appearance.rawValue) but \(isShown ? "in a" : "in no") window"]
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
        onLoad?(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        change(to: .appearing, from: [.disappeared, .disappearing], callback: "viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        change(to: .appeared, from: [.appearing], callback: "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        change(to: .disappearing, from: [.appeared, .appearing], callback: "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        change(to: .disappeared, from: [.disappearing], callback: "viewDidDisappear")
    }

    private func change(to next: Appearance, from expected: [Appearance], callback: String) {
        if !expected.contains(appearance) {
            violations.append("\(title ?? "") received \(callback) while \(appearance.rawValue)")
        }
        appearance = next
    }
}
