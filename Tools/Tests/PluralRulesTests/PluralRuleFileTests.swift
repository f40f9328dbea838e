import PluralRules
import Testing

/// The table that the library reads plural rules from.
@Suite struct PluralRuleFileTests {
    @Test func aGroupHasItsLanguagesAndConditions() {
        let xml = """
            <pluralRules locales="ja root zh">
                <pluralRule count="other"> @integer 0~15</pluralRule>
            </pluralRules>
            <pluralRules locales="is">
                <pluralRule count="one">t = 0 and i % 10 = 1
                    or t != 0 @integer 1, 21 @decimal 0.1</pluralRule>
                <pluralRule count="other"> @integer 0</pluralRule>
            </pluralRules>
            """

        let source = PluralRuleFile(xml).source

        #expect(
            source.hasSuffix(
                """
                    static let text = \"""
                        ja zh

                        is
                        one: t = 0 and i % 10 = 1 or t != 0
                        \"""
                }

                """))
    }

    @Test func longConditionsAreWrapped() {
        let condition = Array(repeating: "n % 10 = 1", count: 40).joined(separator: " or ")

        let source = PluralRuleFile(
            "<pluralRules locales=\"br\"><pluralRule count=\"one\">\(condition)</pluralRule></pluralRules>"
        ).source

        #expect(source.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
}
