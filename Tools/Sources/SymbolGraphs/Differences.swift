import Foundation

/// A way in which one of our declarations differs from Apple's of the same name.
package struct ApiDifference: Equatable, Comparable, CustomStringConvertible {
    package enum Kind: String, CaseIterable {
        case type, optionality, settable, `static`, open, failable
    }

    package let path: String
    package let kind: Kind
    let ours: String
    let apples: String

    package var description: String { "\(path)\t\(kind.rawValue)\tours: \(ours), Apple's: \(apples)" }

    package static func < (lhs: ApiDifference, rhs: ApiDifference) -> Bool {
        (lhs.path, lhs.kind.rawValue) < (rhs.path, rhs.kind.rawValue)
    }
}

/// The differences by design, one a line: a path or `Owner.*`, the kind, and the reason, separated by tabs.
package struct AllowedDifferences {
    struct Line: Hashable {
        let path: String
        let kind: String

        func covers(_ difference: ApiDifference) -> Bool {
            guard kind == difference.kind.rawValue else { return false }
            return path == difference.path || path.hasSuffix(".*") && difference.path.hasPrefix(path.dropLast(1))
        }
    }

    let lines: [Line]

    package init(text: String) throws {
        lines = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 3, ApiDifference.Kind(rawValue: columns[1]) != nil, !columns[2].isEmpty else {
                throw Unusable(reason: "A difference by design needs a path, a kind and a reason: \(line)")
            }
            return Line(path: columns[0], kind: columns[1])
        }
    }

    /// The differences that no line covers, and the lines that cover none.
    package func compare(with differences: [ApiDifference]) -> (new: [ApiDifference], unused: [String]) {
        let new = differences.filter { difference in !lines.contains { $0.covers(difference) } }
        let unused = lines.filter { line in !differences.contains { line.covers($0) } }
        return (new, unused.map { "\($0.path)\t\($0.kind)" })
    }
}

extension [SymbolGraph] {
    /// How our public declarations differ from Apple's of the same owner and name, sorted. Of several of Apple's, the most
    /// similar one counts.
    package func differences(from apple: AppleMembers) -> [ApiDifference] {
        let found = flatMap(\.symbols).filter { !$0.isUnavailable }.flatMap { symbol -> [ApiDifference] in
            let candidates = apple.members[symbol.path, default: []]
            return candidates.map { symbol.differences(from: $0) }.min { $0.count < $1.count } ?? []
        }
        return found.reduce(into: [ApiDifference]()) { if !$0.contains($1) { $0.append($1) } }.sorted()
    }
}

extension SymbolGraph.Symbol {
    /// Members of protocols that every class or structure may have anyway.
    private static let ignoredNames: Set = [
        "rawValue", "init(rawValue:)", "hash", "description", "isEqual(_:)", "hashValue",
    ]

    fileprivate func differences(from apple: AppleMembers.Member) -> [ApiDifference] {
        guard let name = pathComponents.last, !Self.ignoredNames.contains(name) else { return [] }
        var found: [ApiDifference] = []
        func add(_ kind: ApiDifference.Kind, _ ours: String, _ apples: String) {
            found.append(ApiDifference(path: path, kind: kind, ours: ours, apples: apples))
        }
        if let ours = type, let theirs = apple.type, !ours.matches(theirs) {
            let isOptionality = ours.withoutOptionality == theirs.withoutOptionality
            add(isOptionality ? .optionality : .type, ours.text, theirs.text)
        }
        if isProperty, let theirs = apple.isSettable, theirs != isSettable {
            add(.settable, isSettable ? "yes" : "no", theirs ? "yes" : "no")
        }
        if isInitializer {
            if isFailable != apple.isFailable { add(.failable, "\(isFailable)", "\(apple.isFailable)") }
            return found
        }
        if isStatic != apple.isStatic { add(.static, isStatic ? "yes" : "no", apple.isStatic ? "yes" : "no") }
        // CoreGraphics' classes are Core Foundation types, which have no subclasses. What is static and constant has no
        // overrides either.
        let canBeOverridden = apple.ownerKind == "class" && apple.module != "CoreGraphics" && !isConstant
        if canBeOverridden, let accessLevel, accessLevel != "open", !isClassMember {
            add(.open, accessLevel, "open")
        }
        return found
    }

    private var declaration: String { declarationFragments?.map(\.spelling).joined() ?? "" }
    private var isProperty: Bool { kind.identifier.hasSuffix("property") }
    private var isInitializer: Bool { kind.identifier == "swift.init" }
    private var isStatic: Bool { kind.identifier.hasPrefix("swift.type.") }
    private var isFailable: Bool { declaration.contains(#/\binit[?!]/#) }
    /// A `class` member can be overridden within its module; the symbol graph calls it public even if it is open.
    private var isClassMember: Bool { declaration.contains("class var ") || declaration.contains("class func ") }
    private var isConstant: Bool { isStatic && declaration.contains("let ") }

    private var isSettable: Bool {
        guard let accessors = declaration.range(of: " {", options: .backwards) else {
            return declaration.contains("var ")
        }
        return declaration[accessors.lowerBound...].contains("set")
    }

    /// The type of a property, or the types of the parameters and of the result.
    private var type: TypeSpelling? {
        if isProperty {
            let match = declaration.firstMatch(of: #/(?:var|let) `?\w+`?: (?<type>.*?)(?: \{.*\})?$/#)
            return match.map { TypeSpelling(String($0.type)) }
        }
        guard let signature = functionSignature else { return nil }
        let parameters = (signature.parameters ?? []).map { parameter in
            let text = parameter.declarationFragments.map(\.spelling).joined()
            return text.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? text
        }
        let inputs = "(" + parameters.map { TypeSpelling($0).text }.joined(separator: ",") + ")"
        if isInitializer { return TypeSpelling(inputs) }
        let result = signature.returns?.map(\.spelling).joined() ?? "()"
        return TypeSpelling(inputs + "->" + TypeSpelling(result).text)
    }
}
