// Code from before Swift had actors, without isolation annotations. In language mode 5 it compiles with Apple's headers
// without a diagnostic, and here too. In mode 6 every use of a view below gets one.

import UIKit
import Velarium

class Helper: NSObject {
    let view = UIView()
    lazy var label: UILabel = {
        let label = UILabel()
        label.text = "Later"
        return label
    }()
    var animator: UIViewPropertyAnimator?

    override init() {
        super.init()
        view.backgroundColor = .red
    }

    deinit {
        view.removeFromSuperview()
        NotificationCenter.default.removeObserver(self)
    }

    func fade(_ other: UIView) {
        other.alpha = 0
        other.addSubview(UIView(frame: other.bounds.insetBy(dx: 1, dy: 1)))
        UIView.animate(
            withDuration: 1, animations: { other.alpha = 1 }, completion: { _ in other.removeFromSuperview() })
        let top = other.topAnchor.constraint(equalTo: view.topAnchor, constant: 2)
        top.priority = .defaultHigh
        NSLayoutConstraint.activate([top])
        let width = NSLayoutConstraint(
            item: other, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: UIScreen.main.bounds.width)
        width.isActive = UIDevice.current.userInterfaceIdiom == .phone && !UIAccessibility.isReduceMotionEnabled
        UIApplication.shared.sendAction(Selector("endEditing:"), to: nil, from: nil, for: nil)
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: [], animations: { other.alpha = 1 }, completion: nil)
        animator = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        animator?.addAnimations { other.transform = .identity }
        animator?.startAnimation()
        let curve: UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
        _ = UIViewPropertyAnimator(duration: 1, timingParameters: curve).copy()
        DispatchQueue.main.async { other.setNeedsLayout() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.view.layoutIfNeeded() }
        other.layer.delegate = other
        UIAccessibility.post(notification: .announcement, argument: "Faded")
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }

    func listen() {
        NotificationCenter.default.addObserver(
            self, selector: Selector("keyboardWillShow:", Helper.keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: Selector("tick", Helper.tick), userInfo: nil, repeats: false)
        perform(Selector("tick", Helper.tick), with: nil, afterDelay: 1)
        objc_setAssociatedObject(view, &Helper.key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        let pan = UIPanGestureRecognizer(target: self, action: Selector("tick", Helper.tick))
        view.addGestureRecognizer(pan)
    }

    static var key: UInt8 = 0

    func keyboardWillShow(_ notification: NSNotification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        view.frame.origin.y = frame.minY - view.frame.height
    }

    func tick() { view.isHidden = !view.isHidden }

    func names(of views: [UIView]) -> [String] {
        let alpha = \UIView.alpha
        let solid = views.filter { $0[keyPath: alpha] == 1 }.sorted { $0.frame.minX < $1.frame.minX }
        let makeView = UIView.init(frame:)
        let layOut = makeView(.zero).layoutIfNeeded
        layOut()
        return solid.map(\.accessibilityLabel).compactMap { $0 }
    }

    func present(from controller: UIViewController) {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = controller.view
        content.popoverPresentationController?.sourceItem = controller.view
        content.preferredContentSize = CGSize(width: 200, height: 100)
        controller.present(content, animated: true) { content.dismiss(animated: false) }
        controller.traitOverrides.userInterfaceStyle = .dark
        controller.transitionCoordinator?.animate(
            alongsideTransition: { context in
                context.containerView.alpha = 0
            }, completion: nil)
        controller.navigationController?.popViewController(animated: true)
        controller.view.endEditing(true)
        let item: UIPopoverPresentationControllerSourceItem = UIBarButtonItem(systemItem: .done)
        _ = item
    }
}

func width(of view: UIView) -> CGFloat { view.frame.width + view.safeAreaInsets.left }

let sharedView = UIView()

struct Style {
    static var shared = Style()
    var font = UIFont.preferredFont(forTextStyle: .body)
    var shadow = UIView()
    var makers: [String: () -> UIView] = ["label": { UILabel() }, "plain": UIView.init]
}

enum Content {
    case view(UIView)

    var view: UIView {
        switch self {
        case .view(let view):
            view.alpha = 1
            return view
        }
    }
}

extension Optional where Wrapped == UIView {
    func hide() { self?.isHidden = true }
}

extension CGRect {
    func place(_ view: UIView) { view.frame = self }
}

protocol Themed {
    var themed: UIView { get }
    func apply(to view: UIView)
}

extension Themed {
    func show() {
        themed.alpha = 1
        apply(to: themed)
    }
}

class ThemedView: UIView, Themed {
    var themed: UIView { self }
    func apply(to view: UIView) { view.tintColor = tintColor }
}

extension UIButton: Themed {
    var themed: UIView { self }
    func apply(to view: UIView) { view.alpha = alpha }
}

protocol Layoutable: AnyObject {
    var alpha: CGFloat { get set }
    var tintColor: UIColor! { get set }
    func layoutIfNeeded()
}

extension UIView: Layoutable {}

class TableHelper: NSObject {
    func use(_ table: UITableView) {
        table.delegate = self
        table.dataSource = self
    }
}

extension TableHelper: UITableViewDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

class Grow: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 1, animations: { transitionContext.containerView.alpha = 1 }) {
            transitionContext.completeTransition($0)
        }
    }
}

class Badge: UIView, CAAnimationDelegate {
    let helper = Helper()

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        layer.removeAllAnimations()
        alpha = 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        helper.fade(self)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { alpha = 0 }

    override var description: String { "badge \(tag)" }
    override var hash: Int { tag }
    override func isEqual(_ object: Any?) -> Bool { (object as? UIView)?.tag == tag }
}

class Page: UIViewController, UIGestureRecognizerDelegate, NSCopying {
    static let shared = Page()

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.global().async { DispatchQueue.main.async { self.title = "Loaded" } }
    }

    func copy(with zone: NSZone? = nil) -> Any { Page() }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

class LayerOwner: NSObject, CALayerDelegate {
    let view = UIView()
    func display(_ layer: CALayer) { view.alpha = 0 }
}

class Dimming: UIPresentationController {
    lazy var dim = UIView()

    override func presentationTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 1 })
    }
}

class OverlayHelper {
    var popover: PopoverView?

    func show(over view: UIView) {
        popover = PopoverView(contentView: UIView())
        popover?.present(from: view)
        popover?.dismiss()
    }
}
