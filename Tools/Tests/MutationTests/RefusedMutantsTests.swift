import Testing

@testable import Mutation

@Suite struct RefusedMutantsTests {
    private let source = "func f() {\n    let c = a + 1\n    g(c)\n}"

    private var file: MutatedFile {
        MutationFinder.mutatedFile(path: "Sources/A/B.swift", text: source, module: "A", firstID: 1)
    }

    @Test func theSmallestMutantAroundAnErrorIsLeftOut() {
        var file = file
        let column = "    let c = MutantsOfA.plus(1, a , MutantsOfA.e".utf8.count

        let isFound = file.drop(line: 2, column: column, broadly: false)

        #expect(isFound)
        #expect(file.text.contains("MutantsOfA.plus(1, a , 1)"))
    }

    @Test func everythingAroundAnErrorIsLeftOutWhenTheSmallestWasNotTheCause() {
        var file = file

        let isFound = file.drop(line: 2, column: 46, broadly: true)

        #expect(isFound)
        #expect(file.text.contains("let c = a + 1\n"))
        #expect(file.text.contains("isOn"))
    }

    @Test func anErrorBesideTheMutantsOfALineLeavesThemOut() {
        var file = file

        let isFound = file.drop(line: 2, column: 5, broadly: false)

        #expect(isFound)
        #expect(file.text.contains("let c = a + 1\n"))
    }

    @Test func anErrorOnALineWithoutMutantsLeavesOutThoseOfTheFunction() {
        var file = file

        let isFound = file.drop(line: 4, column: 1, broadly: false)

        #expect(isFound)
        #expect(file.text == source)
    }

    @Test func anErrorFarFromMutantsIsNoneOfThem() {
        var file = MutationFinder.mutatedFile(path: "B.swift", text: "import C\n\(source)", module: "A", firstID: 1)

        let isFound = file.drop(line: 1, column: 1, broadly: true)

        #expect(!isFound)
    }

    @Test func theCompilersErrorsAreReadOnce() {
        let output = """
            [1/2] Compiling A B.swift
            /copy/Sources/A/B.swift:3:14: error: cannot convert
            /copy/Sources/A/B.swift:3:14: error: cannot convert
            /copy/Sources/A/B.swift:4:1: warning: unused
            error: emit-module command failed with exit code 1
            """

        let errors = CompilerError.errors(in: output)

        #expect(errors.map(\.line) == [3])
        #expect(errors.map(\.column) == [14])
        #expect(errors.map(\.message) == ["cannot convert"])
    }
}
