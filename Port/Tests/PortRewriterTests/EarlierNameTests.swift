import Testing

@Suite struct EarlierNameTests {
    @Test(arguments: [
        ("let a: UITableViewCellStyle = .default", "let a: UITableViewCell.CellStyle = .default"),
        (
            "func f(o: [UIApplicationLaunchOptionsKey: Any]?) {}",
            "func f(o: [UIApplication.LaunchOptionsKey: Any]?) {}"
        ),
        ("let a = UITableViewCellSeparatorStyle.none", "let a = UITableViewCell.SeparatorStyle.none"),
        ("let a: [UIControlEvents] = []", "let a: [UIControl.Event] = []"),
        ("let a: NSLayoutAttribute = .top", "let a: NSLayoutConstraint.Attribute = .top"),
        ("let a = UITableViewAutomaticDimension", "let a = UITableView.automaticDimension"),
        ("let a = kCAMediaTimingFunctionEaseInEaseOut", "let a = CAMediaTimingFunctionName.easeInEaseOut"),
        ("let a = kCATransitionFromLeft", "let a = CATransitionSubtype.fromLeft"),
        ("let a = kCAAnimationRotateAuto", "let a = CAAnimationRotationMode.rotateAuto"),
        ("let a = kCAAnimationCubicPaced", "let a = CAAnimationCalculationMode.cubicPaced"),
        ("let a = UIAccessibilityTraitButton", "let a = UIAccessibilityTraits.button"),
        ("let a = CGRectZero, b = CGPointZero", "let a = CGRect.zero, b = CGPoint.zero"),
        ("let a = CGAffineTransformIdentity", "let a = CGAffineTransform.identity"),
        ("let a = UIEdgeInsetsZero", "let a = UIEdgeInsets.zero"),
        ("let CGRectZero = 1, a = CGRectZero", "let CGRectZero = 1, a = CGRectZero"),
        ("let a = info[UIKeyboardFrameEndUserInfoKey]", "let a = info[UIResponder.keyboardFrameEndUserInfoKey]"),
    ])
    func typesAndConstantsHaveTodaysNames(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }

    @Test(arguments: [
        ("f(.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
        ("f(NSNotification.Name.UIKeyboardDidHide)", "f(UIResponder.keyboardDidHideNotification)"),
        (
            "f(Notification.Name.UIApplicationDidEnterBackground)",
            "f(UIApplication.didEnterBackgroundNotification)"
        ),
        ("f(.UITextFieldTextDidChange)", "f(UITextField.textDidChangeNotification)"),
        ("f(.UIDeviceOrientationDidChange)", "f(UIDevice.orientationDidChangeNotification)"),
        ("f(Theme.UIKeyboardWillShow)", "f(Theme.UIKeyboardWillShow)"),
    ])
    func notificationsAreConstantsOfTheirClasses(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }

    @Test(arguments: [
        ("view.bringSubview(toFront: card)", "view.bringSubviewToFront( card)"),
        ("sendSubview(toBack: card)", "sendSubviewToBack( card)"),
        ("addChildViewController(child)", "addChild(child)"),
        ("child.didMove(toParentViewController: self)", "child.didMove(toParent: self)"),
        ("child.removeFromParentViewController()", "child.removeFromParent()"),
        ("let a = childViewControllers.first?.childViewControllers", "let a = children.first?.children"),
        ("loop.add(link, forMode: .commonModes)", "loop.add(link, forMode: .common)"),
        ("let a = text.characters.count", "let a = text.count"),
        ("f(UIActivityIndicatorView(activityIndicatorStyle: .gray))", "f(UIActivityIndicatorView(style: .gray))"),
    ])
    func membersAndLabelsHaveTodaysNames(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }

    @Test(arguments: [
        ("let a = UIEdgeInsetsMake(1, f(2), 3, 4)", "let a = UIEdgeInsets(top: 1, left: f(2), bottom: 3, right: 4)"),
        ("let a = UIImagePNGRepresentation(image)!", "let a = (image).pngData()!"),
        (
            "let a = UIImageJPEGRepresentation(image, 0.8)",
            "let a = (image).jpegData(compressionQuality: 0.8)"
        ),
        (
            "let a = UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(1, 2, 3, 4))",
            "let a = (bounds).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        ),
        ("let a = UIAccessibilityIsVoiceOverRunning()", "let a = UIAccessibility.isVoiceOverRunning"),
        (
            "UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil)",
            "UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, argument: nil)"
        ),
        ("let a = CGRectFromString(text)", "let a = NSCoder.cgRect(for: text)"),
    ])
    func functionsAreInitializersAndMembers(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }

    @Test func overridesAreRenamedAndKeepTheNamesInside() {
        let rewritten = Rewritten(
            """
            class A: UIViewController {
                override func didMove(toParentViewController parent: UIViewController?) { use(parent) }
                override func addChildViewController(_ child: UIViewController) { super.addChildViewController(child) }
                override var childViewControllerForStatusBarStyle: UIViewController? { return nil }
            }
            class B: UIView {
                override func bringSubview(toFront view: UIView) {}
            }
            """)

        #expect(
            rewritten.words == [
                "class A: UIViewController {",
                "override func didMove(toParent parent: UIViewController?) { use(parent) }",
                "override func addChild(_ child: UIViewController) { super.addChild(child) }",
                "override var childForStatusBarStyle: UIViewController? { return nil }", "}", "class B: UIView {",
                "override func bringSubviewToFront(_ view: UIView) {}", "}",
            ])
    }

    @Test(arguments: [
        "typealias UITableViewCellStyle = UITableViewCell.CellStyle\nlet a: UITableViewCellStyle",
        "func UIEdgeInsetsMake(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}\nlet a = UIEdgeInsetsMake(1, 2, 3, 4)",
        "extension UIViewController { func addChildViewController(_ a: UIViewController) {} }\n"
            + "let a = b.addChildViewController(c)",
        "struct Theme { var childViewControllers = 1 }\nlet a = theme.childViewControllers",
        "#if os(macOS)\nlet a: UIControlState\n#endif",
        "let a = theme.UITableViewCellStyle",
    ])
    func aProjectsOwnNamesAndWhatIsNotCompiledStay(_ source: String) {
        #expect(Rewritten(source).body.split(separator: "\n").last == source.split(separator: "\n").last)
        #expect(!Rewritten(source).body.contains("UIControl.State"))
    }

    @Test(arguments: [
        "if let childViewControllers = parent?.pages { show(childViewControllers) }",
        "func show(childViewControllers: [Page]) { present(childViewControllers) }",
        "for childViewControllers in groups { show(childViewControllers) }",
        "groups.forEach { childViewControllers in show(childViewControllers) }",
        "func f() {\nlet childViewControllers = 1\nshow(childViewControllers) }",
    ])
    func localNamesStayAndMembersOfOtherValuesDoNot(_ source: String) {
        let rewritten = Rewritten("use(page.childViewControllers)\n" + source)

        #expect(rewritten.body == "use(page.children)\n" + source)
    }

    @Test func namesThatADeclarationOfAnotherFileHasStay() {
        let rewritten = Rewritten("let a: UITableViewStyle", "enum UITableViewStyle {}")

        #expect(rewritten.body == "let a: UITableViewStyle")
    }
}
