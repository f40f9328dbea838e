import SwiftSyntax

/// Members that Objective-C looks up when the program runs, and identities of metatypes.
extension FileRewriter {
    /// `(value as AnyObject).doubleValue`: a member of a number or of a value with geometry.
    func rewriteDynamicMember(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName
        guard let base = node.base, let type = DynamicMember.owner(of: name.text) else { return }
        let isChained = base.is(OptionalChainingExprSyntax.self)
        let receiver = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        if let cast = receiver.anyObjectCast {
            rewrite(cast, of: node, to: type, isChained: isChained)
        } else if let value = receiver.subscripted, isChained || base.is(ForceUnwrapExprSyntax.self),
            DynamicMember.isOfUserInfo(name.text, key: value.arguments.trimmedDescription)
        {
            // The dictionary has values of `AnyObject`, or already of this class.
            let mark = base.codeRange.upperBound - 1..<base.codeRange.upperBound
            edits.insert("(", at: value.codeRange.lowerBound)
            edits.replaceExactly(mark, with: isChained ? " as? \(type))?" : " as! \(type))")
        } else {
            return
        }
        usesSupport = true
        if let current = DynamicMember.renamed[name.text] { edits.replaceExactly(name.codeRange, with: current) }
    }

    /// A member of `AnyObject` is an implicitly unwrapped optional: what follows it decides between the casts.
    private func rewrite(
        _ cast: (range: Range<Int>, isOptional: Bool), of node: MemberAccessExprSyntax, to type: String, isChained: Bool
    ) {
        if isChained || cast.isOptional {
            edits.replaceExactly(cast.range, with: "as? \(type)")
            return
        }
        // A variable that is declared without a type is an optional.
        let binding = node.parent?.is(InitializerClauseSyntax.self) == true ? node.parent?.parent : nil
        let isTested =
            binding?.is(OptionalBindingConditionSyntax.self) == true
            || binding?.as(PatternBindingSyntax.self).map { $0.typeAnnotation == nil } ?? false
        if let mark = node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark {
            edits.replaceExactly(cast.range, with: "as? \(type)")
            edits.replaceExactly(mark.codeRange, with: "")
            insertQuestionMark(before: node)
        } else if isTested {
            edits.replaceExactly(cast.range, with: "as? \(type)")
            insertQuestionMark(before: node)
        } else {
            edits.replaceExactly(cast.range, with: "as! \(type)")
            guard let mark = node.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark else { return }
            edits.replaceExactly(mark.codeRange, with: "")
        }
    }

    private func insertQuestionMark(before node: MemberAccessExprSyntax) {
        edits.insert("?", at: node.period.codeRange.lowerBound)
    }

    /// `type !== Page.self`: Objective-C's classes are objects.
    func rewriteMetatypeIdentity(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for (position, element) in elements.enumerated() where position > 0 && position + 1 < elements.count {
            guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator,
                let equality = ["===": "==", "!==": "!="][symbol.text],
                elements[position - 1].isMetatype || elements[position + 1].isMetatype
            else { continue }
            edits.replace(symbol.codeRange, with: equality)
        }
    }

    /// `Darwin.ceil(a)` and `CoreFoundation.ceil(a)`: Foundation brings the functions of C.
    func rewriteDarwin(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self),
            ["Darwin", "CoreFoundation"].contains(base.baseName.text), !index.declares(base.baseName.text)
        else { return }
        usesSupport = true
        edits.replaceExactly(base.codeRange, with: "Foundation")
    }
}

/// The members of `NSNumber`, `NSValue` and `NSObject` that code calls on `AnyObject`.
private enum DynamicMember {
    static func owner(of name: String) -> String? {
        if numbers.contains(name) || renamed[name] != nil { return "NSNumber" }
        if messages.contains(name) { return "NSObject" }
        return values.contains(name) ? "NSValue" : nil
    }

    /// Whether the member of an element tells that the element is a number or value: other types have a `doubleValue`,
    /// too, but not the values of a notification.
    static func isOfUserInfo(_ name: String, key: String) -> Bool {
        values.contains(name) || key.contains("UserInfoKey")
    }

    /// The names of Objective-C that Swift has for other types.
    static let renamed = ["integerValue": "intValue", "unsignedIntegerValue": "uintValue"]

    private static let numbers: Set = [
        "boolValue", "doubleValue", "floatValue", "intValue", "int32Value", "int64Value", "uintValue", "uint32Value",
        "uint64Value",
    ]
    private static let messages: Set = ["responds", "perform"]
    private static let values: Set = [
        "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue", "uiEdgeInsetsValue",
    ]
}

extension ExprSyntax {
    /// The cast in `(value as AnyObject)`, from `as` on.
    fileprivate var anyObjectCast: (range: Range<Int>, isOptional: Bool)? {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
            parts.count >= 3, let type = parts.last, let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
            ["AnyObject", "AnyObject?"].contains(type.trimmedDescription)
        else { return nil }
        let isOptional = type.trimmedDescription.hasSuffix("?") || cast.questionOrExclamationMark?.text == "?"
        return (cast.codeRange.lowerBound..<type.codeRange.upperBound, isOptional)
    }

    /// The element of `dictionary[key]`, also before `!`.
    fileprivate var subscripted: SubscriptCallExprSyntax? {
        self.as(SubscriptCallExprSyntax.self) ?? self.as(ForceUnwrapExprSyntax.self)?.expression.subscripted
    }

    /// `Page.self`.
    fileprivate var isMetatype: Bool {
        guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" else {
            return false
        }
        return member.base?.trimmedDescription.split(separator: ".").last?.first?.isUppercase == true
    }
}
