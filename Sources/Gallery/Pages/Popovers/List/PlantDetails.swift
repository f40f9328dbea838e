import UIKit

/// The details of a plant: an editable name, facts, and notes that are longer than the popover.
final class PlantDetails: UIViewController {
    /// Called for every change of the name.
    var onName: (String) -> Void = { _ in }

    private let field = UITextField()
    private let scroll = UIScrollView()
    private let column: VerticalStack

    init(_ plant: Plant) {
        let notes = UILabel()
        notes.text = plant.notes
        notes.font = .preferredFont(forTextStyle: .callout)
        notes.adjustsFontForContentSizeCategory = true
        notes.textColor = .secondaryLabel
        notes.numberOfLines = 0
        column = VerticalStack([
            ControlRow(field),
            FactList.list(of: [
                ("Kind", plant.kind.rawValue), ("Diameter", "\(String(format: "%.1f", plant.width)) m"),
                (
                    "Position",
                    "\(Int(plant.location.x * Plant.garden.width)) m, \(Int(plant.location.y * Plant.garden.height)) m"
                ),
            ]), notes,
        ])
        super.init(nibName: nil, bundle: nil)
        title = plant.name
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 280, height: 300)
        field.text = plant.name
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityLabel = "Name"
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.addAction(UIAction { [unowned self] _ in onName(field.text ?? "") }, for: .editingChanged)
        field.addAction(UIAction { [unowned field] _ in field.resignFirstResponder() }, for: .editingDidEndOnExit)
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .onDrag
        scroll.accessibilityIdentifier = "details"
        scroll.addSubview(column)
        view.addSubview(scroll)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scroll.flashScrollIndicators()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.fill(view, with: column, margin: CGSize(width: 16, height: 16))
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        view.setNeedsLayout()
    }
}
