/// Examines a storyboard or nib before it is used.
package struct InterfaceCheck {
    /// Something that does not fit.
    package struct Finding: Equatable, Sendable {
        /// Whether the file cannot be used.
        package let isError: Bool
        /// The line in the source, from 1.
        package let line: Int
        package let message: String
    }

    /// In the order of the lines.
    package private(set) var findings: [Finding] = []
    private var elements: [String: InterfaceElement] = [:]

    package init(_ document: InterfaceDocument) {
        document.root.forEach { note($0) }
        document.root.forEach { checkReferences(of: $0) }
        if document.kind == .storyboard { checkContainment(document) }
        findings.sort { $0.line < $1.line }
    }

    package var errors: [Finding] { findings.filter(\.isError) }

    private mutating func add(_ message: String, at element: InterfaceElement, isError: Bool = false) {
        findings.append(Finding(isError: isError, line: element.line, message: message))
    }

    private mutating func note(_ element: InterfaceElement) {
        if let reason = InterfaceCheck.unsupported[element.name] { add("<\(element.name)>: \(reason)", at: element) }
        // Placeholders have the same negative identifiers in every file, and old launch screens repeat them.
        guard let id = element.id, !id.hasPrefix("-"), element.name != "segue" || elements[id] == nil else { return }
        if let other = elements.updateValue(element, forKey: id), element.name != "image", element.name != "color" {
            add(
                "the identifier \(id) is that of <\(other.name)> in line \(other.line), too.", at: element,
                isError: true)
        }
    }

    private mutating func checkReferences(of element: InterfaceElement) {
        switch element.name {
        case "document":
            if let id = element["initialViewController"], elements[id] == nil {
                add("there is no initial view controller \(id).", at: element, isError: true)
            }
        // The metrics of a document refer to segues by the same name, and previews inherit theirs.
        case "segue" where element["reference"] == nil && element["inheritsFrom"] == nil:
            guard let id = element["destination"] else {
                return add("a segue has no destination.", at: element, isError: true)
            }
            if elements[id] == nil { add("there is no destination \(id) of a segue.", at: element, isError: true) }
        case "outlet", "outletCollection":
            guard let id = element["destination"], element["property"] != nil else {
                return add("an outlet has no property or no destination.", at: element, isError: true)
            }
            if elements[id] == nil, !id.hasPrefix("-") {
                add("there is no object \(id) for the outlet \(element["property"] ?? "").", at: element)
            }
        case "constraint":
            for key in ["firstItem", "secondItem"] {
                if let id = element[key], elements[id] == nil {
                    add("there is no object \(id) for a constraint.", at: element)
                }
            }
        default: break
        }
    }

    // MARK: Scenes in scenes

    /// Refuses a scene that contains itself through segues that are performed while it loads.
    private mutating func checkContainment(_ document: InterfaceDocument) {
        var contained: [String: [(id: String, segue: InterfaceElement)]] = [:]
        for scene in document.scenes {
            guard let controller = InterfaceCheck.controller(of: scene), let id = controller.id else { continue }
            controller.forEach { segue in
                guard segue.name == "segue", ["embed", "relationship"].contains(segue["kind"]),
                    let destination = segue["destination"]
                else { return }
                contained[id, default: []].append((destination, segue))
            }
        }
        var open: Set<String> = []
        var heights: [String: Int] = [:]
        func visit(_ id: String) -> (segue: InterfaceElement, problem: String)? {
            open.insert(id)
            defer { open.remove(id) }
            var height = 0
            for (next, segue) in contained[id] ?? [] {
                if open.contains(next) { return (segue, "contains itself") }
                let isTooDeep = open.count > InterfaceCheck.mostContained
                if !isTooDeep, heights[next] == nil, let found = visit(next) { return found }
                height = max(height, (heights[next] ?? 0) + 1)
                guard !isTooDeep, height <= InterfaceCheck.mostContained else {
                    return (segue, "is one of more than \(InterfaceCheck.mostContained) inside of each other")
                }
            }
            heights[id] = height
            return nil
        }
        for id in contained.keys.sorted() where heights[id] == nil {
            if let (segue, problem) = visit(id) {
                return add("the scene of \(segue["destination"] ?? "") \(problem).", at: segue, isError: true)
            }
        }
    }

    /// Scenes inside of each other; each needs some of the stack when it is loaded. Chosen.
    private static let mostContained = 50

    /// The controller of a scene; nil if it has none.
    package static func controller(of scene: InterfaceElement) -> InterfaceElement? {
        scene.child("objects")?.children.first {
            $0.name.hasSuffix("ontroller") || $0.name.hasSuffix("ontrollerPlaceholder")
        }
    }

    /// Elements that are left out, or become empty views, and what to do instead.
    package static let unsupported: [String: String] = [
        "webView": "web pages are not shown; an empty view is in its place.",
        "wkWebView": "web pages are not shown; an empty view is in its place.",
        "mapView": "maps are not shown; an empty view is in its place.",
        "mtkView": "Metal is not there; an empty view is in its place.",
        "glkView": "OpenGL is not there; an empty view is in its place.",
        "glkViewController": "OpenGL is not there; a plain controller is in its place.",
        "avPlayerViewController": "videos are not played; a plain controller is in its place.",
        "arscnView": "augmented reality is not there; an empty view is in its place.",
        "arskView": "augmented reality is not there; an empty view is in its place.",
        "sceneKitView": "SceneKit is not there; an empty view is in its place.",
        "scnView": "SceneKit is not there; an empty view is in its place.",
        "skView": "SpriteKit is not there; an empty view is in its place.",
        "adBannerView": "advertisements are not shown; an empty view is in its place.",
        "hostingController": "SwiftUI is not on Linux; a plain controller is in its place.",
        "searchDisplayController": "it is left out. Use a UISearchController.",
    ]
}
