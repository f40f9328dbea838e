import Testing
import UIKit
import Velarium
import VelariumTesting

/// The default titles of buttons.
@MainActor @Suite struct DialogTitleTests {
    @Test(arguments: [
        (TestDevice.Language.english, "OK", "Cancel"), (.german, "OK", "Abbrechen"), (.chineseSimplified, "好", "取消"),
        (.arabic, "موافق", "إلغاء"),
    ])
    func theyAreInTheDevicesLanguage(language: TestDevice.Language, ok: String, cancel: String) throws {
        let fixture = ReadyMadeFixture(TestDevice(.iPhone14, language: language))
        _ = fixture.device.window

        #expect(MessageDialog(title: "1", message: nil).buttons.map(\.title) == [ok])
        #expect(ConfirmDialog(title: "1", message: nil).buttons.map(\.title) == [cancel, ok])
        #expect(ChoiceDialog(title: "1", choices: [1], name: { "\($0)" }).buttons.map(\.title) == [cancel])
    }

    @Test func titlesOfTheAppAreKept() throws {
        let fixture = ReadyMadeFixture(TestDevice(.iPhone14, language: .german))
        _ = fixture.device.window

        let dialog = ConfirmDialog(title: "1", message: nil, confirm: "Send", cancel: "Cancel")

        #expect(dialog.buttons.map(\.title) == ["Cancel", "Send"])
    }
}
