import UIKit
import Velarium
import VelariumTesting

/// A device on which a container shows its inhabitant.
@MainActor final class PairScene {
    /// What is set before anything is shown.
    struct Environment {
        var isLandscape = false
        var textSize: UIContentSizeCategory?
        var style = UIUserInterfaceStyle.light
        var direction: UIUserInterfaceLayoutDirection?
    }

    let device: TestDevice
    let pair: PairCase
    /// What the walk watches beyond the life of the scene.
    let residue = PairResidue()
    /// The controller with the inhabitant.
    let content: UIViewController
    let base: UIViewController
    /// The container, if it is presented, and the overlays that are retained by the app.
    private(set) var container: UIViewController?
    private var retained: [AnyObject] = []

    init(_ pair: PairCase, in environment: Environment = Environment()) throws {
        self.pair = pair
        device = TestDevice(
            pair.isPad ? .iPadMini : .iPhone11, style: environment.style, isLandscape: environment.isLandscape,
            keyboard: .software)
        device.system.misuseRecorder = { [residue] in residue.misuses.append($0.message) }
        if let size = environment.textSize { try device.setTextSize(size) }
        if let direction = environment.direction { try device.setLayoutDirection(direction) }
        content = PairContents.makeController(pair.inhabitant)
        base = pair.container.isOverlay ? PairPage("Base") : PairScene.makeBase(pair.container, content)
        device.show(base)
        try device.settle()
        if pair.container.isOverlay { showContainer() }
        try device.settle()
        if pair.inhabitant.isOverlay { showInhabitant(pair.inhabitant, from: content) }
        try device.settle()
    }

    /// The pages that record their appearance, wherever they are.
    var pages: [PairPage] { controllers.compactMap { $0 as? PairPage } }

    /// The controllers of the app's own window.
    private var controllers: [UIViewController] {
        func all(in controller: UIViewController) -> [UIViewController] {
            let presented = controller.presentedViewController
            let own = presented?.presentingViewController === controller ? presented : nil
            return [controller] + (controller.children + [own].compactMap { $0 }).flatMap(all)
        }
        return all(in: base)
    }

    /// Watches everything that exists now, which must be gone after the scene is.
    func watchResidue() {
        residue.watch(controllers + [content])
        residue.watch(controllers.compactMap(\.viewIfLoaded))
        residue.watch(device.application.windows)
        residue.watch(retained)
    }

    /// The controller that is in front of everything in the app's own window.
    var front: UIViewController {
        var front = base
        while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
        return front
    }

    /// The text input that can be edited in front; nil without one.
    var input: UIView? {
        func search(_ view: UIView) -> UIView? {
            if !view.isHidden, view is UITextField || view is UITextView { return view }
            return view.subviews.lazy.compactMap(search).first
        }
        return front.viewIfLoaded.flatMap(search)
    }

    // MARK: Building

    private static func makeBase(_ kind: PairContainer, _ content: UIViewController) -> UIViewController {
        switch kind {
        case .navigation, .largeTitleNavigation:
            let navigation = UINavigationController(rootViewController: content)
            navigation.navigationBar.prefersLargeTitles = kind == .largeTitleNavigation
            return navigation
        case .tab:
            let tab = UITabBarController()
            tab.viewControllers = [content, PairPage("Other tab")]
            content.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
            return tab
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(PairPage("Primary"), for: .primary)
            split.setViewController(content, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            return split
        case .page: return PairPages(content)
        case .table: return PairTable(content)
        case .collection: return PairCollection(content)
        case .child:
            let page = PairPage("Parent")
            page.addChild(content)
            page.view.fill(with: content.view)
            content.didMove(toParent: page)
            return page
        case .window, .popover, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .alert, .bottomSheet, .dialog,
            .adaptiveSheet, .modal, .popoverView:
            return content
        }
    }

    private func showContainer() {
        switch pair.container {
        case .popover: present(content, as: .popover)
        case .pageSheet: present(content, as: .pageSheet)
        case .formSheet: present(content, as: .formSheet)
        case .fullScreen: present(content, as: .fullScreen)
        case .overFullScreen: present(content, as: .overFullScreen)
        case .alert:
            let alert = UIAlertController(title: "Alert", message: "A message", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            if pair.inhabitant == .textField {
                alert.addTextField { field in
                    field.placeholder = "Field"
                    // Without a caret, which blinks.
                    field.tintColor = .clear
                }
            }
            container = alert
            base.present(alert, animated: false)
        case .bottomSheet, .dialog:
            let overlay: UIViewController = pair.container == .dialog ? DialogController() : BottomSheetController()
            overlay.addChild(content)
            overlay.view.fill(with: content.view)
            content.didMove(toParent: overlay)
            container = overlay
            base.present(overlay, animated: false)
        case .adaptiveSheet:
            let overlay = AdaptiveOverlayController(content, style: .sheet)
            container = overlay
            base.present(overlay, animated: false)
        case .modal:
            let overlay = ModalPresentationViewController(contentViewController: content)
            container = overlay
            retained.append(overlay)
            overlay.show(animated: false)
        case .popoverView:
            content.preferredContentSize = CGSize(width: 260, height: 220)
            let popover = PopoverView(viewController: content)
            retained.append(popover)
            popover.present(from: .rect(CGRect(x: 160, y: 300, width: 40, height: 30), in: base.view))
        case .window, .navigation, .largeTitleNavigation, .tab, .split, .page, .table, .collection, .child: return
        }
    }

    private func present(_ controller: UIViewController, as style: UIModalPresentationStyle, animated: Bool = false) {
        controller.modalPresentationStyle = style
        controller.popoverPresentationController?.sourceView = base.view
        controller.popoverPresentationController?.sourceRect = CGRect(x: 160, y: 300, width: 40, height: 30)
        container = controller
        base.present(controller, animated: animated)
    }

    /// Shows an overlay from `presenter`.
    func showInhabitant(_ kind: PairInhabitant, from presenter: UIViewController, animated: Bool = false) {
        switch kind {
        case .popover, .sheet:
            let page = PairPage("Presented", color: .secondarySystemBackground)
            page.modalPresentationStyle = kind == .popover ? .popover : .pageSheet
            page.preferredContentSize = CGSize(width: 200, height: 160)
            page.popoverPresentationController?.sourceView = presenter.view
            page.popoverPresentationController?.sourceRect = CGRect(x: 60, y: 60, width: 30, height: 20)
            presenter.present(page, animated: animated)
        case .alert, .actionSheet:
            let alert = UIAlertController(
                title: "Inner", message: nil, preferredStyle: kind == .alert ? .alert : .actionSheet)
            alert.addAction(UIAlertAction(title: "Done", style: .default))
            alert.popoverPresentationController?.sourceView = presenter.view
            presenter.present(alert, animated: animated)
        case .bottomSheet: presenter.present(BottomSheetController(), animated: animated)
        case .dialog: presenter.present(DialogController(), animated: animated)
        case .toast:
            let toast = Toast(title: "Toast")
            retained.append(toast)
            toast.show(over: presenter, animated: animated)
        case .page, .textField, .textView, .search, .refresh, .picker, .datePicker, .menu, .slider, .navigation, .tab,
            .split, .pages, .table, .collection, .child:
            return
        }
    }

    /// The navigation controller around the content, or in it; nil without one.
    var navigation: UINavigationController? {
        (content as? UINavigationController) ?? content.navigationController
    }

    /// Takes the content out of its container. Returns false where an app would not do that.
    func removeContent() -> Bool {
        switch pair.container {
        case .window, .table, .collection, .tab, .split, .page, .navigation, .largeTitleNavigation: return false
        case .child:
            content.willMove(toParent: nil)
            content.view.removeFromSuperview()
            content.removeFromParent()
        case .popover, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .alert, .bottomSheet, .dialog,
            .adaptiveSheet:
            base.dismiss(animated: true)
        case .modal: (container as? ModalPresentationViewController)?.hide(animated: true)
        case .popoverView: (retained.first as? PopoverView)?.dismiss()
        }
        return true
    }
}
