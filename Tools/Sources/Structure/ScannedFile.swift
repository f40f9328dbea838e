/// What one Swift file declares and mentions, as far as its syntax shows.
package struct ScannedFile: Sendable {
    /// The path below the module's folder, with slashes.
    package let path: String
    /// Types, type aliases and extensions, in the order of the file.
    package var types: [TypeBlock] = []
    /// Functions and variables outside of types.
    package var globals: [String] = []
    /// The full names of static members and of what extensions declare: `UIColor.clear`.
    package var members: [String] = []
    /// The names of members, static or not, that other files can see: functions, properties and cases.
    package var visibleMembers: Set<String> = []
    /// Every name of a member, parameter or local variable. A global function of the same name is ambiguous.
    package var innerNames: Set<String> = []
    /// Names of generic parameters and associated types, which hide types.
    package var placeholders: Set<String> = []
    package var mentions: Set<Mention> = []
    /// Every name in an expression, also after a dot.
    package var usedNames: Set<String> = []
    package var imports: Set<ModuleName> = []
    /// Whether a declaration is visible to apps: `public` or `open`, and not for certain clients only (`@_spi`).
    package var hasPublicNames = false
    package var casts: [Cast] = []

    init(path: String) { self.path = path }

    /// The folder of the file below the module: `Presentation/Sheet`; empty for the module's own folder.
    package var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

    /// The file's name without its folder.
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// The declaration of a type, or an extension of one.
package struct TypeBlock: Sendable {
    package enum Kind: Sendable { case `class`, value, `protocol`, alias, `extension` }

    package let kind: Kind
    /// The names from the outermost type to this one.
    package let path: [String]
    /// Superclass and protocols, by their names as written.
    package let parents: [[String]]
    package let isPublic: Bool
    /// The lines from the first keyword to the closing brace, without those of types declared inside.
    package var lines: Int

    package var name: String { path.joined(separator: ".") }
}

/// A module that a file imports.
package struct ModuleName: Hashable, Sendable {
    package let name: String
    /// Whether who imports the file's module sees it, too.
    package let isExported: Bool
}

/// A name in an expression or a type, with the types around it.
package struct Mention: Hashable, Sendable {
    package let path: [String]
    package let scope: [String]
}

/// A test whether a value has a type: `as?`, `as!`, `is`, or the same in a pattern.
package struct Cast: Sendable {
    package let type: Mention
    package let line: Int
}
