import UIKit

@objc protocol FormFieldViewDelegate: AnyObject {
    func formFieldDidEndEditing(_ field: FormFieldView)
    @objc optional func formFieldDidChange(_ field: FormFieldView)
    @objc optional func formFieldShouldReturn(_ field: FormFieldView) -> Bool
    @objc optional func formField(_ field: FormFieldView, maximumLengthFor text: String) -> Int
}

@IBDesignable
class FormFieldView: UIView {
    @IBOutlet weak var delegate: FormFieldViewDelegate?

    let titleLabel = UILabel()
    let textField = UITextField()
    private let errorLabel = UILabel()

    @IBInspectable var title: String? {
        get { titleLabel.text }
        set {
            titleLabel.text = newValue
            textField.accessibilityLabel = newValue
        }
    }

    var text: String { textField.text ?? "" }

    var error: ValidationError? {
        didSet {
            guard error != oldValue else { return }
            errorLabel.text = error?.message
            UIView.animate(withDuration: 0.2) {
                self.errorLabel.isHidden = self.error == nil
                self.errorLabel.alpha = self.error == nil ? 0 : 1
                self.textField.layer.borderColor = (self.error == nil ? UIColor.clear : .systemRed).cgColor
                self.superview?.layoutIfNeeded()
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    convenience init(title: String, placeholder: String, keyboardType: UIKeyboardType = .default) {
        self.init(frame: .zero)
        self.title = title
        textField.placeholder = placeholder
        textField.keyboardType = keyboardType
    }

    private func commonInit() {
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.textColor = .secondaryLabel
        titleLabel.adjustsFontForContentSizeCategory = true

        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.borderStyle = .roundedRect
        textField.layer.borderWidth = 1
        textField.layer.cornerRadius = 6
        textField.layer.borderColor = UIColor.clear.cgColor
        textField.clearButtonMode = .whileEditing
        textField.returnKeyType = .next
        textField.delegate = self
        textField.addTarget(self, action: #selector(textDidChange(_:)), for: .editingChanged)

        errorLabel.font = .preferredFont(forTextStyle: .footnote)
        errorLabel.adjustsFontForContentSizeCategory = true
        errorLabel.textColor = .systemRed
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true

        let stack = UIStackView(arrangedSubviews: [titleLabel, textField, errorLabel])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    @objc private func textDidChange(_ sender: UITextField) {
        delegate?.formFieldDidChange?(self)
    }

    override var canBecomeFirstResponder: Bool { textField.canBecomeFirstResponder }

    @discardableResult
    override func becomeFirstResponder() -> Bool { textField.becomeFirstResponder() }
}

extension FormFieldView: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {
        delegate?.formFieldDidEndEditing(self)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.formFieldShouldReturn?(self) ?? true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let next = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        guard let limit = delegate?.formField?(self, maximumLengthFor: next) else { return true }
        return next.count <= limit
    }
}
