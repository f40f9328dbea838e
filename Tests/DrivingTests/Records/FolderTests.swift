import Driving
import Foundation
import Testing

@Suite struct FolderTests {
    private func scratch() throws -> String {
        let path = NSTemporaryDirectory() + "driving-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    @Test func aFileIsWrittenReplacedAndReadRelativeToTheFolder() throws {
        let path = try scratch()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = Folder(path: path)

        try folder.write(Data("one".utf8), to: "a.txt")
        try folder.write(Data("two".utf8), to: "a.txt")

        #expect(try folder.read("a.txt") == Data("two".utf8))
        #expect(try folder.read("b.txt") == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a.txt"])
    }

    @Test func anAbsoluteNameStaysWhereItPoints() throws {
        #expect(Folder(path: "/tmp").place(of: "/var/x.png").path == "/var/x.png")
        #expect(Folder(path: "/tmp").place(of: "sub/x.png").path == "/tmp/sub/x.png")
    }

    @Test func aMissingParentIsAFailedStep() throws {
        let path = try scratch()
        defer { try? FileManager.default.removeItem(atPath: path) }

        #expect(throws: StepFailure("out/a.png cannot be written: there is no folder \(path)/out; make it first")) {
            try Folder(path: path).write(Data(), to: "out/a.png")
        }
    }

    @Test func aFolderIsNotOverwritten() throws {
        let path = try scratch()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileManager.default.createDirectory(atPath: path + "/d", withIntermediateDirectories: false)

        #expect(throws: StepFailure("d cannot be written: it is a folder")) {
            try Folder(path: path).write(Data(), to: "d")
        }
    }

    @Test func aPlaceThatNobodyMayWriteToIsTheWorldsFault() throws {
        let failure = #expect(throws: StepFailure.self) {
            try Folder(path: "/proc").write(Data("x".utf8), to: "velarium.txt")
        }

        #expect(failure?.cause == .world)
        #expect(failure?.reason == "velarium.txt cannot be written: No such file or directory")
    }
}
