import CoreGraphics

/// The sizes that the views of one section asked for. Points.
@MainActor struct MeasuredSizes {
    /// The size of the content for which they were measured.
    let room: CGSize
    /// By item.
    var items: [Int: CGSize] = [:]
    /// By item and kind of supplementary view.
    var supplementaries: [Int: [String: CGSize]] = [:]
    /// By kind of supplementary view.
    var boundaries: [String: CGSize] = [:]

    init(room: CGSize) { self.room = room }
}
