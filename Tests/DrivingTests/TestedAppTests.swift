import Driving
import Testing

/// Which app the XCTests of a module run in, and which one its UI tests launch.
@Suite struct TestedAppTests {
    @Test func theTestsOfTheOnlyAppAreAboutIt() {
        #expect(TestedApp.module(testedBy: "UnitTests", among: ["Notes"]) == "Notes")
    }

    @Test func ofSeveralAppsItIsTheOneWithTheLongestNameThatBeginsTheirs() {
        let apps = ["Notes", "NotesPro", "Mail"]

        #expect(TestedApp.module(testedBy: "NotesTests", among: apps) == "Notes")
        #expect(TestedApp.module(testedBy: "NotesProUITests", among: apps) == "NotesPro")
        #expect(TestedApp.module(testedBy: "CoreTests", among: apps) == nil)
        #expect(TestedApp.candidates(testedBy: "CoreTests", among: apps) == apps)
    }

    @Test func aLibrarysTestsHaveNoApp() {
        #expect(TestedApp.module(testedBy: "ListsTests", among: [String]()) == nil)
    }

    @Test func theDelegatesOfTestsAreOfNoApp() {
        #expect(TestedApp.module(testedBy: "NotesTests", among: ["NotesTests", "Notes", "MailTests"]) == "Notes")
        #expect(TestedApp.module(testedBy: "ListsTests", among: ["ListsTests", "MailTests"]) == "ListsTests")
        #expect(TestedApp.module(testedBy: "ListsTests", among: ["MailTests"]) == nil)
    }
}
