import UIKit

class ClaimFormViewController: UIViewController {
    private let draft: ClaimDraft

    @IBOutlet private var payeeField: FormFieldView!
    @IBOutlet private var emailField: FormFieldView!
    @IBOutlet private var amountField: FormFieldView!
    @IBOutlet private var noteField: FormFieldView!
    private lazy var fields: [FormFieldView] = [payeeField, emailField, amountField, noteField]

    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let header = UIImageView(image: UIImage(named: "Receipt"))
    private let statusLabel = UILabel()
    private let offsetLabel = UILabel()
    private let nightsLabel = UILabel()
    private let nightsRow = UIStackView()
    private var offsetObservation: NSKeyValueObservation?
    private var autosaveTimer: Timer?

    private lazy var categoryControl: UISegmentedControl = {
        let control = UISegmentedControl(items: ExpenseCategory.allCases.map { $0.title })
        control.selectedSegmentIndex = draft.category.rawValue
        control.addTarget(self, action: #selector(categoryChanged), for: .valueChanged)
        return control
    }()

    private lazy var inputToolbar: UIToolbar = {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let items = [
            UIBarButtonItem(
                image: UIImage(systemName: "chevron.up"), style: .plain, target: self,
                action: #selector(ClaimFormViewController.moveToPreviousField)),
            UIBarButtonItem(
                image: UIImage(systemName: "chevron.down"), style: .plain, target: self,
                action: #selector(ClaimFormViewController.moveToNextField(_:))),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(
                barButtonSystemItem: .done, target: view, action: #selector(UIView.endEditing)),
        ]
        items[0].accessibilityLabel = "Previous field"
        items[1].accessibilityLabel = "Next field"
        toolbar.items = items
        return toolbar
    }()

    init(draft: ClaimDraft) {
        self.draft = draft
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        autosaveTimer?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Claim"
        view.backgroundColor = .systemBackground
        buildNavigationItems()
        buildFields()
        buildLayout()
        beginAvoidingKeyboard()

        NotificationCenter.default.addObserver(
            self, selector: #selector(draftDidChange(notification:)), name: .claimDraftDidChange, object: draft)
        offsetObservation = scrollView.observe(\.contentOffset, options: [.initial, .new]) { [weak self] view, change in
            guard let offset = change.newValue else { return }
            self?.offsetLabel.text = "Offset \(Int((offset.y + view.adjustedContentInset.top).rounded()))"
        }
        autosaveTimer = Timer.scheduledTimer(
            timeInterval: 30, target: self, selector: #selector(autosave(_:)), userInfo: nil, repeats: true)

        let tap = UITapGestureRecognizer(target: self, action: #selector(backgroundTapped))
        tap.cancelsTouchesInView = false
        tap.delegate = self
        scrollView.addGestureRecognizer(tap)
        updateStatus()
    }

    // MARK: Building

    private func buildNavigationItems() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", style: .done, target: self, action: #selector(send(_:)))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Clear", style: .plain, target: nil, action: Selector(("clearForm:")))
    }

    private func buildFields() {
        payeeField = FormFieldView(title: "Name", placeholder: "Ann Example")
        payeeField.textField.textContentType = .name
        payeeField.textField.autocapitalizationType = .words
        emailField = FormFieldView(title: "Email", placeholder: "ann@example.com", keyboardType: .emailAddress)
        emailField.textField.autocapitalizationType = .none
        amountField = FormFieldView(title: "Amount", placeholder: "0.00", keyboardType: .decimalPad)
        noteField = FormFieldView(title: "Note", placeholder: "What was it for?")
        noteField.textField.returnKeyType = .done
        for (index, field) in fields.enumerated() {
            field.tag = index
            field.delegate = self
            field.textField.inputAccessoryView = inputToolbar
        }
    }

    private func buildLayout() {
        header.contentMode = .scaleAspectFit
        header.accessibilityIdentifier = "header"
        header.setContentHuggingPriority(.required, for: .vertical)
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.adjustsFontForContentSizeCategory = true
        statusLabel.textColor = .secondaryLabel
        statusLabel.numberOfLines = 0
        offsetLabel.font = .preferredFont(forTextStyle: .footnote)
        offsetLabel.adjustsFontForContentSizeCategory = true
        offsetLabel.textColor = .tertiaryLabel

        let stepper = UIStepper()
        stepper.minimumValue = 1
        stepper.maximumValue = 30
        stepper.accessibilityIdentifier = "nights"
        stepper.addTarget(self, action: #selector(nightsChanged(_:forEvent:)), for: .valueChanged)
        nightsLabel.font = .preferredFont(forTextStyle: .body)
        nightsLabel.adjustsFontForContentSizeCategory = true
        nightsRow.addArrangedSubview(nightsLabel)
        nightsRow.addArrangedSubview(stepper)
        nightsRow.alignment = .center
        nightsRow.isHidden = true

        let urgent = SwitchRow(title: "Urgent", target: self, action: #selector(urgentChanged(sender:)))
        stack.axis = .vertical
        stack.spacing = 16
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 24, trailing: 20)
        let rows: [UIView] = [header, payeeField, emailField, categoryControl, nightsRow, amountField, noteField, urgent]
        rows.forEach(stack.addArrangedSubview)
        stack.addArrangedSubview(statusLabel)
        stack.addArrangedSubview(offsetLabel)

        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    // MARK: Actions

    @IBAction func send(_ sender: Any) {
        view.endEditing(true)
        guard validateAll() else {
            Feedback.error()
            return
        }
        Feedback.success()
        let summary = ClaimSummaryViewController(draft: draft)
        summary.delegate = self
        let navigation = UINavigationController(rootViewController: summary)
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(navigation, animated: true)
    }

    /// Found through the responder chain.
    @objc func clearForm(_ sender: UIBarButtonItem) {
        let alert = UIAlertController(title: "Clear the form?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in self?.clearAll() })
        present(alert, animated: true)
    }

    @objc private func categoryChanged() {
        draft.category = ExpenseCategory(rawValue: categoryControl.selectedSegmentIndex) ?? .other
        UIView.animate(withDuration: 0.25) {
            self.nightsRow.isHidden = self.draft.category != .lodging
            self.view.layoutIfNeeded()
        }
    }

    @objc private func nightsChanged(_ sender: UIStepper, forEvent event: UIEvent?) {
        draft.nights = Int(sender.value)
    }

    @objc private func urgentChanged(sender: UISwitch) {
        draft.isUrgent = sender.isOn
    }

    @objc func moveToPreviousField() { moveFocus(by: -1) }
    @objc func moveToNextField(_ sender: Any?) { moveFocus(by: 1) }

    @objc private func backgroundTapped() { view.endEditing(true) }

    @objc fileprivate func autosave(_ timer: Timer) {
        NotificationCenter.default.post(name: .claimShouldSave, object: self)
    }

    @objc private func draftDidChange(notification: Notification) {
        guard notification.userInfo?["key"] is String else { return }
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(updateStatus), object: nil)
        updateStatus()
    }

    @objc private func updateStatus() {
        nightsLabel.text = draft.nights == 1 ? "1 night" : "\(draft.nights) nights"
        let urgency = draft.isUrgent ? "Urgent. " : ""
        statusLabel.text = urgency + "\(draft.category.title), \(draft.amount.map { "\($0)" } ?? "no amount yet")"
        navigationItem.rightBarButtonItem?.isEnabled = !draft.payee.isEmpty
    }

    // MARK: Validation

    private func error(for field: FormFieldView) -> ValidationError? {
        switch field {
        case payeeField: return FieldValidator.validatePayee(draft.payee)
        case emailField: return FieldValidator.validateEmail(draft.email)
        case amountField: return FieldValidator.validateAmount(draft.amount)
        default: return FieldValidator.validateNote(draft.note, for: draft)
        }
    }

    private func validateAll() -> Bool {
        fields.forEach { $0.error = error(for: $0) }
        guard let first = fields.first(where: { $0.error != nil }) else { return true }
        scrollView.scrollRectToVisible(first.convert(first.bounds, to: scrollView), animated: true)
        first.becomeFirstResponder()
        return false
    }

    private func moveFocus(by step: Int) {
        guard let current = fields.firstIndex(where: { $0.textField.isFirstResponder }) else { return }
        let next = current + step
        if fields.indices.contains(next) {
            fields[next].becomeFirstResponder()
        } else {
            view.endEditing(true)
        }
    }

    private func clearAll() {
        draft.reset()
        fields.forEach {
            $0.textField.text = nil
            $0.error = nil
        }
        categoryControl.selectedSegmentIndex = 0
        categoryChanged()
    }
}

// MARK: - FormFieldViewDelegate

extension ClaimFormViewController: FormFieldViewDelegate {
    func formFieldDidChange(_ field: FormFieldView) {
        switch field {
        case payeeField: draft.payee = field.text
        case emailField: draft.email = field.text
        case amountField: draft.amountText = field.text
        default: draft.note = field.text
        }
    }

    func formFieldDidEndEditing(_ field: FormFieldView) {
        field.error = field.text.isEmpty ? nil : error(for: field)
    }

    func formFieldShouldReturn(_ field: FormFieldView) -> Bool {
        moveToNextField(field)
        return false
    }

    func formField(_ field: FormFieldView, maximumLengthFor text: String) -> Int {
        field === amountField ? 9 : 60
    }
}

// MARK: - KeyboardAvoiding, UIGestureRecognizerDelegate

extension ClaimFormViewController: KeyboardAvoiding, UIGestureRecognizerDelegate {
    var avoidingScrollView: UIScrollView { scrollView }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }
}

// MARK: - ClaimSummaryViewControllerDelegate

extension ClaimFormViewController: ClaimSummaryViewControllerDelegate {
    func summaryDidConfirm(_ controller: ClaimSummaryViewController) {
        controller.dismiss(animated: true) {
            self.clearAll()
            self.statusLabel.text = "Claim sent."
        }
    }
}
