import SwiftSyntax

/// Types of modules that Linux lacks, in places where the code is complete without them: no object is one of them.
extension FileRewriter {
    /// Leaves out `if let view = self as? SCNView { … }`, which is never true here. What follows `else` stays.
    func leaveOutAbsentCast(_ node: IfExprSyntax) -> Bool {
        guard node.parent?.is(ExpressionStmtSyntax.self) == true || node.parent?.is(IfExprSyntax.self) == true,
            let (name, module) = node.conditions.lazy.compactMap({ self.absentCast(in: $0) }).first
        else { return false }
        report(
            .warning, at: node,
            "nothing is a \(name) here, because \(module) is not on Linux. What is done with one is left out.")
        guard let body = node.elseBody, let keyword = node.elseKeyword else {
            edits.blank(node.codeRange, of: file)
            // After another `else`, an empty block remains.
            if followsElse(node) { edits.insert("{}", at: node.codeRange.lowerBound) }
            return true
        }
        edits.blank(node.codeRange.lowerBound..<keyword.codeRange.upperBound, of: file)
        switch body {
        case .ifExpr(let next): walk(next)
        case .codeBlock(let block):
            if !followsElse(node) { edits.insert("do ", at: block.codeRange.lowerBound) }
            walk(block)
        }
        return true
    }

    /// Whether an `else` that stays is before the statement.
    private func followsElse(_ node: IfExprSyntax) -> Bool {
        var next = node.parent?.as(IfExprSyntax.self)
        while let around = next {
            if !around.conditions.contains(where: { absentCast(in: $0) != nil }) { return true }
            next = around.parent?.as(IfExprSyntax.self)
        }
        return false
    }

    /// Leaves out protocols of such modules from what a type inherits.
    func leaveOutAbsentProtocols(_ clause: InheritanceClauseSyntax?) {
        guard let clause else { return }
        let types = Array(clause.inheritedTypes)
        let absent = types.filter { absentType(named: $0.type.trimmedDescription) != nil }
        for type in absent {
            guard let (name, module) = absentType(named: type.type.trimmedDescription) else { continue }
            let reason = module == "UIKit" ? "\(name) is not there" : "\(module) is not on Linux"
            report(.warning, at: type, "\(reason). The conformance to \(name) is left out.")
            edits.blank(type.type.codeRange, of: file)
        }
        // The commas between those that stay are the first ones.
        let stays = types.count - absent.count
        guard !absent.isEmpty else { return }
        if stays == 0 { edits.blank(clause.colon.codeRange, of: file) }
        let commas = types.compactMap(\.trailingComma)
        let kept = Set(types.indices.filter { absentType(named: types[$0].type.trimmedDescription) == nil }.dropLast())
        for (position, comma) in commas.enumerated() where !kept.contains(position) {
            edits.blank(comma.codeRange, of: file)
        }
    }

    /// Leaves out `case let view as SCNView:` of a switch.
    func leaveOutAbsentCase(_ node: SwitchCaseSyntax) -> Bool {
        guard case .case(let label) = node.label, label.caseItems.count == 1, let item = label.caseItems.first,
            let (name, module) = absentType(castIn: Syntax(item.pattern))
        else { return false }
        report(
            .warning, at: node,
            "nothing is a \(name) here, because \(module) is not on Linux. The case is left out.")
        edits.blank(node.codeRange, of: file)
        return true
    }

    /// `view is SCNView` is false.
    func rewriteAbsentTest(_ node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        guard let position = parts.firstIndex(where: { $0.is(UnresolvedIsExprSyntax.self) }), position == 1,
            parts.count > 2, let (name, module) = absentType(named: parts[2].trimmedDescription)
        else { return }
        report(.warning, at: node, "nothing is a \(name) here, because \(module) is not on Linux.")
        edits.replace(parts[0].codeRange.lowerBound..<parts[2].codeRange.upperBound, with: "false")
    }

    // MARK: Names

    /// Whether the file has Combine's names on iOS, where Foundation brings `ObservableObject` and `Published`, and no
    /// package or declaration of the project replaces them.
    var lacksCombine: Bool {
        let imports = file.importedModules
        return !imports.contains("OpenCombine") && !index.declares("ObservableObject") && !index.declares("Published")
            && imports.contains { ["Combine", "Foundation", "SwiftUI", "UIKit"].contains($0) }
    }

    private func absentCast(in condition: ConditionElementSyntax) -> (name: String, module: String)? {
        guard case .optionalBinding(let binding) = condition.condition,
            let parts = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements
        else { return nil }
        let list = Array(parts)
        guard list.count == 3, list[1].is(UnresolvedAsExprSyntax.self) else { return nil }
        return absentType(named: list[2].trimmedDescription)
    }

    private func absentType(castIn pattern: Syntax) -> (name: String, module: String)? {
        for token in pattern.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.as) {
            guard let name = token.nextToken(viewMode: .sourceAccurate)?.text else { continue }
            return absentType(named: name)
        }
        return nil
    }

    /// The type and its module, if the file imports a module that Linux lacks, and no file of the project declares it.
    private func absentType(named name: String) -> (name: String, module: String)? {
        if name == "ObservableObject", lacksCombine { return (name, "Combine") }
        if AbsentModules.absentFromUIKit.contains(name), !index.declares(name) { return (name, "UIKit") }
        guard !index.declares(name), let owner = AbsentModules.owner(of: name, among: absentModules) else { return nil }
        return (name, owner.module)
    }
}
