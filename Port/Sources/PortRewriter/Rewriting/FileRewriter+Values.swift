import SwiftSyntax

/// Expressions and properties that only Apple's compiler or frameworks understand.
extension FileRewriter {
    /// `@NSManaged` of a layer: Core Animation stores the property. Elsewhere it is Core Data's.
    func rewriteManaged(_ node: AttributeSyntax) {
        edits.blank(node.codeRange, of: file)
        guard let property = node.parent?.parent?.as(VariableDeclSyntax.self), isLayer(property.enclosingTypeName)
        else {
            report(
                .error, at: node,
                "Core Data is not on Linux: store the value in a property of a plain class, and the objects in a file "
                    + "or in SQLite.")
            return
        }
        for binding in property.bindings {
            let name = binding.pattern.trimmedDescription
            usesSupport = true
            edits.insert(
                " { get { _LayerProperties.value(\"\(name)\", of: self) }"
                    + " set { _LayerProperties.setValue(newValue, forKey: \"\(name)\", of: self) } }",
                at: binding.codeRange.upperBound)
        }
    }

    private func isLayer(_ typeName: String?) -> Bool {
        guard let type = typeName.flatMap({ index.type(named: $0, in: nil) }) else { return false }
        let root = index.superclasses(of: type).last ?? type
        return (root.inherited.first ?? root.name).hasSuffix("Layer")
    }

    /// `#imageLiteral(resourceName: "icon")`, `#colorLiteral(…)` and `#fileLiteral(resourceName:)`.
    func rewriteLiteral(_ node: MacroExpansionExprSyntax) {
        let arguments = node.arguments.map { "\($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }
        let values = node.arguments.map(\.expression.trimmedDescription)
        usesSupport = true
        switch node.macroName.text {
        case "imageLiteral":
            edits.replace(node.codeRange, with: "UIImage(named: \(values.first ?? "\"\""))!")
        case "colorLiteral":
            edits.replace(node.codeRange, with: "UIColor(\(arguments.joined(separator: ", ")))")
        default:
            edits.replaceExactly(
                node.codeRange,
                with: "Bundle.main.url(forResource: \(values.first ?? "\"\""), withExtension: nil)!")
        }
    }

    /// `ProcessInfo()`, which Foundation on Linux does not let others create.
    func rewriteProcessInfo(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let close = node.rightParen,
            ["ProcessInfo", "ProcessInfo.init"].contains(node.calledExpression.trimmedDescription),
            !index.declares("ProcessInfo")
        else { return }
        edits.replaceExactly(
            node.calledExpression.codeRange.lowerBound..<close.codeRange.upperBound, with: "ProcessInfo.processInfo")
    }

    /// `type.init(frame: a)` becomes `_instantiating(type, type.init(frame: a))`: the initializer learns the class.
    func rewriteInstantiation(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init",
            let base = member.base, node.trailingClosure == nil,
            FileRewriter.initializers.contains(node.arguments.map { $0.label?.text ?? "_" })
        else { return }
        let type = base.trimmedDescription
        let isType = type.first?.isUppercase == true && !type.contains("(")
        guard !isType, !["super", "self"].contains(type) else { return }
        usesSupport = true
        edits.insert("_instantiating(\(type), ", at: node.codeRange.lowerBound)
        edits.insert(")", at: node.codeRange.upperBound)
    }

    /// The labels of the initializers of UIKit's classes that code calls on metatypes.
    private static let initializers: Set = [
        [], ["frame"], ["nibName", "bundle"], ["rootViewController"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ]

    /// `CGSize(width: 100, height: .greatestFiniteMagnitude)`: Foundation on Linux has these initializers for three
    /// types of numbers, so that the name before the dot is needed.
    func rewriteMagnitudes(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard FileRewriter.geometryLabels.contains(labels) else { return }
        for argument in node.arguments {
            var value = argument.expression
            if let negative = value.as(PrefixOperatorExprSyntax.self) { value = negative.expression }
            guard let member = value.as(MemberAccessExprSyntax.self), member.base == nil,
                FileRewriter.numbers.contains(member.declName.baseName.text)
            else { continue }
            edits.insert("CGFloat", at: member.codeRange.lowerBound)
        }
    }

    private static let geometryLabels: Set = [["width", "height"], ["x", "y"], ["x", "y", "width", "height"]]

    private static let numbers: Set = [
        "greatestFiniteMagnitude", "leastNormalMagnitude", "leastNonzeroMagnitude", "infinity", "pi", "nan", "zero",
    ]

    /// Timers, `asyncAfter` of the main queue, sleeping tasks and turns of the run loop follow the clock of tests.
    func rewriteDelayedCall(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if node.calledExpression.trimmedDescription == "Timer", labels.prefix(2) == ["timeInterval", "repeats"] {
            usesSupport = true
            edits.replaceExactly(node.calledExpression.codeRange, with: "Timer._every")
            return
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let receiver = base.trimmedDescription
        let isDelayed =
            switch (member.declName.baseName.text, labels.first) {
            case ("asyncAfter", "deadline"): receiver == "DispatchQueue.main"
            case ("scheduledTimer", _): receiver == "Timer"
            case ("sleep", "nanoseconds"), ("sleep", "for"):
                receiver.hasPrefix("Task") && !labels.contains("clock")
            case ("run", "until"), ("run", "mode"), ("add", "_"):
                receiver.hasPrefix("RunLoop.") && (labels.count != 2 || ["before", "forMode"].contains(labels[1]))
            case ("perform", "_"): labels == ["_", "with", "afterDelay"]
            default: false
            }
        guard isDelayed, !(receiver.hasPrefix("RunLoop.") && isPort(node)) else { return }
        usesSupport = true
        let name = member.declName.baseName
        edits.replaceExactly(name.codeRange, with: "_" + name.text)
    }

    /// Run loops also have ports.
    private func isPort(_ node: FunctionCallExprSyntax) -> Bool {
        node.arguments.first?.expression.trimmedDescription.lowercased().contains("port") == true
    }
}

extension FileRewriter {
    /// `a.intersects(b)` may ask rectangles: on iOS those that only touch do not intersect, with Foundation on Linux they do.
    /// An extension of the file hides Foundation's method.
    func supportIntersection(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "intersects", node.arguments.count == 1,
            node.arguments.first?.label == nil, !support.contains(FileRewriter.intersectionCode)
        else { return }
        usesSupport = true
        support.append(FileRewriter.intersectionCode)
    }

    private static let intersectionCode =
        "extension CGRect { fileprivate func intersects(_ rect2: CGRect) -> Bool { let common = intersection(rect2); "
        + "return !common.isNull && (isEmpty || rect2.isEmpty || common.width > 0 && common.height > 0) } }"
}
