import Testing
import UIKit

/// Which app the XCTests of a module run in.
@Suite struct TestHostTests {
    @Test func theTestsOfTheOnlyAppRunInIt() {
        #expect(_TestHost.app(forTestsOf: "UnitTests", among: ["Notes"]) == "Notes")
    }

    @Test func ofSeveralAppsItIsTheOneWithTheLongestNameThatBeginsTheirs() {
        let apps = ["Notes", "NotesPro", "Mail"]

        #expect(_TestHost.app(forTestsOf: "NotesTests", among: apps) == "Notes")
        #expect(_TestHost.app(forTestsOf: "NotesProTests", among: apps) == "NotesPro")
        #expect(_TestHost.app(forTestsOf: "CoreTests", among: apps) == nil)
    }

    @Test func aLibrarysTestsHaveNoApp() {
        #expect(_TestHost.app(forTestsOf: "ListsTests", among: []) == nil)
    }
}
