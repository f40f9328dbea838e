import UIKit

/// A sheet with short content that does not scroll.
final class RouteSheet: SheetSample {
    init() { super.init("To the old bridge") }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let go = UIButton(type: .system)
        go.setTitle("Start", for: .normal)
        go.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        go.titleLabel?.adjustsFontForContentSizeCategory = true
        go.backgroundColor = .systemGreen
        go.setTitleColor(.text(on: .systemGreen), for: .normal)
        go.layer.cornerRadius = 12
        go.contentEdgeInsets = UIEdgeInsets(top: 13, left: 16, bottom: 13, right: 16)
        go.addAction(UIAction { [unowned self] _ in dismiss(for: .action, animated: true) }, for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [
            Self.label("4 minutes", style: .largeTitle),
            Self.label("350 m along the river, no stairs", style: .body, color: .secondaryLabel), go,
        ])
        column.axis = .vertical
        column.spacing = 10
        column.setCustomSpacing(18, after: column.arrangedSubviews[1])
        fill(with: column, margin: Self.margin)
    }
}
