import Testing

@Suite struct DynamicLookupTests {
    @Test(arguments: [
        ("let a = (info[key]! as AnyObject).cgRectValue", "let a = (info[key]! as? NSValue)?.cgRectValue"),
        ("let a: CGRect = (info[1]! as AnyObject).cgRectValue", "let a: CGRect = (info[1]! as! NSValue).cgRectValue"),
        ("use((value as AnyObject).responds(to: name))", "use((value as! NSObject).responds(to: name))"),
        ("use((info[key]! as AnyObject).cgRectValue)", "use((info[key]! as! NSValue).cgRectValue)"),
        ("let a = (info[key] as AnyObject).doubleValue!", "let a = (info[key] as! NSNumber).doubleValue"),
        ("let a = (info[key] as AnyObject).integerValue!", "let a = (info[key] as! NSNumber).intValue"),
        (
            "let a = (info[key] as AnyObject).cgRectValue?.height",
            "let a = (info[key] as? NSValue)?.cgRectValue.height"
        ),
        (
            "if let a = (info[key] as AnyObject).cgSizeValue { use(a) }",
            "if let a = (info[key] as? NSValue)?.cgSizeValue { use(a) }"
        ),
        (
            "let a = (info?[key] as AnyObject?)?.cgRectValue",
            "let a = (info?[key] as? NSValue)?.cgRectValue"
        ),
        (
            "let a = info[UIResponder.keyboardFrameEndUserInfoKey]?.cgRectValue",
            "let a = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue"
        ),
        (
            "let a = info[UIResponder.keyboardAnimationCurveUserInfoKey]!.integerValue",
            "let a = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as! NSNumber).intValue"
        ),
    ])
    func membersOfAnyObjectAreThoseOfNumbersAndValues(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }

    @Test(arguments: [
        "let a = json[\"count\"]?.doubleValue", "let a = (value as NSNumber).doubleValue",
        "let a = (value as AnyObject).title", "let a = number.integerValue",
    ])
    func membersOfOtherValuesStay(_ source: String) {
        #expect(Rewritten(source).body == source)
    }

    @Test(arguments: [
        ("let a = self !== Page.self", "let a = self !=  Page.self"),
        ("let a = Page.self === type && b", "let a = Page.self ==  type && b"),
        ("let a = page === self.page", "let a = page === self.page"),
    ])
    func metatypesAreComparedAsValues(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }

    @Test func functionsOfDarwinAreFoundations() {
        #expect(Rewritten("let a = Darwin.ceil(b)").body == "let a = Foundation.ceil(b)")
        #expect(Rewritten("enum Darwin {}\nlet a = Darwin.ceil(b)").line(2) == "let a = Darwin.ceil(b)")
    }
}
