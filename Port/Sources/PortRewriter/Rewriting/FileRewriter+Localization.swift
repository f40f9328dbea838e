import SwiftSyntax

/// Localized texts and formats with plural rules, which Foundation on Linux does not find.
extension FileRewriter {
    func rewriteLocalization(_ node: FunctionCallExprSyntax) {
        let callee = node.calledExpression
        switch callee.trimmedDescription {
        case "NSLocalizedString":
            usesSupport = true
            edits.replace(callee.codeRange, with: "_localizedAppText")
        case "String.localizedStringWithFormat":
            usesSupport = true
            edits.replace(callee.codeRange, with: "_localizedAppFormat")
        case "String" where node.arguments.first?.label?.text == "localized":
            usesSupport = true
            edits.replaceExactly(callee.codeRange, with: "_localizedAppText")
        case "String":
            // Other formats are Foundation's business.
            guard let format = node.arguments.first, format.label?.text == "format",
                format.expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
                    == "NSLocalizedString",
                !node.arguments.contains(where: { ["locale", "arguments"].contains($0.label?.text) })
            else { return }
            usesSupport = true
            edits.replaceExactly(callee.codeRange, with: "_localizedAppFormat")
        default:
            return
        }
    }
}
