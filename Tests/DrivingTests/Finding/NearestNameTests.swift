import Driving
import Testing

@Suite struct NearestNameTests {
    private static let names = ["Save", "Save all", "Show popover", "Cancel", "iPad", "iPad Pro 11"]

    @Test(arguments: [
        ("save", "Save"), ("Svae", "Save"), ("Sav", "Save"), ("Saves", "Save"), ("show popover", "Show popover"),
        ("Shwo popover", "Show popover"), ("Show", "Show popover"), ("iPad Pro", "iPad Pro 11"),
        ("Cancel it", "Cancel"),
    ])
    func aNameWithFewErrorsOrAPartOfItIsNear(_ text: String, _ name: String) {
        #expect(NearestName.nearest(to: text, among: Self.names) == name)
    }

    @Test(arguments: ["", "S", "Open", "Shove", "Delete everything"])
    func textWithLittleInCommonHasNoNearName(_ text: String) {
        #expect(NearestName.nearest(to: text, among: Self.names) == nil)
    }

    @Test func equalNameIsNotSuggested() {
        #expect(NearestName.nearest(to: "Save", among: ["Save"]) == nil)
    }

    @Test func choicesBeginWithTheNearestName() {
        #expect(NearestName.choices(for: "tpa", among: ["tap", "drag"]) == "did you mean tap? There are tap, drag")
        #expect(NearestName.choices(for: "jump", among: ["tap", "drag"]) == "there are tap, drag")
    }
}
