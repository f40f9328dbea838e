import UIKit

/// Presents a sheet or a current-context controller from inside a popover.
final class PopoverSheetPresenter: UIViewController {
    private let note: (String, String) -> Void
    private let column: VerticalStack

    init(_ note: @escaping (String, String) -> Void) {
        self.note = note
        let words = UILabel()
        words.text = "Presented from a popover"
        words.font = .preferredFont(forTextStyle: .headline)
        words.adjustsFontForContentSizeCategory = true
        words.numberOfLines = 0
        let buttons = ButtonGrid(["Form sheet", "Current context"])
        column = VerticalStack([words, buttons])
        super.init(nibName: nil, bundle: nil)
        title = "Presenter"
        definesPresentationContext = true
        preferredContentSize = CGSize(width: 260, height: 180)
        buttons.onChoice = { [unowned self] index, _ in show([.formSheet, .currentContext][index]) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(column)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        column.frame = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 16, dy: 16)
    }

    private func show(_ style: UIModalPresentationStyle) {
        let isSheet = style == .formSheet
        let presented = PopoverNote(
            isSheet ? "Sheet" : "Current context",
            isSheet ? "The popover is still open below." : "It covers only the popover's content.",
            buttons: [PopoverNote.Button(title: "Done") { [unowned self] in dismiss(animated: true) }])
        presented.modalPresentationStyle = style
        presented.view.backgroundColor = .secondarySystemBackground
        note("present", isSheet ? "form sheet" : "current context")
        present(presented, animated: true)
    }
}
