/// What messages call a list and its parts.
package struct ListNouns: Sendable {
    /// The parts, as in "rows".
    let items: String
    /// The whole, as in "table view".
    let view: String

    package init(items: String, view: String) {
        self.items = items
        self.view = view
    }
}
