import UIKit
import Velarium

/// The seven points of modal overlays, one row each.
final class ModalSample: SamplePage, ModalPresentationViewControllerDelegate {
    private let ways = UISegmentedControl(items: ["Window", "View", "Presented"])
    private let isModal = UISwitch()
    private let refuses = UISwitch()
    private let status = UILabel.sample("Nothing was shown yet.", style: .footnote)
    /// An overlay in a view is not retained by it.
    private var overlay: ModalPresentationViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        column.addArrangedSubview(status)
        addNote("1. It covers the screen, and does not replace it:")
        ways.selectedSegmentIndex = 0
        column.addArrangedSubview(ways)
        addButton("Show a card") { [unowned self] _ in show(makeOverlay()) }
        addNote("2. Its width is the screen's less margins, its height the content's:")
        addButton("Show a wide card") { [unowned self] _ in showWideCard() }
        addNote("3. It dims the rest; a tap there hides it:")
        addSwitch("Modal: taps are ignored", isModal)
        addNote("4. It avoids the keyboard:")
        addButton("Pay") { [unowned self] _ in show(makePayment()) }
        addNote("5. Its content is a view or a controller:")
        addButton("Show a controller") { [unowned self] _ in showController() }
        addNote("6. It moves as the app likes:")
        addButton("Throw it in") { [unowned self] _ in throwIn() }
        addNote("7. One at a time, and one call hides all:")
        addSwitch("Refuses to be hidden", refuses)
        addButton("Show three, then follow a link") { [unowned self] _ in showThree() }
    }

    // MARK: Overlays

    private func makeOverlay(_ text: String = "A card over the screen. Tap outside to hide it.")
        -> ModalPresentationViewController
    {
        let overlay = ModalPresentationViewController(contentView: CardView(text) { [unowned self] in hide() })
        overlay.delegate = self
        overlay.isModal = isModal.isOn
        return overlay
    }

    private func show(_ overlay: ModalPresentationViewController) {
        self.overlay = overlay
        switch ways.selectedSegmentIndex {
        case 1: overlay.show(in: view)
        case 2: present(overlay, animated: false)
        default: overlay.show()
        }
    }

    private func hide() { overlay?.hide() }

    private func showWideCard() {
        let overlay = makeOverlay("As wide as margins of 40 points leave, and at most 335 points.")
        overlay.contentViewMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        overlay.maximumContentViewWidth = ModalPresentationAppearance.legacyMaximumContentViewWidth
        show(overlay)
    }

    /// A payment asks for a code: the card stays above the keyboard.
    private func makePayment() -> ModalPresentationViewController {
        let field = UITextField()
        field.placeholder = "Code of six digits"
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        field.keyboardType = .numberPad
        let card = CardView("Pay 12.50 to Ada's Bakery", below: [field], button: "Pay") { [unowned self] in
            status.text = field.text?.count == 6 ? "Paid." : "Not paid: the code has six digits."
            self.overlay?.dismiss(for: .action, animated: true)
        }
        let overlay = ModalPresentationViewController(contentView: card)
        overlay.delegate = self
        overlay.isModal = true
        overlay.animationStyle = .popup
        field.becomeFirstResponderWhenShown(by: overlay)
        return overlay
    }

    private func showController() {
        let content = PopoverText("A controller of 240 × 160 points, with its own life cycle.")
        content.preferredContentSize = CGSize(width: 240, height: 160)
        content.view.backgroundColor = .secondarySystemBackground
        content.view.layer.cornerRadius = 12
        let overlay = ModalPresentationViewController(contentViewController: content)
        overlay.delegate = self
        show(overlay)
    }

    private func throwIn() {
        let overlay = makeOverlay("Thrown in by an animation of the app.")
        overlay.showingAnimation = { [weak overlay] dimming, bounds, _, frame, completion in
            dimming?.alpha = 0
            overlay?.contentView?.transform = CGAffineTransform(translationX: -bounds.width, y: -200).rotated(by: -1)
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
            ) {
                dimming?.alpha = 1
                overlay?.contentView?.transform = .identity
            } completion: {
                completion($0)
            }
        }
        show(overlay)
    }

    /// A link into the app hides what allows it, then opens its page.
    private func showThree() {
        for number in 1...3 {
            let overlay = makeOverlay("Number \(number) of 3")
            overlay.replacesVisibleOverlays = false
            self.overlay = overlay
            overlay.show()
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            // Without its page the link would hide overlays that belong to others.
            guard let self else { return }
            let areHidden = ModalPresentationViewController.hideAllVisibleIfAllowed()
            status.text = areHidden ? "The link hid all three." : "One refused: the link stays behind it."
        }
    }

    // MARK: ModalPresentationViewControllerDelegate

    func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool {
        // The switch is behind the overlay, so the next attempt is allowed.
        defer { refuses.isOn = false }
        return !refuses.isOn
    }

    func modalPresentationDidHide(_ controller: ModalPresentationViewController) {
        guard controller.dismissReason != .action else { return }
        status.text = "Hidden: \(controller.dismissReason.map { "\($0)" } ?? "")."
    }
}

/// A text, views below it, and a button.
private final class CardView: UIView {
    private let column: UIStackView

    init(_ text: String, below views: [UIView] = [], button: String = "Close", action: @escaping () -> Void) {
        let label = UILabel.sample(text)
        label.textAlignment = .center
        column = UIStackView(arrangedSubviews: [label] + views + [UIButton.sample(button) { _ in action() }])
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let trailing = column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20)
        let bottom = column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20)
        // The card has no size before the overlay is shown.
        for edge in [trailing, bottom] { edge.priority = .required - 1 }
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20), trailing, bottom,
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// What the overlay asks for the size.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(size.width, 400)
        let fitting = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: width, height: fitting.height)
    }
}

extension UITextField {
    /// Takes the focus when the overlay has appeared.
    fileprivate func becomeFirstResponderWhenShown(by overlay: ModalPresentationViewController) {
        overlay.showingAnimation = { [weak self] dimming, _, _, _, completion in
            dimming?.alpha = 0
            UIView.animate(withDuration: 0.25, animations: { dimming?.alpha = 1 }, completion: completion)
            self?.becomeFirstResponder()
        }
    }
}
