import AppPackages
import Foundation
import Testing

@Suite struct PackageTests {
    /// The folder of the test, which is empty at first.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private static let repository: URL = {
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { url.deleteLastPathComponent() }
        return url
    }()

    private func template() throws -> PackageTemplate {
        try PackageTemplate(folder: Self.repository.appendingPathComponent("Command/Template"))
    }

    private func withFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body()
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func newPackageHasItsNameEverywhere() throws {
        let files = try template().filled(name: AppName("Notes", taken: []), checkout: "/home/ada/velarium").files

        #expect(
            files.keys.sorted() == [
                ".gitignore", "Package.swift", "README.md", "Scripts/popover.vel", "Sources/Notes/AppDelegate.swift",
                "Sources/Notes/PopoverPage.swift", "Sources/Notes/SceneDelegate.swift",
                "Tests/NotesTests/PopoverPageTests.swift",
            ])
        #expect(files["Package.swift"]?.contains(#".package(name: "velarium", path: "/home/ada/velarium")"#) == true)
        #expect(files.values.allSatisfy { !$0.contains("__") })
    }

    @Test func folderWithFilesIsLeftAlone() throws {
        try withFolder {
            try write("mine", to: "Package.swift")

            let failure = #expect(throws: CommandFailure.self) { try template().write(to: folder) }

            #expect(failure?.cause == .usage)
            #expect(try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8) == "mine")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Package.swift"])
        }
    }

    @Test func emptyFolderIsFilled() throws {
        try withFolder {
            try template().write(to: folder)

            #expect(FileManager.default.fileExists(atPath: folder.path + "/Scripts/popover.vel"))
        }
    }

    @Test func libraryInTheSameFolderHasARelativePath() {
        let checkout = Checkout(path: "/home/ada/code/velarium-2")

        #expect(checkout.reference(from: "/home/ada/code/Notes") == "../velarium-2")
        #expect(checkout.reference(from: "/home/ada/Notes") == "/home/ada/code/velarium-2")
        #expect(checkout.reference(from: "/home/ada/code/velarium-2/Notes") == "/home/ada/code/velarium-2")
    }

    @Test func modulesOfTheLibraryCannotBeNames() {
        let modules = Checkout(path: Self.repository.path).modules

        #expect(modules.isSuperset(of: ["UIKit", "Velarium", "Gallery", "GalleryApp", "CCairo", "PopoverGuide"]))
    }

    @Test func packageIsFoundFromTheFoldersBelow() throws {
        try withFolder {
            try write("", to: "Package.swift")
            try write("", to: "Sources/App/Pages/Page.swift")

            let found = try PackageFolder(containing: folder.path + "/Sources/App/Pages")

            #expect(found.path == folder.standardizedFileURL.path)
        }
    }

    @Test func folderOutsideOfPackagesIsRefused() {
        let failure = #expect(throws: CommandFailure.self) { try PackageFolder(containing: "/") }

        #expect(failure?.cause == .usage)
        #expect(failure?.description.contains("velarium new NAME") == true)
    }

    @Test func onlyFilesOfTheBuildHaveTimes() throws {
        try withFolder {
            for path in [
                "Package.swift", "Sources/App/Page.swift", "Sources/App/Resources/Logo.png", "Extra/Old.swift",
                "Tests/AppTests/PageTests.swift", ".build/debug/App", "README.md", "Scripts/popover.vel",
                "Scripts/popover.vel.failed.png",
            ] {
                try write("", to: path)
            }

            let times = try PackageFolder(containing: folder.path).sourceTimes()

            let top = folder.standardizedFileURL.path + "/"
            #expect(
                times.keys.map { $0.replacingOccurrences(of: top, with: "") }.sorted() == [
                    "Extra/Old.swift", "Package.swift", "Sources/App/Page.swift", "Sources/App/Resources/Logo.png",
                ])
        }
    }
}
