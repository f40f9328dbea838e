import Structure
import Testing

/// What counts as a reference from one file to another.
@Suite struct ModuleGraphTests {
    private let order = FolderOrder(folders: ["Low", "High", ""])

    private func module(_ files: [String: String]) -> ModuleGraph {
        ModuleGraph(
            name: "Module", files: files.sorted { $0.key < $1.key }.map { ScannedFile($0.value, path: $0.key) })
    }

    @Test(arguments: [
        "func f(_ view: View) {}", "let view = View()", "class Other: View {}", "let type = [View].self",
        "func f() { if self is View {} }", "extension View { var x: Int { 1 } }", "func f<T: View>(_ t: T) {}",
        "let x = make()", "let x = View.Kind.small", "@View struct S {}",
    ])
    func mentionOfAHigherFolderIsAnUpwardReference(text: String) {
        let module = module(["Low/A.swift": text, "High/B.swift": "class View { enum Kind {} }\nfunc make() {}"])

        let references = module.upwardReferences(in: order)

        #expect(references.map(\.from.path) == ["Low/A.swift"])
        #expect(references.map(\.to.path) == ["High/B.swift"])
    }

    @Test(arguments: [
        "// View", "let text = \"View\"", "let view = Other.View()", "struct S<View> { let v: View }",
        "func make() {}; func f() { make() }", "enum Outer { class View {}; let v: View }",
    ])
    func otherThingsOfTheSameNameAreNoReferences(text: String) {
        let module = module(["Low/A.swift": text, "High/B.swift": "class View {}\nfunc make() {}"])

        #expect(module.upwardReferences(in: order).isEmpty)
    }

    @Test(arguments: [
        "func f(_ a: Any) { a.layOutTitle() }", "func f(_ a: Any) { _ = a.titleLength }", "let a: K = .narrow",
        "func f() { layOutTitle() }", "let path = \\Any.titleLength",
    ])
    func membersThatOneFileDeclaresAreReferences(text: String) {
        let module = membersModule(["Low/A.swift": text])

        #expect(module.upwardReferences(in: order).map(\.to.path) == ["High/B.swift"])
        #expect(module.upwardReferences(in: order).allSatisfy { !module.reasons(for: $0).isEmpty })
    }

    @Test(arguments: [
        "func f(_ a: Any) { a.append(1) }", "func f(_ a: Any) { a.hiddenTitle() }", "func f(_ a: Any) { a.prepare() }",
        "extension Int { func layOutTitle() {} }; func f() { 1.layOutTitle() }",
        "func f() { let titleLength = 1; g(titleLength) }", "func f() { g(titleLength: 1) }",
    ])
    func membersThatOthersDeclareMakeNoReference(text: String) {
        let module = membersModule(["Low/A.swift": text, "Low/C.swift": "extension Int { func prepare() {} }"])

        #expect(module.upwardReferences(in: order).isEmpty)
    }

    private func membersModule(_ files: [String: String]) -> ModuleGraph {
        let text = """
            class B {
                func layOutTitle() {}
                func append(_ x: Int) {}
                func prepare() {}
                private func hiddenTitle() {}
                override func viewDidLoad() {}
                var titleLength = 0
                enum Kind { case narrow }
            }
            """
        let all = files.merging(["High/B.swift": text]) { old, _ in old }.sorted { $0.key < $1.key }
        return ModuleGraph(
            name: "Module", files: all.map { ScannedFile($0.value, path: $0.key) }, namesOfOthers: ["append"])
    }

    @Test func nestedTypesAreFoundThroughTheSuperclass() {
        let module = module([
            "Low/A.swift": "class Button: View { let state: State }",
            "Low/View.swift": "class View {}",
            "High/State.swift": "extension View { enum State {} }",
        ])

        #expect(module.upwardReferences(in: order).map(\.to.path) == ["High/State.swift"])
    }

    @Test func mentionsDownwardAndInsideAFolderAreAllowed() {
        let module = module([
            "Low/A.swift": "class View {}", "Low/B.swift": "let view = View()", "High/C.swift": "let view = View()",
        ])

        #expect(module.upwardReferences(in: order).isEmpty)
        #expect(module.folderReferences(in: order).count == 1)
    }

    @Test func largestCircleContainsTheFilesThatReachEachOther() {
        let module = module([
            "A.swift": "class A { let b: B? }", "B.swift": "class B { let c: C? }", "C.swift": "class C { let a: A? }",
            "D.swift": "class D { let a: A?; let e: E? }", "E.swift": "class E { let d: D? }", "F.swift": "class F {}",
        ])

        #expect(module.largestCircle.map(\.path) == ["A.swift", "B.swift", "C.swift"])
    }

    @Test func aModuleWithoutCirclesHasNone() {
        #expect(module(["A.swift": "class A {}", "B.swift": "let a = A()"]).largestCircle.isEmpty)
    }
}
