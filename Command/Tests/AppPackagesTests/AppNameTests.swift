import AppPackages
import Testing

@Suite struct AppNameTests {
    private let taken: Set = ["UIKit", "Gallery", "GalleryTests", "UIKitTests"]

    @Test(arguments: ["Notes", "notes", "App2", "My_App", "N"]) func identifiersAreNames(_ text: String) throws {
        #expect(try AppName(text, taken: taken).text == text)
    }

    @Test(arguments: [
        ("my-app", "MyApp"), ("My App", "MyApp"), ("3d", "App3d"), ("", "App"), ("../notes", "Notes"),
        ("Übung", "Bung"), ("_private", "App_private"), ("Gallery", "GalleryApp"), ("UIKit", "UIKitApp"),
        ("Foundation", "FoundationApp"), ("class", "Class"), ("日本", "App"),
    ])
    func otherTextsAreRefusedWithAProposal(_ text: String, _ proposal: String) {
        let failure = #expect(throws: CommandFailure.self) { try AppName(text, taken: taken) }

        let description = failure?.description ?? ""
        #expect(failure?.cause == .usage)
        #expect(description.hasSuffix("Try velarium new \(proposal)."), "\(description)")
        #expect(throws: Never.self) { try AppName(proposal, taken: taken) }
    }
}
