import Foundation

struct ValidationError: LocalizedError, Equatable {
    let message: String
    var errorDescription: String? { message }
}

enum FieldValidator {
    static func validatePayee(_ text: String) -> ValidationError? {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        if trimmed.isEmpty { return ValidationError(message: "Enter a name.") }
        if trimmed.count < 2 { return ValidationError(message: "The name is too short.") }
        return nil
    }

    static func validateEmail(_ text: String) -> ValidationError? {
        let pattern = "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$"
        guard text.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil else {
            return ValidationError(message: "Enter an email address, such as ann@example.com.")
        }
        return nil
    }

    static func validateAmount(_ amount: Decimal?) -> ValidationError? {
        guard let amount = amount else { return ValidationError(message: "Enter an amount.") }
        if amount <= 0 { return ValidationError(message: "The amount must be greater than zero.") }
        if amount > 10_000 { return ValidationError(message: "Amounts above 10,000 need a purchase order.") }
        return nil
    }

    static func validateNote(_ note: String, for draft: ClaimDraft) -> ValidationError? {
        guard let amount = draft.amount, amount > draft.category.noteThreshold, note.isEmpty else { return nil }
        return ValidationError(message: "Explain amounts above \(draft.category.noteThreshold).")
    }
}
