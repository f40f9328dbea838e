/// The stretch of the page that one line may fill. Points.
struct LineRoom {
    /// From the margin where the paragraph begins: the left one, in a right-to-left paragraph the right one.
    var lead: Double
    /// May be infinite.
    var width: Double
}
