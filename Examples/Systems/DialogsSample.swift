import UIKit
import Velarium

/// Eight dialogs: three kinds of content in the sizes of the description, and one that expands.
final class DialogsSample: SamplePage {
    private let dismissesOnTap = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        addSwitch("A tap outside dismisses", dismissesOnTap)
        dismissesOnTap.isOn = true
        add("Message, fit and fit", .init(.fit, .fit)) { NoteDialog(sizing: $0) }
        add("Message, small and matched", .init(.small, .matched)) { NoteDialog(sizing: $0) }
        add("Question, medium and fit", .init(.medium, .fit)) { QuestionDialog(sizing: $0) }
        add("Question, medium and matched", .init(.medium, .matched)) { QuestionDialog(sizing: $0) }
        add("Question, medium and fill", .init(.medium, .fill)) { QuestionDialog(sizing: $0) }
        add("Form, large and matched", .init(.large, .matched)) { FormDialog(sizing: $0) }
        add("Form, fill and fill", .init(.fill, .fill)) { FormDialog(sizing: $0) }
        add("Details that expand, small and fit", .init(.small, .fit)) { ExpandingDialog(sizing: $0) }
    }

    private func add(_ title: String, _ sizing: DialogSizing, _ make: @escaping (DialogSizing) -> DialogController) {
        addButton(title) { [unowned self] _ in
            let dialog = make(sizing)
            dialog.configuration.dismissesOnOutsideTap = dismissesOnTap.isOn
            present(dialog, animated: true)
        }
    }
}

/// A dialog with a column of views, centered in the room that its size leaves.
class ColumnDialog: DialogController {
    let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: 12),
            column.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: -12),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
        ])
    }

    func add(_ text: String, style: UIFont.TextStyle = .body) -> UILabel {
        let label = UILabel.sample(text, style: style)
        label.textAlignment = .center
        column.addArrangedSubview(label)
        return label
    }

    func addButton(_ title: String, action: @escaping () -> Void = {}) {
        column.addArrangedSubview(
            UIButton.sample(title) { [unowned self] _ in
                action()
                dismiss(for: .action, animated: true)
            })
    }
}

private final class NoteDialog: ColumnDialog {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = add("Saved", style: .headline)
        _ = add("The draft is in your folder.")
        addButton("OK")
    }
}

private final class QuestionDialog: ColumnDialog {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = add("Send the draft?", style: .headline)
        _ = add("Ada and two others receive it at once.")
        let buttons = UIStackView(
            arrangedSubviews: ["Cancel", "Send"].map { title in
                UIButton.sample(title) { [unowned self] _ in dismiss(for: .action, animated: true) }
            })
        buttons.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        buttons.distribution = .fillEqually
        buttons.spacing = 12
        column.addArrangedSubview(buttons)
    }
}

private final class FormDialog: ColumnDialog {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = add("Your address", style: .headline)
        for name in ["Name", "Street", "City"] {
            let field = UITextField()
            field.placeholder = name
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.borderStyle = .roundedRect
            column.addArrangedSubview(field)
        }
        addButton("Save")
    }
}

/// Its content grows and shrinks, and the dialog with it.
private final class ExpandingDialog: ColumnDialog {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = add("Storage is full", style: .headline)
        let details = add("Photos use 48 GB, messages 9 GB and apps 5 GB. Delete a few, or choose a larger plan.")
        details.isHidden = true
        column.addArrangedSubview(
            UIButton.sample("Details") { [unowned self] _ in animateChanges { details.isHidden.toggle() } })
        addButton("Close")
    }
}
