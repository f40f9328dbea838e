import Foundation

extension Notification.Name {
    static let claimDraftDidChange = Notification.Name("ClaimDraftDidChange")
    static let claimShouldSave = Notification.Name("ClaimShouldSave")
}

@objcMembers
class ClaimDraft: NSObject {
    dynamic var payee = "" { didSet { didChange(#keyPath(payee)) } }
    dynamic var email = "" { didSet { didChange(#keyPath(ClaimDraft.email)) } }
    dynamic var amountText = "" { didSet { didChange(#keyPath(amountText)) } }
    dynamic var note = "" { didSet { didChange(#keyPath(note)) } }
    dynamic var category = ExpenseCategory.travel { didSet { didChange(#keyPath(category)) } }
    dynamic var date = Date() { didSet { didChange(#keyPath(date)) } }
    dynamic var nights = 1 { didSet { didChange(#keyPath(nights)) } }
    dynamic var isUrgent = false { didSet { didChange(#keyPath(isUrgent)) } }

    private(set) var saveCount = 0

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(save), name: .claimShouldSave, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    var amount: Decimal? {
        Decimal(string: amountText.replacingOccurrences(of: ",", with: "."))
    }

    func save() {
        saveCount += 1
    }

    func reset() {
        payee = ""
        email = ""
        amountText = ""
        note = ""
        category = .travel
        nights = 1
        isUrgent = false
    }

    private func didChange(_ key: String) {
        NotificationCenter.default.post(name: .claimDraftDidChange, object: self, userInfo: ["key": key])
    }
}
