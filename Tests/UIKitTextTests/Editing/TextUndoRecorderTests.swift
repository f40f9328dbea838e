import Testing
import UIKitText

/// Which edits one undo takes back.
@Suite struct TextUndoRecorderTests {
    /// What happens between two characters that are typed.
    enum Interruption: CaseIterable {
        case pause, movedCaret, otherKind, closedGroup, lineBreak, undo
    }

    private static func typed(_ offset: Int) -> TextUndoGroup.Edit { .init(offset..<offset + 1, old: TextFragment("")) }

    @discardableResult private func type(
        at offset: Int, time: Double = 0, kind: TextEditKind = .typing, endsLine: Bool = false,
        canContinue: Bool = true, in recorder: inout TextUndoRecorder
    ) -> TextUndoGroup? {
        recorder.record(
            Self.typed(offset), kind: kind, endsLine: endsLine, caretAfter: offset + 1, time: time,
            canContinue: canContinue)
    }

    @Test func charactersThatFollowEachOtherAreOneGroup() throws {
        var recorder = TextUndoRecorder()

        let group = try #require(type(at: 4, in: &recorder))
        let second = type(at: 5, time: 1, in: &recorder)
        let third = type(at: 6, time: 2, in: &recorder)

        #expect(second == nil && third == nil)
        #expect(group.edits.map(\.range) == [4..<5, 5..<6, 6..<7])
    }

    @Test(arguments: Interruption.allCases) func anInterruptionBeginsAnotherGroup(_ interruption: Interruption) throws {
        var recorder = TextUndoRecorder()
        let first = try #require(type(at: 0, endsLine: interruption == .lineBreak, in: &recorder))
        if interruption == .closedGroup { recorder.close() }

        let second = type(
            at: interruption == .movedCaret ? 9 : 1, time: interruption == .pause ? 1.1 : 0,
            kind: interruption == .otherKind ? .deleting : .typing, canContinue: interruption != .undo, in: &recorder)

        #expect(first.edits.count == 1 && second?.edits.count == 1)
    }

    @Test func aLineBreakEndsTheGroupThatItIsIn() throws {
        var recorder = TextUndoRecorder()
        let group = try #require(type(at: 0, in: &recorder))

        let lineBreak = type(at: 1, endsLine: true, in: &recorder)
        let next = type(at: 2, in: &recorder)

        #expect(lineBreak == nil && next != nil && group.edits.count == 2)
    }

    @Test func charactersThatAreDeletedBackwardsAreOneGroup() throws {
        var recorder = TextUndoRecorder()
        func delete(at offset: Int) -> TextUndoGroup? {
            recorder.record(
                .init(offset..<offset, old: TextFragment("x")), kind: .deleting, endsLine: false, caretAfter: offset,
                time: 0, canContinue: true)
        }

        let group = try #require(delete(at: 3))
        let second = delete(at: 2)

        #expect(second == nil && group.edits.map(\.range.lowerBound) == [3, 2])
    }

    @Test func otherEditsAreGroupsOfTheirOwn() {
        var recorder = TextUndoRecorder()

        let groups = [0, 1, 2].map { type(at: $0, kind: .other, in: &recorder) }

        #expect(groups.allSatisfy { $0?.edits.count == 1 })
    }
}
