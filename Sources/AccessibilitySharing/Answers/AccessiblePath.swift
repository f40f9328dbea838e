/// The paths of objects on the accessibility bus.
package enum AccessiblePath {
    package static let root = "/org/a11y/atspi/accessible/root"
    package static let cache = "/org/a11y/atspi/cache"
    package static let null = "/org/a11y/atspi/null"
    private static let folder = "/org/a11y/atspi/accessible/"

    package static func path(of number: Int) -> String {
        number == AccessibleElement.application ? root : folder + String(number)
    }

    /// The number of the object at a path; nil for a path that no object has had.
    package static func number(of path: String) -> Int? {
        if path == root { return AccessibleElement.application }
        guard path.hasPrefix(folder), let number = Int(path.dropFirst(folder.count)), number > 0,
            path == self.path(of: number)
        else { return nil }
        return number
    }
}
