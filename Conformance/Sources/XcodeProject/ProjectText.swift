/// The text of `project.pbxproj`: objects in the order of their kind, with identifiers that follow from their names.
struct ProjectText {
    private let targets: [Target]
    private let settings: [String: String]
    private var objects: [String] = []

    init(targets: [Target], settings: [String: String]) {
        self.targets = targets
        self.settings = settings
        addFiles()
        addGroups()
        targets.forEach { addTarget($0) }
        addProject()
    }

    var text: String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 56;
        \tobjects = {
        \(objects.joined())\t};
        \trootObject = \(Self.id("project"));
        }

        """
    }

    // MARK: Files

    private mutating func addFiles() {
        for file in Set(targets.flatMap(\.files)).sorted() {
            add(
                "file \(file)", "PBXFileReference",
                [
                    ("lastKnownFileType", Self.fileType(of: file)), ("name", Self.quoted(Self.name(of: file))),
                    ("path", Self.quoted("../" + file)), ("sourceTree", "SOURCE_ROOT"),
                ])
        }
        for target in targets {
            add(
                "product \(target.name)", "PBXFileReference",
                [
                    ("explicitFileType", Self.quoted(target.kind.fileType)), ("includeInIndex", "0"),
                    ("path", Self.quoted(target.product)), ("sourceTree", "BUILT_PRODUCTS_DIR"),
                ])
        }
    }

    private static func fileType(of file: String) -> String {
        file.hasSuffix(".swift") ? "sourcecode.swift" : file.hasSuffix(".m") ? "sourcecode.c.objc" : "sourcecode.c.h"
    }

    private mutating func addGroups() {
        for target in targets {
            add(
                "group \(target.name)", "PBXGroup",
                [
                    ("children", Self.list(target.files.map { Self.id("file \($0)") })), ("name", target.name),
                    ("sourceTree", Self.quoted("<group>")),
                ])
        }
        add(
            "group Products", "PBXGroup",
            [
                ("children", Self.list(targets.map { Self.id("product \($0.name)") })), ("name", "Products"),
                ("sourceTree", Self.quoted("<group>")),
            ])
        add(
            "group main", "PBXGroup",
            [
                ("children", Self.list((targets.map(\.name) + ["Products"]).map { Self.id("group \($0)") })),
                ("sourceTree", Self.quoted("<group>")),
            ])
    }

    // MARK: Targets

    private mutating func addTarget(_ target: Target) {
        let compiled = target.files.filter { !$0.hasSuffix(".h") }
        for file in compiled {
            add("build \(target.name) \(file)", "PBXBuildFile", [("fileRef", Self.id("file \(file)"))])
        }
        for library in target.needs {
            add("link \(target.name) \(library)", "PBXBuildFile", [("fileRef", Self.id("product \(library)"))])
        }
        addPhase("sources \(target.name)", "PBXSourcesBuildPhase", compiled.map { "build \(target.name) \($0)" })
        addPhase(
            "frameworks \(target.name)", "PBXFrameworksBuildPhase", target.needs.map { "link \(target.name) \($0)" })
        for other in target.prerequisites {
            add(
                "proxy \(target.name) \(other)", "PBXContainerItemProxy",
                [
                    ("containerPortal", Self.id("project")), ("proxyType", "1"),
                    ("remoteGlobalIDString", Self.id("target \(other)")), ("remoteInfo", other),
                ])
            add(
                "dependency \(target.name) \(other)", "PBXTargetDependency",
                [
                    ("target", Self.id("target \(other)")), ("targetProxy", Self.id("proxy \(target.name) \(other)")),
                ])
        }
        addConfigurations("target \(target.name)", target.allSettings)
        add(
            "target \(target.name)", "PBXNativeTarget",
            [
                ("buildConfigurationList", Self.id("configurations target \(target.name)")),
                ("buildPhases", Self.list([Self.id("sources \(target.name)"), Self.id("frameworks \(target.name)")])),
                ("buildRules", Self.list([])),
                ("dependencies", Self.list(target.prerequisites.map { Self.id("dependency \(target.name) \($0)") })),
                ("name", target.name), ("productName", target.name),
                ("productReference", Self.id("product \(target.name)")),
                ("productType", Self.quoted(target.kind.productType)),
            ])
    }

    private mutating func addPhase(_ name: String, _ kind: String, _ files: [String]) {
        add(
            name, kind,
            [
                ("buildActionMask", "2147483647"), ("files", Self.list(files.map(Self.id))),
                ("runOnlyForDeploymentPostprocessing", "0"),
            ])
    }

    // MARK: Project

    private mutating func addProject() {
        addConfigurations("project", settings)
        add(
            "project", "PBXProject",
            [
                ("attributes", attributes),
                ("buildConfigurationList", Self.id("configurations project")),
                ("compatibilityVersion", Self.quoted("Xcode 14.0")), ("developmentRegion", "en"),
                ("hasScannedForEncodings", "0"), ("knownRegions", Self.list(["en", "Base"])),
                ("mainGroup", Self.id("group main")), ("productRefGroup", Self.id("group Products")),
                ("projectDirPath", Self.quoted("")), ("projectRoot", Self.quoted("")),
                ("targets", Self.list(targets.map { Self.id("target \($0.name)") })),
            ])
    }

    /// Which app runs which tests.
    private var attributes: String {
        let hosts = targets.compactMap { target -> String? in
            guard case .tests(let host?) = target.kind else { return nil }
            return "\(Self.id("target \(target.name)")) = { TestTargetID = \(Self.id("target \(host)")); }; "
        }
        return "{ BuildIndependentTargetsInParallel = YES; TargetAttributes = { \(hosts.joined())}; }"
    }

    private mutating func addConfigurations(_ owner: String, _ settings: [String: String]) {
        let values = settings.sorted { $0.key < $1.key }.map { "\t\t\t\t\($0.key) = \(Self.quoted($0.value));\n" }
        let list = "{\n\(values.joined())\t\t\t}"
        for name in ["Debug", "Release"] {
            add("\(name) \(owner)", "XCBuildConfiguration", [("buildSettings", list), ("name", name)])
        }
        add(
            "configurations \(owner)", "XCConfigurationList",
            [
                ("buildConfigurations", Self.list([Self.id("Debug \(owner)"), Self.id("Release \(owner)")])),
                ("defaultConfigurationIsVisible", "0"), ("defaultConfigurationName", "Debug"),
            ])
    }

    // MARK: Syntax

    private mutating func add(_ name: String, _ kind: String, _ properties: [(String, String)]) {
        let lines = (["isa = \(kind)"] + properties.map { "\($0.0) = \($0.1)" }).map { "\t\t\t\($0);\n" }
        objects.append("\t\t\(Self.id(name)) = {\n\(lines.joined())\t\t};\n")
    }

    /// The identifier of an object: 24 hexadecimal digits, a hash of its name.
    static func id(_ name: String) -> String {
        func hash(_ seed: UInt64) -> UInt64 {
            name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        func digits(_ number: UInt64, _ count: Int) -> String {
            let text = String(number, radix: 16, uppercase: true)
            return String((String(repeating: "0", count: 16) + text).suffix(count))
        }
        return digits(hash(0xcbf2_9ce4_8422_2325), 16) + digits(hash(0x8422_2325_cbf2_9ce4), 8)
    }

    private static func name(of file: String) -> String {
        String(file.split(separator: "/").last ?? "")
    }

    private static func list(_ items: [String]) -> String {
        items.isEmpty ? "()" : "(\n" + items.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
