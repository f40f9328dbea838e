import Driving
import Foundation
import Glibc
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

    @Test func absolutePathIgnoresTheFolder() throws {
        #expect(Folder(path: "/tmp").resolvedURL(of: "/var/x.png").path == "/var/x.png")
        #expect(Folder(path: "/tmp").resolvedURL(of: "sub/x.png").path == "/tmp/sub/x.png")
    }

    @Test func missingParentFolderFailsTheStep() throws {
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

    @Test func symbolicLinkStaysALinkAndItsFileIsReplaced() throws {
        let path = try scratch()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("old".utf8).write(to: URL(fileURLWithPath: path + "/a.txt"))
        try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: "a.txt")

        try Folder(path: path).write(Data("text".utf8), to: "link")

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path + "/link") == "a.txt")
        #expect(try Folder(path: path).read("a.txt") == Data("text".utf8))
    }

    @Test func aPipeIsWrittenToInsteadOfReplaced() throws {
        let path = try scratch()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try #require(mkfifo(path + "/pipe", 0o600) == 0)
        let descriptor = open(path + "/pipe", O_RDWR | O_NONBLOCK)
        defer { close(descriptor) }

        try Folder(path: path).write(Data("text".utf8), to: "pipe")

        var buffer = [UInt8](repeating: 0, count: 8)
        let count = read(descriptor, &buffer, buffer.count)
        #expect(String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self) == "text")
    }

    @Test func unwritablePathIsAFailureOfTheEnvironment() throws {
        let failure = #expect(throws: StepFailure.self) {
            try Folder(path: "/proc").write(Data("x".utf8), to: "velarium.txt")
        }

        #expect(failure?.cause == .system)
        #expect(failure?.reason == "velarium.txt cannot be written: No such file or directory")
    }
}
