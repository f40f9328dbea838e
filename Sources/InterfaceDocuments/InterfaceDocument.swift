/// A storyboard or nib.
package struct InterfaceDocument: Sendable {
    /// What a file describes.
    package enum Kind: Sendable {
        case storyboard, nib
    }

    package let kind: Kind
    /// The element `document`.
    package let root: InterfaceElement

    /// Reads a source file or its compiled form.
    package init(_ bytes: [UInt8]) throws(InterfaceFileError) {
        let root =
            try InterfaceCoding.isCompiled(bytes) ? InterfaceCoding.decode(bytes) : InterfaceXMLParser.parse(bytes)
        try self.init(root: root)
    }

    private init(root: InterfaceElement) throws(InterfaceFileError) {
        let type = root["type"] ?? ""
        switch type {
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": kind = .storyboard
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": kind = .nib
        default:
            throw InterfaceFileError(
                line: root.line,
                message: root.name == "document"
                    ? "the document has the type \"\(type)\". Only storyboards and nibs of iOS can be read."
                    : root.name == "archive"
                        ? "the file has the format of Xcode 4. Open and save it in a newer Xcode."
                        : "the file begins with <\(root.name)>, not with <document>: it is no storyboard or nib.")
        }
        self.root = root
    }

    /// The compiled form.
    package var compiled: [UInt8] { InterfaceCoding.encode(root) }

    /// The scenes of a storyboard.
    package var scenes: [InterfaceElement] { root.child("scenes")?.children.filter { $0.name == "scene" } ?? [] }

    /// The objects of a nib.
    package var objects: [InterfaceElement] { root.child("objects")?.children ?? [] }

    package var usesAutoLayout: Bool { root["useAutolayout"] == "YES" }
}

/// Why a storyboard or nib cannot be read.
package struct InterfaceFileError: Error, Equatable {
    /// The line in the source, from 1; 0 for the file as a whole.
    package let line: Int
    package let message: String

    package init(line: Int, message: String) {
        self.line = line
        self.message = message
    }
}
