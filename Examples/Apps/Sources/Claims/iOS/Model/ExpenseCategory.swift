import Foundation

@objc enum ExpenseCategory: Int, CaseIterable {
    case travel
    case meals
    case lodging
    case other

    var title: String {
        switch self {
        case .travel: return NSLocalizedString("Travel", comment: "")
        case .meals: return NSLocalizedString("Meals", comment: "")
        case .lodging: return NSLocalizedString("Lodging", comment: "")
        case .other: return NSLocalizedString("Other", comment: "")
        }
    }

    var symbolName: String {
        switch self {
        case .travel: return "airplane"
        case .meals: return "cart"
        case .lodging: return "house"
        case .other: return "folder"
        }
    }

    /// Amounts above this need a note.
    var noteThreshold: Decimal {
        switch self {
        case .travel, .lodging: return 500
        case .meals: return 80
        case .other: return 50
        }
    }
}
