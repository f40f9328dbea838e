import Foundation
import InterfaceDocuments
import ObjectiveCSupport
import UIFoundation
import UIKitCore

/// A storyboard or nib of a bundle, with what is found in it by identifier.
@MainActor final class InterfaceFile {
    let name: String
    let path: String
    let bundle: Bundle
    let document: InterfaceDocument
    /// The objects by identifier.
    let elements: [String: InterfaceElement]
    private lazy var strings = LocalizedStrings(in: [bundle.bundlePath], language: SystemLanguage.current.rawValue)

    private init(name: String, path: String, bundle: Bundle, document: InterfaceDocument) {
        self.name = name
        self.path = path
        self.bundle = bundle
        self.document = document
        var elements: [String: InterfaceElement] = [:]
        document.root.forEach { element in
            if let id = element.id { elements[id] = element }
        }
        self.elements = elements
    }

    /// The text of an object in the app's language, as the `.strings` file of the storyboard or nib has it; nil if it
    /// has none, so that the text of the file itself is shown.
    func localized(_ key: String, of element: InterfaceElement) -> String? {
        element.id.flatMap { strings.text(for: $0 + "." + key, table: name) }
    }

    /// Reports what is wrong with an element, with the file, the object and the line.
    func misuse(_ message: String, at element: InterfaceElement?, raises: Bool) {
        let object = element?.id.map { ", object \($0)" } ?? ""
        let line = element.map { ", line \($0.line)" } ?? ""
        UIKitDevice.misuse(
            "\(message) (\(URL(fileURLWithPath: path).lastPathComponent)\(object)\(line))", raises: raises)
    }

    // MARK: Finding

    /// The files that were read, by path.
    private static var known: [String: InterfaceFile] = [:]

    /// The file called `name` in `bundle`, in the app's language; nil bundles stand for those of the app. Nil if there
    /// is none, or none that can be read, which is a misuse.
    static func find(_ name: String, _ kind: InterfaceDocument.Kind, in bundle: Bundle?) -> InterfaceFile? {
        guard let (path, bundle) = path(of: name, kind, in: bundle) else { return nil }
        if let file = known[path] { return file }
        do {
            let file = try read(name, at: path, in: bundle)
            known[path] = file
            return file
        } catch {
            let line = error.line > 0 ? "line \(error.line): " : ""
            UIKitDevice.misuse("\(path): \(line)\(error.message)", raises: true)
            return nil
        }
    }

    /// A file from its bytes, for tests and for a nib in memory.
    static func make(_ name: String, _ bytes: [UInt8], in bundle: Bundle = .main) throws(InterfaceFileError)
        -> InterfaceFile
    {
        let document = try InterfaceDocument(bytes)
        if let finding = InterfaceCheck(document).errors.first {
            throw InterfaceFileError(line: finding.line, message: finding.message)
        }
        return InterfaceFile(name: name, path: name, bundle: bundle, document: document)
    }

    private static func read(_ name: String, at path: String, in bundle: Bundle) throws(InterfaceFileError)
        -> InterfaceFile
    {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InterfaceFileError(line: 0, message: "the file cannot be read.")
        }
        let document = try InterfaceDocument(Array(data))
        // What the build compiled, it has checked.
        let isCompiled = path.hasSuffix(".nib") || path.hasSuffix(".storyboardc")
        if !isCompiled, let finding = InterfaceCheck(document).errors.first {
            throw InterfaceFileError(line: finding.line, message: finding.message)
        }
        return InterfaceFile(name: name, path: path, bundle: bundle, document: document)
    }

    private static func path(
        of name: String, _ kind: InterfaceDocument.Kind, in bundle: Bundle?
    ) -> (path: String, bundle: Bundle)? {
        let endings = kind == .storyboard ? [".storyboardc", ".storyboard"] : [".nib", ".xib"]
        let isPad = UIKitSystem.current?.device.idiom == .pad
        let names = [name + (isPad ? "~ipad" : "~iphone"), name]
        let language = SystemLanguage.current.rawValue
        let short = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
        // SwiftPM writes the names of these folders in lower case.
        let folders = [language + ".lproj/", short + ".lproj/", "", "Base.lproj/", "base.lproj/", "en.lproj/"]
        let bundles = bundle.map { $0 == .main ? AppBundle.all : [$0] } ?? AppBundle.all
        for bundle in bundles {
            for name in names {
                for path in folders.flatMap({ folder in endings.map { folder + name + $0 } }) {
                    let full = bundle.bundlePath + "/" + path
                    if FileManager.default.fileExists(atPath: full) { return (full, bundle) }
                }
            }
        }
        return nil
    }
}
