/// A target of the project.
struct Target {
    enum Kind: Equatable {
        case library, app
        /// Tests that run inside the app `host`, or without an app.
        case tests(host: String?)

        var productType: String {
            switch self {
            case .library: "com.apple.product-type.library.static"
            case .app: "com.apple.product-type.application"
            case .tests: "com.apple.product-type.bundle.unit-test"
            }
        }

        var fileType: String {
            switch self {
            case .library: "archive.ar"
            case .app: "wrapper.application"
            case .tests: "wrapper.cfbundle"
            }
        }
    }

    let name: String
    let kind: Kind
    /// The paths of its files in the repository, sorted.
    let files: [String]
    /// The libraries that it links.
    let needs: [String]
    let settings: [String: String]

    /// The name of what it builds.
    var product: String {
        switch kind {
        case .library: "lib\(name).a"
        case .app: "\(name).app"
        case .tests: "\(name).xctest"
        }
    }

    /// The targets that are built before it.
    var prerequisites: [String] {
        if case .tests(let host?) = kind { return needs + [host] }
        return needs
    }

    /// The settings of the target, with those that follow from its kind.
    var allSettings: [String: String] {
        var all = settings
        all["PRODUCT_BUNDLE_IDENTIFIER"] = "org.velarium.\(name)"
        if kind == .library {
            all["GENERATE_INFOPLIST_FILE"] = "NO"
            all["SKIP_INSTALL"] = "YES"
        }
        return all
    }
}
