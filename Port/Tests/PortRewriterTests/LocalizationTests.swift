import Testing

@Suite struct LocalizationTests {
    @Test(arguments: [
        (
            "let a = NSLocalizedString(\"k\", comment: \"\") + b", "let a = _localizedAppText(\"k\", comment: \"\") + b"
        ),
        (
            "let a = String.localizedStringWithFormat(f, 3)", "let a = _localizedAppFormat             (f, 3)"
        ),
        (
            "let a = String(format: NSLocalizedString(\"k\", comment: \"\"), 3)",
            "let a = _localizedAppFormat(format: _localizedAppText(\"k\", comment: \"\"), 3)"
        ),
        (
            "let a = String(localized: \"\\(n) files\", comment: \"\")",
            "let a = _localizedAppText(localized: \"\\(n) files\", comment: \"\")"
        ),
        ("let a = String(format: \"%d\", 3)", "let a = String(format: \"%d\", 3)"),
        ("let a = NSLocalizedStringKey", "let a = NSLocalizedStringKey"),
    ])
    func textsAreFoundInTheAppsBundles(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }
}
