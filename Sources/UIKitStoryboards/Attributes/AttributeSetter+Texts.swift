import CoreGraphics
import InterfaceDocuments
import UIKitControls
import UIKitCore
import UIKitText

/// Labels, fields and text views.
extension AttributeSetter {
    func applyLabel(to label: UILabel) {
        if let value = font { label.font = value }
        if let value = flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = value }
        if let value = text("text") { label.text = value }
        if let value = named("textAlignment", Names.textAlignments) { label.textAlignment = value }
        if let value = named("lineBreakMode", Names.lineBreakModes) { label.lineBreakMode = value }
        if let value = integer("numberOfLines") { label.numberOfLines = value }
        if let value = flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
        if let value = number("minimumScaleFactor") { label.minimumScaleFactor = value }
        if let value = number("minimumFontSize"), label.font.pointSize > 0 {
            label.minimumScaleFactor = value / label.font.pointSize
            label.adjustsFontSizeToFitWidth = true
        }
        if let value = number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = value }
        if let value = flag("enabled") { label.isEnabled = value }
        if let value = flag("highlighted") { label.isHighlighted = value }
        if let value = color("textColor") { label.textColor = value }
        if let value = color("highlightedColor") { label.highlightedTextColor = value }
        if let value = color("shadowColor") { label.shadowColor = value }
        if let value = size("shadowOffset") { label.shadowOffset = value }
        switch element["baselineAdjustment"] {
        case "alignBaselines": label.baselineAdjustment = .alignBaselines
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: break
        }
        if let value = attributedText("attributedText") { label.attributedText = value }
    }

    /// The attributed text of a key; a text in the app's language has the attributes of the first part.
    func attributedText(_ key: String) -> NSAttributedString? {
        guard let child = element.value(key), child.name == "attributedString" else { return nil }
        let own = graph.attributedString(of: child)
        guard let translation = graph.file.localized(key, of: element) else { return own }
        return NSAttributedString(
            string: translation, attributes: own.length > 0 ? own.attributes(at: 0, effectiveRange: nil) : nil)
    }

    func applyField(to field: UITextField) {
        if let value = font { field.font = value }
        if let value = text("text") { field.text = value }
        if let value = text("placeholder") { field.placeholder = value }
        if let value = color("textColor") { field.textColor = value }
        if let value = named("textAlignment", Names.textAlignments) { field.textAlignment = value }
        let borders: [String: UITextField.BorderStyle] = [
            "line": .line, "bezel": .bezel, "roundedRect": .roundedRect, "none": .none,
        ]
        if let value = named("borderStyle", borders) { field.borderStyle = value }
        let modes: [String: UITextField.ViewMode] = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        if let value = named("clearButtonMode", modes) { field.clearButtonMode = value }
        if let value = flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
        if let value = flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
        if let value = number("minimumFontSize") { field.minimumFontSize = value }
        if let value = flag("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = value }
        if let value = image("background") { field.background = value }
        if let value = image("disabledBackground") { field.disabledBackground = value }
        if let value = attributedText("attributedText") { field.attributedText = value }
        if let value = attributedText("attributedPlaceholder") { field.attributedPlaceholder = value }
        if let traits = element.value("textInputTraits") {
            InputTraits(traits).apply(to: field)
            if let value = Values.flag(traits, "secureTextEntry") { field.isSecureTextEntry = value }
        }
    }

    func applyTextView(to view: UITextView) {
        if let value = font { view.font = value }
        if let value = color("textColor") { view.textColor = value }
        if let value = named("textAlignment", Names.textAlignments) { view.textAlignment = value }
        if let value = text("text") { view.text = value }
        if let value = flag("editable") { view.isEditable = value }
        if let value = flag("selectable") { view.isSelectable = value }
        if let value = flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = value }
        if let value = attributedText("attributedText") { view.attributedText = value }
        if let types = element.value("dataDetectorType") {
            let names: [(String, UIDataDetectorTypes)] = [
                ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
                ("calendarEvent", .calendarEvent),
            ]
            view.dataDetectorTypes = UIDataDetectorTypes(names.filter { types[$0.0] == "YES" }.map(\.1))
        }
        if let traits = element.value("textInputTraits") { InputTraits(traits).apply(to: view) }
    }
}

/// What a text input asks of the keyboard.
@MainActor struct InputTraits {
    private let element: InterfaceElement

    init(_ element: InterfaceElement) { self.element = element }

    func apply(to field: UITextField) {
        if let value = capitalization { field.autocapitalizationType = value }
        if let value = correction { field.autocorrectionType = value }
        if let value = spelling { field.spellCheckingType = value }
        if let value = keyboard { field.keyboardType = value }
        if let value = appearance { field.keyboardAppearance = value }
        if let value = returnKey { field.returnKeyType = value }
        if let value = enablesReturn { field.enablesReturnKeyAutomatically = value }
        if let value = contentType { field.textContentType = value }
    }

    func apply(to view: UITextView) {
        if let value = capitalization { view.autocapitalizationType = value }
        if let value = correction { view.autocorrectionType = value }
        if let value = spelling { view.spellCheckingType = value }
        if let value = keyboard { view.keyboardType = value }
        if let value = appearance { view.keyboardAppearance = value }
        if let value = returnKey { view.returnKeyType = value }
        if let value = enablesReturn { view.enablesReturnKeyAutomatically = value }
        if let value = contentType { view.textContentType = value }
    }

    func apply(to bar: UISearchBar) {
        if let value = capitalization { bar.autocapitalizationType = value }
        if let value = correction { bar.autocorrectionType = value }
        if let value = keyboard { bar.keyboardType = value }
        if let value = returnKey { bar.returnKeyType = value }
    }

    private func named<Value>(_ key: String, _ names: [String: Value]) -> Value? { element[key].flatMap { names[$0] } }

    private var capitalization: UITextAutocapitalizationType? {
        named(
            "autocapitalizationType",
            ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters, "none": .none])
    }
    private var correction: UITextAutocorrectionType? {
        named("autocorrectionType", ["no": .no, "yes": .yes, "default": .default])
    }
    private var spelling: UITextSpellCheckingType? {
        named("spellCheckingType", ["no": .no, "yes": .yes, "default": .default])
    }
    private var appearance: UIKeyboardAppearance? {
        named("keyboardAppearance", ["alert": .dark, "dark": .dark, "light": .light, "default": .default])
    }
    private var enablesReturn: Bool? { Values.flag(element, "enablesReturnKeyAutomatically") }
    private var contentType: UITextContentType? { element["textContentType"].map { UITextContentType(rawValue: $0) } }
    private var keyboard: UIKeyboardType? {
        named(
            "keyboardType",
            [
                "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
                "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
                "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
                "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
                "ASCIICapableNumberPad": .asciiCapableNumberPad,
            ])
    }
    private var returnKey: UIReturnKeyType? {
        named(
            "returnKeyType",
            [
                "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
                "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
                "continue": .continue,
            ])
    }
}
