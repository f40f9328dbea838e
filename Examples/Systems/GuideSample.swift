import UIKit

/// The popover of the guide, in its three colorings: the content's gray, the popover's gray, and both at once.
final class GuideSample: SamplePage, UIPopoverPresentationControllerDelegate {
    /// Which of the two colors are set.
    private enum Coloring: Int, CaseIterable {
        case content, popover, both

        var title: String {
            switch self {
            case .content: "Content"
            case .popover: "Popover"
            case .both: "Both"
            }
        }

        var contentColor: UIColor? { self == .popover ? nil : .gray }
        var popoverColor: UIColor? { self == .content ? nil : self == .both ? .green : .gray }
    }

    private let colorings = UISegmentedControl(items: Coloring.allCases.map(\.title))
    private let layers = LayersView()
    private let calls = UILabel.sample("", style: .footnote)

    override func viewDidLoad() {
        super.viewDidLoad()
        addNote("Which background color is set:")
        colorings.selectedSegmentIndex = Coloring.both.rawValue
        column.addArrangedSubview(colorings)
        addButton("Show popover") { [unowned self] in showPopover(from: $0) }
        column.addArrangedSubview(calls)
        addNote("Its views, from the bubble with its arrow (below) to the content (above):")
        layers.heightAnchor.constraint(equalToConstant: 240).isActive = true
        column.addArrangedSubview(layers)
        let version = UIDevice.current.systemVersion
        addNote(
            "Up to iOS 12 the arrow keeps the popover's color. Since iOS 13 the content lies under the arrow too. "
                + "This is iOS \(version).")
    }

    private func showPopover(from button: UIButton) {
        let coloring = Coloring(rawValue: colorings.selectedSegmentIndex) ?? .both
        let content = PopoverText("200 × 200 points, stated by preferredContentSize")
        // It is on gray in each coloring, in the dark style too.
        content.textColor = .black
        content.view.backgroundColor = coloring.contentColor
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 200)
        let popover = content.popoverPresentationController
        popover?.delegate = self
        popover?.backgroundColor = coloring.popoverColor
        popover?.sourceView = button
        // The tip of the arrow is at the middle of the lower edge.
        popover?.sourceRect = CGRect(x: 100, y: 0, width: 100, height: button.bounds.height)
        popover?.permittedArrowDirections = .any
        popover?.canOverlapSourceViewRect = true
        present(content, animated: true) { [weak self] in
            if let bubble = popover?.presentedView { self?.layers.show(bubble) }
        }
    }

    private func note(_ call: String) { calls.text = call }

    // Without this method a phone shows a sheet.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { note("It is prepared.") }

    func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController) -> Bool { true }

    func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
        note("It was dismissed by a tap outside.")
    }

    func popoverPresentationController(
        _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { note("It moves.") }
}

/// Content with one text in its safe area, which leaves out the arrow.
final class PopoverText: UIViewController {
    /// Takes effect when the view is loaded.
    var textColor = UIColor.label
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel.sample(text)
        // The popover's size is fixed, so its text grows no further than what fits.
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 17)
        label.textColor = textColor
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
    }
}

/// The views inside a view, as tilted plates above each other.
final class LayersView: UIView {
    private let scene = UIView()

    /// Draws the hierarchy of `root`, as large as fits.
    func show(_ root: UIView) {
        scene.removeFromSuperview()
        scene.subviews.forEach { $0.removeFromSuperview() }
        let scale = min(bounds.width / root.bounds.width, bounds.height / root.bounds.height) * 0.7
        scene.bounds.size = CGSize(width: root.bounds.width * scale, height: root.bounds.height * scale)
        scene.center = CGPoint(x: bounds.midX, y: bounds.midY)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 900
        scene.layer.sublayerTransform = CATransform3DRotate(perspective, .pi / 4, 0.35, 1, 0)
        addSubview(scene)
        addPlates(of: root, root: root, scale: scale, depth: 0)
    }

    private func addPlates(of view: UIView, root: UIView, scale: CGFloat, depth: Int) {
        guard !view.isHidden else { return }
        let frame = view.convert(view.bounds, to: root)
        if frame.width >= 10, frame.height >= 10 {
            let plate = UIView(frame: frame.applying(CGAffineTransform(scaleX: scale, y: scale)))
            plate.backgroundColor = view.backgroundColor
            plate.alpha = 0.8
            plate.layer.borderColor = UIColor.systemBlue.cgColor
            plate.layer.borderWidth = 1
            plate.layer.zPosition = CGFloat(depth) * 40
            scene.addSubview(plate)
            if view.subviews.isEmpty, let picture = view.snapshotView(afterScreenUpdates: false) {
                picture.frame = plate.bounds
                plate.addSubview(picture)
            }
        }
        for child in view.subviews { addPlates(of: child, root: root, scale: scale, depth: depth + 1) }
    }
}
