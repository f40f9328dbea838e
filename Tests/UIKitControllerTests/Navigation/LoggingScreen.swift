import UIKitCore

/// A log of callbacks, in order.
@MainActor final class Journal {
    var lines: [String] = []
}

/// A view controller that logs its appearance callbacks.
final class LoggingScreen: UIViewController {
    private let journal: Journal
    var onWillAppear: ((LoggingScreen) -> Void)?

    init(_ title: String, _ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { journal.lines.append("\(title ?? "") \(call)") }

    override func viewWillAppear(_ animated: Bool) {
        note("willAppear")
        onWillAppear?(self)
    }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
