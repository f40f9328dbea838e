import Samples
import UIKit

extension GalleryPage {
    /// The index: the list of all pages, with the chosen page beside it on wide screens.
    static let index = GalleryPage(
        id: "index", title: "Index", summary: "Every page of the gallery",
        group: .system, symbol: "list.bullet", tint: .systemGray
    ) { GalleryRootController() }
}

/// The gallery's root controller. On narrow screens, pages are pushed onto the list; on wide ones, the list is at the
/// leading edge and the chosen page beside it. A page that the user has chosen stays open when the width changes.
final class GalleryRootController: UIViewController {
    private static let listWidth: CGFloat = 320

    private let list = GalleryIndexController()
    private let primary: UINavigationController
    private let secondary = UINavigationController()
    private let divider = UIView()
    private let tablet = TabletSwitch()
    private var chosen: (page: GalleryPage, controller: UIViewController)?
    /// Whether the open page is the first page beside the list, which the user has not chosen.
    private var showsSample = false
    private var isWide: Bool?

    /// The page to open first. Nil: the list, and on wide screens the first page beside it.
    private var firstPage: GalleryPage?

    init(opening page: GalleryPage? = nil) {
        firstPage = page
        primary = UINavigationController(rootViewController: list)
        super.init(nibName: nil, bundle: nil)
        list.onChoice = { [unowned self] page in choose(page) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        primary.navigationBar.prefersLargeTitles = true
        addChild(primary)
        view.addSubview(primary.view)
        primary.didMove(toParent: self)
        divider.backgroundColor = .separator
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateLayout(isWide: traitCollection.horizontalSizeClass == .regular && view.bounds.width >= 2 * Self.listWidth)
        layOut()
    }

    private func layOut() {
        guard isWide == true else {
            primary.view.frame = view.bounds
            return
        }
        let line = 1 / max(1, traitCollection.displayScale)
        let (list, rest) = view.bounds.divided(
            atDistance: Self.listWidth,
            from: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .maxXEdge : .minXEdge)
        primary.view.frame = list
        secondary.view.frame = rest
        divider.frame = CGRect(x: rest.minX == 0 ? list.minX : rest.minX - line, y: 0, width: line, height: rest.height)
    }

    private func updateLayout(isWide: Bool) {
        guard self.isWide != isWide else { return }
        self.isWide = isWide
        list.keepsSelection = isWide
        if isWide {
            primary.popToRootViewController(animated: false)
            addChild(secondary)
            view.addSubview(secondary.view)
            secondary.didMove(toParent: self)
            view.addSubview(divider)
            if let chosen {
                secondary.setViewControllers([chosen.controller], animated: false)
            } else {
                open(firstPage ?? SystemSample.guide.page)
                showsSample = firstPage == nil
            }
        } else if let firstPage, chosen == nil {
            open(firstPage, animated: false)
        } else {
            let controllers = secondary.viewControllers
            secondary.setViewControllers([], animated: false)
            secondary.willMove(toParent: nil)
            secondary.viewIfLoaded?.removeFromSuperview()
            secondary.removeFromParent()
            divider.removeFromSuperview()
            guard !showsSample else {
                chosen = nil
                list.selectedPage = nil
                return
            }
            controllers.forEach { primary.pushViewController($0, animated: false) }
        }
    }

    private func choose(_ page: GalleryPage) {
        tablet.prepare(for: page) { [weak self] in self?.open(page) }
    }

    private func open(_ page: GalleryPage, animated: Bool = true) {
        let controller = page.makeController()
        controller.title = page.title.localized
        controller.navigationItem.largeTitleDisplayMode = .never
        chosen = (page, controller)
        showsSample = false
        list.selectedPage = page
        if isWide == true {
            secondary.setViewControllers([controller], animated: false)
        } else {
            primary.pushViewController(controller, animated: animated)
        }
    }
}
