import SwiftSyntax

/// Test cases of XCTest, which run in an app with a clock that turns when they wait; see `_TestHost`.
extension FileRewriter {
    /// The class that test cases inherit from. Each module with tests has one.
    private static let testCase = "_UITestCase"

    /// Lets a test case run in the test host. It is then also an `NSObjectProtocol`, and may be a delegate.
    func rewriteTestClass(_ node: ClassDeclSyntax) {
        guard let superclass = node.testSuperclass else { return }
        edits.replaceExactly(superclass.codeRange, with: FileRewriter.testCase)
        // The protocols of UIKit isolate a class to the main actor.
        let isIsolated = node.attributes.contains { $0.trimmedDescription.hasSuffix("@MainActor") }
        if !isIsolated, node.inheritanceClause.map({ $0.inheritedTypes.count > 1 }) == true {
            let start = node.modifiers.first?.codeRange.lowerBound ?? node.classKeyword.codeRange.lowerBound
            edits.insert("@preconcurrency @MainActor ", at: start)
        }
    }

    /// Makes what a test case creates for a property at its first use. XCTest on Linux makes all test cases before the app
    /// of the tests is launched, and a window or a view needs one.
    func delayInitialValue(of node: VariableDeclSyntax) {
        guard let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self), type.testSuperclass != nil,
            node.attributes.isEmpty, node.bindings.count == 1, let binding = node.bindings.first,
            binding.pattern.is(IdentifierPatternSyntax.self), binding.accessorBlock == nil,
            !node.modifiers.contains(where: { ["static", "class", "lazy", "weak", "unowned"].contains($0.name.text) }),
            let value = binding.initializer?.value,
            value.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .leftParen })
        else { return }
        edits.replaceExactly(node.bindingSpecifier.codeRange, with: "lazy var")
    }

    /// `wait(for:timeout:)` and its like turn the clock of the test host.
    func rewriteWait(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let name: TokenSyntax
        if let plain = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = plain.baseName
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["self", "super"].contains(member.base?.trimmedDescription)
        {
            name = member.declName.baseName
        } else {
            return
        }
        switch (name.text, labels.first) {
        case ("wait", "for"), ("waitForExpectations", "timeout"), ("fulfillment", "of"):
            guard index.hasTests else { return }
            edits.replaceExactly(name.codeRange, with: "_" + name.text)
        default: return
        }
    }

    /// The base class of the module's test cases, in the first file with one.
    func addTestCase(ofFile number: Int) {
        if index.firstTestFile == number { support.append(FileRewriter.testCaseCode) }
    }

    /// Names the class of the app's delegate to the test host, before `main`.
    func rewriteMain(_ node: AttributeSyntax) {
        guard let type = node.parent?.parent?.as(ClassDeclSyntax.self), type.inheritanceClause != nil,
            type.parent?.is(CodeBlockItemSyntax.self) == true
        else { return }
        usesSupport = true
        support.append(
            "@section(\".init_array\") @used private let _delegateOfTests: @convention(c) () -> Void = "
                + "{ _TestHost.addDelegate(\(type.name.text).self) }")
    }

    private static let testCaseCode = """
        class _UITestCase: XCTestCase, NSObjectProtocol {
            override func invokeTest() { _TestHost.run(type(of: self)) { super.invokeTest() } }
            func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
            var hash: Int { ObjectIdentifier(self).hashValue }
            func `self`() -> Self { self }
            func isProxy() -> Bool { false }
            var description: String { name }
            var debugDescription: String { name }
        }
        extension XCTestCase {
            fileprivate static func isInverted(_ expectations: [XCTestExpectation]) -> Bool {
                !expectations.isEmpty && expectations.allSatisfy(\\.isInverted)
            }
            func _wait(
                for expectations: [XCTestExpectation], timeout: TimeInterval = 3600, enforceOrder: Bool = false,
                file: StaticString = #file, line: Int = #line
            ) {
                _TestHost.wait(for: timeout, isInverted: Self.isInverted(expectations)) {
                    wait(for: expectations, timeout: $0, enforceOrder: enforceOrder, file: file, line: line)
                }
            }
            func _waitForExpectations(
                timeout: TimeInterval, file: StaticString = #file, line: Int = #line,
                handler: XCWaitCompletionHandler? = nil
            ) {
                _TestHost.wait(for: timeout, isInverted: false) {
                    waitForExpectations(timeout: $0, file: file, line: line, handler: handler)
                }
            }
            func _fulfillment(
                of expectations: [XCTestExpectation], timeout: TimeInterval = 3600, enforceOrder: Bool = false,
                file: StaticString = #file, line: Int = #line
            ) async {
                await _TestHost.wait(for: timeout, isInverted: Self.isInverted(expectations)) {
                    await fulfillment(
                        of: expectations, timeout: $0, enforceOrder: enforceOrder, file: file, line: line)
                }
            }
        }
        """
}

extension ClassDeclSyntax {
    /// `XCTestCase` in the list of what the class inherits.
    var testSuperclass: TypeSyntax? {
        inheritanceClause?.inheritedTypes.first.map(\.type).flatMap {
            $0.trimmedDescription == "XCTestCase" ? $0 : nil
        }
    }
}

extension AttributeSyntax {
    /// Whether the attribute is one of a test case, or of a member of it.
    var isOfTestClass: Bool {
        var next = parent
        while let node = next {
            if let type = node.as(ClassDeclSyntax.self) { return type.testSuperclass != nil }
            if node.is(ExtensionDeclSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
            next = node.parent
        }
        return false
    }
}
