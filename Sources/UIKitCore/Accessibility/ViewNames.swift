/// The texts and elements that a view has for assistive technology, tests and scripts. Most views have none of them, so
/// that a view only refers to this.
@MainActor final class ViewNames {
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var restorationIdentifier: String?
    var elements: [Any]?
}
