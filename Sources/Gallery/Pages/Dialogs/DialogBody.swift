import UIKit

/// Creates the content below the heading of a sample dialog.
@MainActor enum DialogBody {
    /// - Parameter animate: Makes changes and animates the dialog to its new size.
    static func views(
        for body: DialogSample.Body, animate: @escaping (@escaping () -> Void) -> Void
    ) -> [UIView] {
        switch body {
        case .none: []
        case .field(let placeholder): [makeField(placeholder)]
        case .timer: makeTimer() + [makeSpacer()]
        case .sliders(let names): names.map(makeSlider) + [makeSpacer()]
        case .palette: [makePalette()]
        case .paragraphs(let texts): texts.map(makeParagraph) + [makeSpacer()]
        case .details(let text): makeDetails(text, animate: animate)
        }
    }

    /// An empty view that takes the remaining height.
    private static func makeSpacer() -> UIView {
        let view = UIView()
        view.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        return view
    }

    private static func makeField(_ placeholder: String) -> UIView {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = "name"
        return field
    }

    private static func makeTimer() -> [UIView] {
        let time = DialogHeading.label("04:32", style: .largeTitle, color: .label)
        time.font = .monospacedDigitSystemFont(ofSize: 34, weight: .light)
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.62
        progress.tintColor = .systemOrange
        return [time, progress]
    }

    private static func makeSlider(_ name: String) -> UIView {
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        let slider = UISlider()
        slider.value = 0.5
        slider.accessibilityLabel = name
        let row = UIStackView(arrangedSubviews: [label, slider])
        row.spacing = 12
        label.widthAnchor.constraint(equalToConstant: 86).isActive = true
        return row
    }

    private static func makePalette() -> UIView {
        let rows: [[UIColor]] = [
            [.systemRed, .systemOrange, .systemYellow, .systemGreen],
            [.systemMint, .systemTeal, .systemCyan, .systemBlue],
            [.systemIndigo, .systemPurple, .systemPink, .systemBrown],
        ]
        let grid = UIStackView(
            arrangedSubviews: rows.map { colors in UIStackView(arrangedSubviews: colors.map(makeSwatch)) })
        grid.axis = .vertical
        for row in [grid] + grid.arrangedSubviews.compactMap({ $0 as? UIStackView }) {
            row.distribution = .fillEqually
            row.spacing = 10
            row.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        }
        return grid
    }

    private static func makeSwatch(_ color: UIColor) -> UIView {
        let button = UIButton(type: .custom)
        button.backgroundColor = color
        button.layer.cornerRadius = 12
        button.layer.cornerCurve = .continuous
        button.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 38).isActive = true
        button.addAction(
            UIAction { [unowned button] _ in
                button.setImage(UIImage(systemName: "checkmark"), for: .normal)
                button.tintColor = .white
            }, for: .touchUpInside)
        return button
    }

    private static func makeParagraph(_ text: String) -> UIView {
        let label = DialogHeading.label(text, style: .body, color: .label)
        label.textAlignment = .natural
        return label
    }

    private static func makeDetails(_ text: String, animate: @escaping (@escaping () -> Void) -> Void) -> [UIView] {
        let label = DialogHeading.label(text, style: .footnote, color: .secondaryLabel)
        label.isHidden = true
        let button = UIButton(type: .system)
        button.setTitle("Details", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(
            UIAction { [unowned button] _ in
                animate {
                    label.isHidden.toggle()
                    button.setTitle(label.isHidden ? "Details" : "Hide details", for: .normal)
                }
            }, for: .touchUpInside)
        return [button, label]
    }
}
