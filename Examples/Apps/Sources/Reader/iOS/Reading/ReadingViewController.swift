import UIKit

/// A book: its chapters are pages that the user turns.
class ReadingViewController: UIViewController {
    private let book: Book
    private let library: Library
    private let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    private let progressView = UIProgressView()
    private let pageLabel = UILabel()
    private lazy var textSizeItem = UIBarButtonItem(
        image: UIImage(systemName: "textformat.size"), style: .plain, target: self,
        action: #selector(showTextSize(_:)))

    init(book: Book, library: Library) {
        self.book = book
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = book.title
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Paper")
        addChild(pages)
        pages.dataSource = self
        pages.delegate = self
        pages.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        progressView.progressTintColor = UIColor(named: "AccentColor")
        pageLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
        pageLabel.adjustsFontForContentSizeCategory = true
        pageLabel.textColor = .secondaryLabel
        pageLabel.accessibilityIdentifier = "page"
        let footer = UIStackView(arrangedSubviews: [progressView, pageLabel])
        footer.spacing = 12
        footer.alignment = .center
        footer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(footer)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            pages.view.topAnchor.constraint(equalTo: safe.topAnchor),
            pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pages.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pages.view.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -8),
            footer.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
        ])
        configureBar()
        show(chapter: 0, animated: false)
    }

    private func configureBar() {
        textSizeItem.accessibilityLabel = L10n.textSize
        let contents = UIBarButtonItem(
            image: UIImage(systemName: "list.bullet"), style: .plain, target: self, action: #selector(showContents))
        contents.accessibilityLabel = L10n.contents
        let share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
        share.accessibilityLabel = L10n.share
        navigationItem.rightBarButtonItems = [share, textSizeItem, contents]
    }

    private func page(_ index: Int) -> ChapterViewController? {
        guard book.chapters.indices.contains(index) else { return nil }
        return ChapterViewController(book: book, index: index, library: library)
    }

    private var currentIndex: Int { (pages.viewControllers?.first as? ChapterViewController)?.index ?? 0 }

    private func show(chapter index: Int, animated: Bool) {
        guard let page = page(index) else { return }
        let direction: UIPageViewController.NavigationDirection = index >= currentIndex ? .forward : .reverse
        pages.setViewControllers([page], direction: direction, animated: animated)
        chapterDidChange(to: index)
    }

    private func chapterDidChange(to index: Int) {
        let progress = Float(index + 1) / Float(max(1, book.chapters.count))
        progressView.setProgress(progress, animated: view.window != nil)
        pageLabel.text = "\(index + 1)/\(book.chapters.count)"
        library.setProgress(progress, of: book)
    }

    // MARK: Actions

    @IBAction func showTextSize(_ sender: UIBarButtonItem) {
        let controller = TextSizeViewController(library: library)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.barButtonItem = sender
        controller.popoverPresentationController?.permittedArrowDirections = .up
        controller.popoverPresentationController?.delegate = self
        present(controller, animated: true)
    }

    @objc func showContents() {
        let contents = ContentsViewController(book: book, current: currentIndex)
        contents.onSelect = { [weak self] index in self?.show(chapter: index, animated: true) }
        let navigation = UINavigationController(rootViewController: contents)
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.preferredCornerRadius = 20
        }
        present(navigation, animated: true)
    }

    @objc func share(_ sender: UIBarButtonItem) {
        let text = book.chapters[currentIndex].title
        let activity = UIActivityViewController(activityItems: [book.title, text], applicationActivities: nil)
        activity.popoverPresentationController?.barButtonItem = sender
        present(activity, animated: true)
    }
}

extension ReadingViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(((viewController as? ChapterViewController)?.index ?? 0) - 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(((viewController as? ChapterViewController)?.index ?? 0) + 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if completed { chapterDidChange(to: currentIndex) }
    }
}

extension ReadingViewController: UIPopoverPresentationControllerDelegate {
    /// A popover on phones, too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
