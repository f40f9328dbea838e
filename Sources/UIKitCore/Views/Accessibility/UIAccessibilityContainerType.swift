/// The relation of the elements in a container.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// None; a table of data; an ordered list; a landmark of the screen; a group with a meaning.
    case none, dataTable, list, landmark, semanticGroup
}
