import CoreGraphics

/// What takes part in the scrolling of a view beside the app's delegate: bars that collapse, pages, layouts, wheels.
///
/// All requirements have a default. A scroll view calls all participants, in the order in which they were added, before
/// its delegate.
@MainActor package protocol ScrollParticipant: AnyObject {
    /// Called when the offset or the size of the content has changed.
    func contentDidMove(in scrollView: UIScrollView)
    /// Called when the scroll view has left its window.
    func contentDidLeaveWindow(in scrollView: UIScrollView)
    /// Called when a drag begins or ends, and when the content has come to rest.
    func motionDidChange(_ change: ScrollMotionChange, of scrollView: UIScrollView)
    /// Called when the touch that stopped a motion ends and the content is already at a resting offset.
    func contentDidRestAfterTouch(in scrollView: UIScrollView)
    /// The offset in points at which content rests that would come to rest at `offset`, also without a drag, as the rows
    /// of a picker do. Nil for no choice.
    func alignedOffset(near offset: CGPoint, in scrollView: UIScrollView) -> CGPoint?
    /// The offset in points at which content comes to rest after a drag, given where it would and the velocity in points
    /// per millisecond. Each participant gets the choice of the one before.
    func restingOffset(for target: CGPoint, velocity: CGPoint, in scrollView: UIScrollView) -> CGPoint
}

extension ScrollParticipant {
    package func contentDidMove(in scrollView: UIScrollView) {}
    package func contentDidLeaveWindow(in scrollView: UIScrollView) {}
    package func motionDidChange(_ change: ScrollMotionChange, of scrollView: UIScrollView) {}
    package func contentDidRestAfterTouch(in scrollView: UIScrollView) {}
    package func alignedOffset(near offset: CGPoint, in scrollView: UIScrollView) -> CGPoint? { nil }
    package func restingOffset(
        for target: CGPoint, velocity: CGPoint, in scrollView: UIScrollView
    ) -> CGPoint { target }
}

/// The participants of one scroll view. They are not retained.
@MainActor struct ScrollParticipants {
    private struct Entry {
        weak var participant: (any ScrollParticipant)?
    }

    private var entries: [Entry] = []

    /// Adds a participant after the others. One that is already there keeps its place.
    mutating func add(_ participant: any ScrollParticipant) {
        entries.removeAll { $0.participant == nil }
        guard !entries.contains(where: { $0.participant === participant }) else { return }
        entries.append(Entry(participant: participant))
    }

    mutating func remove(_ participant: any ScrollParticipant) {
        entries.removeAll { $0.participant == nil || $0.participant === participant }
    }

    func contains(_ participant: any ScrollParticipant) -> Bool {
        entries.contains { $0.participant === participant }
    }

    /// The participants at this moment, in the order of their calls.
    var all: [any ScrollParticipant] { entries.isEmpty ? [] : entries.compactMap(\.participant) }

    /// What the first participant with a choice aligns `offset` to; nil without one.
    func alignedOffset(near offset: CGPoint, in scrollView: UIScrollView) -> CGPoint? {
        for participant in all {
            if let aligned = participant.alignedOffset(near: offset, in: scrollView) { return aligned }
        }
        return nil
    }

    /// The resting offset after the choices of all participants.
    func restingOffset(for target: CGPoint, velocity: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        all.reduce(target) { $1.restingOffset(for: $0, velocity: velocity, in: scrollView) }
    }
}

extension UIScrollView {
    /// Lets `participant` take part in scrolling from now on, after those that were added before. Not retained.
    package func addParticipant(_ participant: any ScrollParticipant) { participants.add(participant) }

    /// Calls `participant` no more.
    package func removeParticipant(_ participant: any ScrollParticipant) { participants.remove(participant) }

    /// Calls every participant; one that is removed by a call is not called any more.
    func notifyParticipants(_ call: (any ScrollParticipant) -> Void) {
        for participant in participants.all where participants.contains(participant) { call(participant) }
    }

    /// Notifies the participants that the offset or the size of the content has changed.
    func notifyContentMoved() { notifyParticipants { $0.contentDidMove(in: self) } }

    /// Notifies the participants of a change of how the content moves.
    func notifyMotionChanged(_ change: ScrollMotionChange) {
        notifyParticipants { $0.motionDidChange(change, of: self) }
    }
}
