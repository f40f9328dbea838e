import CoreGraphics
import Foundation
import Testing
import UIFoundation

/// Fonts that an app registers while it runs.
@Suite(.serialized) struct CTFontManagerTests {
    /// A font of the machine that is not among those that text uses.
    private static let file = [
        "/usr/share/fonts/opentype/inter/Inter-BlackItalic.otf", "/usr/share/fonts/opentype/inter/Inter-Black.otf",
    ].first { FileManager.default.isReadableFile(atPath: $0) }

    @Test func aFontWithAnotherNameIsFoundAfterItIsRegistered() throws {
        let path = try #require(CTFontManagerTests.file)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        // Another name of the same length, in UTF-16 as the file has it.
        for (old, new) in [("I\0n\0t\0e\0r", "Z\0q\0x\0v\0w")] {
            let find = Data(old.utf8)
            let replacement = Data(new.utf8)
            while let range = bytes.range(of: find) { bytes.replaceSubrange(range, with: replacement) }
        }
        let font = try #require(CGDataProvider(data: bytes).flatMap { CGFont($0) })
        let name = try #require(font.postScriptName)
        #expect(name.hasPrefix("Zqxvw") && UIFont(name: name, size: 20) == nil)

        var error: Unmanaged<CFError>?
        let isRegistered = CTFontManagerRegisterGraphicsFont(font, &error)

        #expect(isRegistered && error == nil)
        #expect(UIFont(name: name, size: 20)?.fontName == name)
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == 105)
    }

    @Test func aFileWithoutAFontIsNotRegistered() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try Data("no font".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var error: Unmanaged<CFError>?

        #expect(!CTFontManagerRegisterFontsForURL(file, .process, &error))
        #expect(error?.takeRetainedValue().code == 103)
        #expect(!CTFontManagerRegisterFontsForURL(file.appendingPathExtension("gone"), .user, &error))
        #expect(error?.takeRetainedValue().code == 101)
        #expect(!CTFontManagerRegisterFontsForURL(file, .session, nil))
    }
}
