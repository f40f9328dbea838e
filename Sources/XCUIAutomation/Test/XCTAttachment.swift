import Foundation
import UIKitCore
import XCTest

/// A file that belongs to a test. It is written into the folder `VELARIUM_ATTACHMENTS`; without that variable it is
/// only kept while the test runs.
@preconcurrency @MainActor public final class XCTAttachment {
    /// How long an attachment is kept.
    public enum Lifetime: Int, Sendable {
        /// Always.
        case keepAlways = 0
        /// If the test fails.
        case deleteOnSuccess
    }

    /// The quality of a picture. Pictures are PNG files whatever it is.
    public enum ImageQuality: Int, Sendable {
        case original, medium, low
    }

    /// The name of the file, without its ending. Default nil: a number.
    public var name: String?
    /// How long the attachment is kept. Default: if the test fails.
    public var lifetime = Lifetime.deleteOnSuccess
    /// What else belongs to it. Only stored.
    public var userInfo: [AnyHashable: Any]?
    private let data: Data
    private let fileExtension: String

    /// Attaches a picture of a screen or element.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality = .original) {
        self.init(image: screenshot.image, quality: quality)
    }

    /// Attaches an image.
    public init(image: UIImage, quality: ImageQuality = .original) {
        data = image.pngData() ?? Data()
        fileExtension = "png"
    }

    /// Attaches a text.
    public init(string: String) {
        data = Data(string.utf8)
        fileExtension = "txt"
    }

    /// Attaches data.
    public init(data: Data) {
        self.data = data
        fileExtension = "data"
    }

    /// Attaches data of a type, such as `public.plain-text`. The file's ending is the last word of the type.
    public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: data, userInfo: nil)
    }

    /// Attaches data of a type under a name, which may have an ending. A nil type is plain data.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        data = payload ?? Data()
        let ofName = name.map { URL(fileURLWithPath: $0).pathExtension } ?? ""
        let ofType = identifier.flatMap(XCTAttachment.fileExtension) ?? "data"
        fileExtension = ofName.isEmpty ? ofType : ofName
        self.name = name.map { ofName.isEmpty ? $0 : String($0.dropLast(ofName.count + 1)) }
        self.userInfo = userInfo
    }

    /// `png` for `public.png`, `txt` for plain texts; nil for a type without a last word.
    private static func fileExtension(ofType identifier: String) -> String? {
        guard let word = identifier.split(whereSeparator: { $0 == "." || $0 == "-" }).last.map(String.init) else {
            return nil
        }
        return ["text": "txt", "file": "txt", "jpeg": "jpg"][word] ?? word
    }

    /// Attaches a copy of a file. Empty if it cannot be read.
    public init(contentsOfFile url: URL) {
        data = (try? Data(contentsOf: url)) ?? Data()
        fileExtension = url.pathExtension
        name = url.deletingPathExtension().lastPathComponent
    }

    private static var count = 0

    /// Writes the attachment of the test called `testName`.
    func write(for testName: String) {
        guard let folder = ProcessInfo.processInfo.environment["VELARIUM_ATTACHMENTS"] else { return }
        XCTAttachment.count += 1
        let words = "\(testName)-\(name ?? "\(XCTAttachment.count)")"
        let file = words.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
        let url = URL(fileURLWithPath: folder).appendingPathComponent(String(file) + "." + fileExtension)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: url)
        } catch {
            Log.line("\(url.path): the attachment cannot be written: \(error.localizedDescription)")
        }
    }
}

/// A part of a test with a name.
@preconcurrency @MainActor public protocol XCTActivity {
    /// The name.
    var name: String { get }
    /// Adds a file.
    func add(_ attachment: XCTAttachment)
}

/// Names parts of a test.
@preconcurrency @MainActor public enum XCTContext {
    /// Runs `block` as a part of the test called `name`.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }

    private struct Activity: XCTActivity {
        let name: String
        func add(_ attachment: XCTAttachment) { attachment.write(for: name) }
    }
}

extension XCTestCase {
    /// Adds a file to the test.
    @preconcurrency @MainActor public func add(_ attachment: XCTAttachment) {
        let testName = name
        guard attachment.lifetime == .deleteOnSuccess else { return attachment.write(for: testName) }
        addTeardownBlock { [weak self] in
            let hasFailed = (self?.testRun?.totalFailureCount ?? 0) > 0
            if hasFailed { MainActor.assumeIsolated { attachment.write(for: testName) } }
        }
    }
}
