/// The space that one line may fill, in points.
struct LineInterval {
    /// From the margin where the paragraph begins: the left one, or the right one in a right-to-left paragraph.
    var lead: Double
    /// May be infinite.
    var width: Double
}
