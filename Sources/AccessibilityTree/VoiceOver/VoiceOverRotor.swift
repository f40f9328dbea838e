import UIKitControls
import UIKitCore

/// What the user of VoiceOver moves by with swipes up and down, as chosen with the rotor.
@MainActor package enum VoiceOverRotor {
    /// Parts of the text under the cursor.
    case text(TextPart)
    /// Elements of a kind.
    case elements(ElementKind)
    /// A rotor of the app.
    case custom(UIAccessibilityCustomRotor)

    /// The kinds of elements for which there is a rotor.
    package enum ElementKind: String, CaseIterable {
        case headings = "Headings"
        case links = "Links"
        case formControls = "Form Controls"
        case textFields = "Text Fields"
        case images = "Images"

        @MainActor func contains(_ node: AccessibilityNode) -> Bool {
            switch self {
            case .headings: node.traits.contains(.header)
            case .links: node.traits.contains(.link)
            case .formControls: node.responder is UIControl || node.textEntry != nil
            case .textFields: node.textEntry != nil
            case .images: node.traits.contains(.image)
            }
        }
    }

    /// The name that VoiceOver says, in English.
    package var name: String {
        switch self {
        case .text(let part): part.rawValue
        case .elements(let kind): kind.rawValue
        case .custom(let rotor): rotor.systemRotorType.name ?? rotor.name
        }
    }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// The system's name; nil for a rotor with a name of its own.
    fileprivate var name: String? {
        switch self {
        case .none: nil
        case .link: "Links"
        case .visitedLink: "Visited Links"
        case .heading: "Headings"
        case .headingLevel1: "Headings Level 1"
        case .headingLevel2: "Headings Level 2"
        case .headingLevel3: "Headings Level 3"
        case .headingLevel4: "Headings Level 4"
        case .headingLevel5: "Headings Level 5"
        case .headingLevel6: "Headings Level 6"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWord: "Misspelled Words"
        case .image: "Images"
        case .textField: "Text Fields"
        case .table: "Tables"
        case .list: "Lists"
        case .landmark: "Landmarks"
        }
    }
}
