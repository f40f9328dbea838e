import PortDocuments

/// Compares a storyboard or nib with the classes of the project.
struct InterfaceExamination {
    private let path: String
    private let index: TargetIndex
    private let library: LibraryNames
    private let findings: Findings

    init(path: String, index: TargetIndex, library: LibraryNames, findings: Findings) {
        self.path = path
        self.index = index
        self.library = library
        self.findings = findings
    }

    func examine(_ bytes: [UInt8]) {
        let kind = path.hasSuffix(".xib") ? "nib" : "storyboard"
        let document: InterfaceDocument
        do {
            document = try InterfaceDocument(bytes)
        } catch {
            return findings.add(
                construct: kind, .needsHand, error.message, at: .init(path: path, line: max(error.line, 1)))
        }
        findings.add(construct: kind, .rewritten, at: .init(path: path, line: 1))
        for finding in InterfaceCheck(document).findings {
            add(finding.message, at: finding.line)
        }
        var elements: [String: InterfaceElement] = [:]
        document.root.forEach { element in if let id = element.id { elements[id] = element } }
        document.root.forEach { element in
            guard let name = element["customClass"] else { return }
            checkClass(name, of: element)
            for connection in element.child("connections")?.children ?? [] where connection.name.hasPrefix("outlet") {
                checkOutlet(connection, of: name)
            }
        }
        document.root.forEach { element in
            guard element.name == "action", let selector = element["selector"],
                let name = element["destination"].flatMap({ elements[$0] })?["customClass"]
            else { return }
            checkAction(selector, of: name, at: element)
        }
    }

    private func add(_ message: String, at line: Int) {
        findings.add(construct: "rewriter: \(path)", .needsHand, message, at: .init(path: path, line: line))
    }

    private func checkClass(_ name: String, of element: InterfaceElement) {
        let plain = String(name.split(separator: ".").last ?? "")
        guard !index.declares(plain), !library.types.contains(plain), element["placeholderIdentifier"] == nil else {
            return
        }
        // A class of another package is found at run time, if it is linked.
        let module = element["customModule"].map { " of the module \($0)" } ?? ""
        add(
            "the class \(name)\(module) is not in the project. Link its package, or write it in Swift.",
            at: element.line)
    }

    /// The classes of the project from a name upwards; nil if one is in another module, which may have what is
    /// searched.
    private func classes(from name: String) -> [TypeDeclaration]? {
        guard let type = index.type(named: name, in: nil), type.kind == .classType else { return nil }
        let all = [type] + index.superclasses(of: type)
        let isComplete = all.last?.inherited.first.map { library.types.contains($0) } ?? false
        return isComplete ? all : nil
    }

    private func checkOutlet(_ connection: InterfaceElement, of name: String) {
        guard let property = connection["property"], let classes = classes(from: name),
            !classes.contains(where: { $0.keyedProperties.contains { $0.key == property } }),
            !library.members.contains(property), property != "gestureRecognizers", property != "passthroughViews"
        else { return }
        add("\(name) has no outlet \(property). Mark the property with @IBOutlet.", at: connection.line)
    }

    private func checkAction(_ selector: String, of name: String, at element: InterfaceElement) {
        guard let classes = classes(from: name),
            !classes.contains(where: { $0.methods.contains { $0.selector == selector && index.isObjectiveC($0) } })
        else { return }
        add("\(name) has no action \(selector). Mark the method with @IBAction.", at: element.line)
    }
}
