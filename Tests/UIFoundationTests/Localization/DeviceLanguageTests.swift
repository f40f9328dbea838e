import Testing
import UIFoundation
import UIKitCore
import VelariumTesting

@MainActor @Suite struct DeviceLanguageTests {
    @Test(arguments: zip(TestDevice.Language.allCases, ["Cancel", "Abbrechen", "取消", "إلغاء"]))
    func aSystemItemHasItsTitleInTheLanguageOfTheDevice(language: TestDevice.Language, title: String) throws {
        let device = TestDevice(language: language)
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel)

        device.show(UINavigationController(rootViewController: page))

        try device.expect(.text(title), is: .visible)
    }

    @Test func aBackButtonWithoutTitleSaysBackInTheLanguageOfTheDevice() throws {
        let device = TestDevice(language: .german)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)

        navigation.pushViewController(UIViewController(), animated: false)
        try device.settle()

        try device.expect("Zurück", is: .visible)
    }

    @Test func theEditButtonTogglesBetweenTranslatedTitles() {
        let device = TestDevice(language: .chineseSimplified)
        let page = UIViewController()
        device.show(page)

        let button = page.editButtonItem
        let before = button.title
        page.setEditing(true, animated: false)

        #expect([before, button.title] == ["编辑", "完成"])
    }

    @Test func arabicIsLaidOutFromRightToLeft() {
        let device = TestDevice(language: .arabic)

        #expect(device.application.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func aChosenDirectionOverridesThatOfTheLanguage() {
        var settings = SystemSettings()
        settings.language = .arabic
        settings.layoutDirection = .leftToRight
        #expect(settings.layoutDirection == .leftToRight)

        settings.language = .german
        settings.layoutDirection = .rightToLeft
        #expect(settings.layoutDirection == .rightToLeft)
    }
}
