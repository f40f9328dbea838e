import UIKit

/// The content of the popover for the text size.
final class TextSizeViewController: UIViewController {
    private let library: Library
    private let slider = UISlider()
    private let label = UILabel()
    private var observation: NSKeyValueObservation?

    init(library: Library) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 280, height: 96)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.minimumValue = 0.75
        slider.maximumValue = 2
        slider.value = Float(library.fontScale)
        slider.minimumValueImage = UIImage(systemName: "minus")
        slider.maximumValueImage = UIImage(systemName: "plus")
        slider.accessibilityLabel = L10n.textSize
        slider.addTarget(self, action: #selector(sliderDidChange(_:)), for: .valueChanged)
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityIdentifier = "scale"
        let stack = UIStackView(arrangedSubviews: [label, slider])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        observation = library.observe(\.fontScale, options: [.initial, .new]) { [weak self] library, _ in
            self?.label.text = NumberFormatter.localizedString(
                from: NSNumber(value: Double(library.fontScale)), number: .percent)
        }
    }

    @objc private func sliderDidChange(_ sender: UISlider) {
        library.fontScale = CGFloat(sender.value)
    }
}
