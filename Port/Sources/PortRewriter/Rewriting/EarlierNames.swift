/// The names that UIKit's API had for Swift 4 and 4.1, which Apple's compiler accepts in that language mode.
///
/// Swift 4.2 put types into their classes, and constants into the types that they are values of. The zeros of geometry are
/// older: they were constants until Swift 3.
enum EarlierNames {
    /// The name of a type, constant or function, as today's expression; nil for a name that has not changed.
    static func current(of name: String) -> String? { globals[name] }

    /// What `.UIKeyboardWillShow` of `Notification.Name` is today.
    static func currentNotification(of name: String) -> String? { notifications[name] }

    /// The name of a property or method today.
    static func currentMember(of name: String) -> String? { members[name] }

    /// The name of a method and the label of its first argument today, by those of before.
    static func currentMethod(of name: String, label: String?) -> (name: String, label: String?)? {
        methods["\(name)(\(label ?? "_"))"]
    }

    /// The labels of a function that is an initializer or a method today.
    static func labels(of function: String) -> [String]? { labels[function] }

    /// The member of the first argument that a function is today. The other arguments follow its label.
    static func memberOfArgument(of function: String) -> String? { argumentMembers[function] }

    private static let globals: [String: String] = {
        var result = pairs(in: otherNames)
        for name in nestedTypes.split(whereSeparator: \.isWhitespace) {
            result[name.filter { $0 != "." }] = String(name)
        }
        for group in constants { result.merge(group) { first, _ in first } }
        return result
    }()

    /// Types whose old name is the new one without the dot.
    private static let nestedTypes = """
        UIApplication.LaunchOptionsKey UIApplication.OpenURLOptionsKey UIApplication.State
        UIApplication.ExtensionPointIdentifier UITableView.Style UITableView.ScrollPosition UITableView.RowAnimation
        UITableViewCell.AccessoryType UITableViewCell.SelectionStyle UITableViewCell.SeparatorStyle
        UITableViewCell.EditingStyle UITableViewCell.StateMask UITableViewCell.FocusStyle UITableViewRowAction.Style
        UIContextualAction.Style UICollectionView.ScrollDirection UICollectionView.ScrollPosition
        UICollectionView.ReorderingCadence UIScrollView.IndicatorStyle UIScrollView.KeyboardDismissMode
        UIScrollView.ContentInsetAdjustmentBehavior UIScrollView.IndexDisplayMode UIControl.State
        UIControl.ContentVerticalAlignment UIControl.ContentHorizontalAlignment UITextField.ViewMode
        UITextField.DidEndEditingReason UISearchBar.Style UISearchBar.Icon UIBarButtonItem.Style
        UITabBar.ItemPositioning UIAlertController.Style UIAlertAction.Style UIImage.Orientation UIImage.RenderingMode
        UIImage.ResizingMode UIView.ContentMode UIView.AnimationCurve UIView.AnimationTransition
        UIView.AnimationOptions UIView.KeyframeAnimationOptions UIView.TintAdjustmentMode UIStackView.Distribution
        UIStackView.Alignment UIGestureRecognizer.State UISwipeGestureRecognizer.Direction UITouch.Phase
        UITouch.Properties UIPress.Phase UIDatePicker.Mode UIActivityIndicatorView.Style UIProgressView.Style
        UIBlurEffect.Style UIActivity.Category UISegmentedControl.Segment UISplitViewController.DisplayMode
        UINavigationController.Operation UINavigationItem.LargeTitleDisplayMode
        UIPageViewController.NavigationOrientation UIPageViewController.NavigationDirection
        UIPageViewController.TransitionStyle UIPageViewController.SpineLocation UIDevice.BatteryState
        UIMenuController.ArrowDirection UIImagePickerController.SourceType UIImagePickerController.CameraDevice
        UIImagePickerController.CameraCaptureMode UIImagePickerController.CameraFlashMode
        UIImagePickerController.QualityType UIDocument.State UIDocument.SaveOperation UIDocument.ChangeKind
        UIPushBehavior.Mode UICollisionBehavior.Mode UIFont.TextStyle UIFontDescriptor.SymbolicTraits
        UITableViewDropProposal.Intent UICollectionViewDropProposal.Intent UIScreen.OverscanCompensation
        UIAccessibilityCustomRotor.Direction NSLayoutConstraint.Axis
        """

    /// Other types and constants, with their new names.
    private static let otherNames = """
        CGPointZero CGPoint.zero
        CGSizeZero CGSize.zero
        CGRectZero CGRect.zero
        CGRectNull CGRect.null
        CGRectInfinite CGRect.infinite
        CGAffineTransformIdentity CGAffineTransform.identity
        UIEdgeInsetsZero UIEdgeInsets.zero
        UIOffsetZero UIOffset.zero
        UITableViewCellStyle UITableViewCell.CellStyle
        UIControlEvents UIControl.Event
        UIButtonType UIButton.ButtonType
        UITextBorderStyle UITextField.BorderStyle
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UITabBarSystemItem UITabBarItem.SystemItem
        UIViewAutoresizing UIView.AutoresizingMask
        UISystemAnimation UIView.SystemAnimation
        UILayoutConstraintAxis NSLayoutConstraint.Axis
        NSLayoutRelation NSLayoutConstraint.Relation
        NSLayoutAttribute NSLayoutConstraint.Attribute
        NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
        UITouchType UITouch.TouchType
        UIEventType UIEvent.EventType
        UIEventSubtype UIEvent.EventSubtype
        UIPressType UIPress.PressType
        UIActivityType UIActivity.ActivityType
        UICollectionUpdateAction UICollectionViewUpdateItem.Action
        UICollectionElementCategory UICollectionView.ElementCategory
        UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
        UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
        UIAccessibilityNotifications UIAccessibility.Notification
        UIWindowLevel UIWindow.Level
        RunLoopMode RunLoop.Mode
        NSAttributedStringKey NSAttributedString.Key
        UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
        UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
        UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
        UITableViewAutomaticDimension UITableView.automaticDimension
        UITableViewIndexSearch UITableView.indexSearch
        UITableViewSelectionDidChangeNotification UITableView.selectionDidChangeNotification
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
        UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
        UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
        UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
        UISegmentedControlNoSegment UISegmentedControl.noSegment
        UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
        UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
        UIWindowLevelNormal UIWindow.Level.normal
        UIWindowLevelAlert UIWindow.Level.alert
        UIWindowLevelStatusBar UIWindow.Level.statusBar
        UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
        UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
        UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
        UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
        UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
        UIKeyInputUpArrow UIKeyCommand.inputUpArrow
        UIKeyInputDownArrow UIKeyCommand.inputDownArrow
        UIKeyInputLeftArrow UIKeyCommand.inputLeftArrow
        UIKeyInputRightArrow UIKeyCommand.inputRightArrow
        UIKeyInputEscape UIKeyCommand.inputEscape
        UIPageViewControllerOptionSpineLocationKey UIPageViewController.OptionsKey.spineLocation
        UIPageViewControllerOptionInterPageSpacingKey UIPageViewController.OptionsKey.interPageSpacing
        UITrackingRunLoopMode RunLoop.Mode.tracking
        UIAccessibilityIsVoiceOverRunning() UIAccessibility.isVoiceOverRunning
        UIAccessibilityIsReduceMotionEnabled() UIAccessibility.isReduceMotionEnabled
        UIAccessibilityIsReduceTransparencyEnabled() UIAccessibility.isReduceTransparencyEnabled
        UIAccessibilityIsBoldTextEnabled() UIAccessibility.isBoldTextEnabled
        UIAccessibilityIsSwitchControlRunning() UIAccessibility.isSwitchControlRunning
        UIAccessibilityDarkerSystemColorsEnabled() UIAccessibility.isDarkerSystemColorsEnabled
        """

    /// Constants with the values of a type: a prefix, the type, and the words that follow the prefix.
    private static let constants = [
        values("kCAMediaTimingFunction", "CAMediaTimingFunctionName", "Linear EaseIn EaseOut EaseInEaseOut Default"),
        values("kCAFillMode", "CAMediaTimingFillMode", "Forwards Backwards Both Removed"),
        values("kCATransition", "CATransitionType", "Fade MoveIn Push Reveal"),
        values("kCATransition", "CATransitionSubtype", "FromRight FromLeft FromTop FromBottom"),
        values("kCALineCap", "CAShapeLayerLineCap", "Butt Round Square"),
        values("kCALineJoin", "CAShapeLayerLineJoin", "Miter Round Bevel"),
        values("kCAFillRule", "CAShapeLayerFillRule", "NonZero EvenOdd"),
        values(
            "kCAGravity", "CALayerContentsGravity",
            "Center Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight Resize ResizeAspect ResizeAspectFill"),
        values("kCAFilter", "CALayerContentsFilter", "Nearest Linear Trilinear"),
        values("kCAAlignment", "CATextLayerAlignmentMode", "Natural Left Right Center Justified"),
        values("kCATruncation", "CATextLayerTruncationMode", "None Start End Middle"),
        values("kCAGradientLayer", "CAGradientLayerType", "Axial Radial"),
        values("kCAAnimation", "CAAnimationCalculationMode", "Linear Discrete Paced Cubic CubicPaced"),
        values("kCAAnimation", "CAAnimationRotationMode", "RotateAuto RotateAutoReverse"),
        values("kCAEmitterLayer", "CAEmitterLayerEmitterShape", "Point Line Rectangle Cuboid Circle Sphere"),
        values("kCAEmitterLayer", "CAEmitterLayerEmitterMode", "Points Outline Surface Volume"),
        values(
            "kCAEmitterLayer", "CAEmitterLayerRenderMode", "Unordered OldestFirst OldestLast BackToFront Additive"),
        values(
            "UIAccessibilityTrait", "UIAccessibilityTraits",
            "None Button Link SearchField Image Selected PlaysSound KeyboardKey StaticText SummaryElement NotEnabled "
                + "UpdatesFrequently StartsMediaSession Adjustable AllowsDirectInteraction CausesPageTurn Header TabBar"
        ),
        values(
            "UIAccessibility", "UIAccessibility.Notification",
            "ScreenChanged LayoutChanged Announcement PageScrolled PauseAssistiveTechnology ResumeAssistiveTechnology",
            suffix: "Notification"),
    ]

    private static let notifications: [String: String] = {
        var result = [
            "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
            "UIDeviceBatteryStateDidChange": "UIDevice.batteryStateDidChangeNotification",
            "UIDeviceBatteryLevelDidChange": "UIDevice.batteryLevelDidChangeNotification",
            "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
            "UIPasteboardChanged": "UIPasteboard.changedNotification",
        ]
        func add(_ owner: String, _ words: String, named prefix: String? = nil) {
            for word in words.split(separator: " ") {
                let prefix = prefix ?? owner
                let member = prefix == "UIKeyboard" ? "keyboard" + word : lowercasedFirst(String(word))
                result[prefix + word] = "\(owner).\(member)Notification"
            }
        }
        add(
            "UIApplication",
            "DidEnterBackground WillEnterForeground DidFinishLaunching DidBecomeActive WillResignActive "
                + "DidReceiveMemoryWarning WillTerminate SignificantTimeChange UserDidTakeScreenshot "
                + "WillChangeStatusBarOrientation DidChangeStatusBarOrientation WillChangeStatusBarFrame "
                + "DidChangeStatusBarFrame BackgroundRefreshStatusDidChange")
        let keyboard = "WillShow DidShow WillHide DidHide WillChangeFrame DidChangeFrame"
        add("UIResponder", keyboard, named: "UIKeyboard")
        add("UITextField", "TextDidBeginEditing TextDidChange TextDidEndEditing")
        add("UITextView", "TextDidBeginEditing TextDidChange TextDidEndEditing")
        add("UIWindow", "DidBecomeVisible DidBecomeHidden DidBecomeKey DidResignKey")
        add("UIMenuController", "WillShowMenu DidShowMenu WillHideMenu DidHideMenu MenuFrameDidChange")
        add("UIScreen", "DidConnect DidDisconnect ModeDidChange BrightnessDidChange CapturedDidChange")
        return result
    }()

    private static let members = [
        "childViewControllers": "children", "addChildViewController": "addChild",
        "removeFromParentViewController": "removeFromParent",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "activityIndicatorViewStyle": "style", "commonModes": "common", "defaultRunLoopMode": "default",
        "styleSingle": "single", "styleThick": "thick", "styleDouble": "double",
    ]

    private static let methods: [String: (name: String, label: String?)] = [
        "bringSubview(toFront)": ("bringSubviewToFront", nil), "sendSubview(toBack)": ("sendSubviewToBack", nil),
        "didMove(toParentViewController)": ("didMove", "toParent"),
        "willMove(toParentViewController)": ("willMove", "toParent"),
        "UIActivityIndicatorView(activityIndicatorStyle)": ("UIActivityIndicatorView", "style"),
    ]

    private static let labels = [
        "UIEdgeInsetsMake": ["UIEdgeInsets", "top", "left", "bottom", "right"],
        "UIOffsetMake": ["UIOffset", "horizontal", "vertical"],
        "UIAccessibilityPostNotification": ["UIAccessibility.post", "notification", "argument"],
        "NSStringFromCGPoint": ["NSCoder.string", "for"], "NSStringFromCGSize": ["NSCoder.string", "for"],
        "NSStringFromCGRect": ["NSCoder.string", "for"], "NSStringFromCGVector": ["NSCoder.string", "for"],
        "NSStringFromUIEdgeInsets": ["NSCoder.string", "for"],
        "NSStringFromCGAffineTransform": ["NSCoder.string", "for"],
        "CGPointFromString": ["NSCoder.cgPoint", "for"], "CGSizeFromString": ["NSCoder.cgSize", "for"],
        "CGRectFromString": ["NSCoder.cgRect", "for"], "CGVectorFromString": ["NSCoder.cgVector", "for"],
        "UIEdgeInsetsFromString": ["NSCoder.uiEdgeInsets", "for"],
    ]

    private static let argumentMembers = [
        "UIImagePNGRepresentation": "pngData(", "UIImageJPEGRepresentation": "jpegData(compressionQuality:",
        "UIEdgeInsetsInsetRect": "inset(by:",
    ]

    private static func pairs(in table: String) -> [String: String] {
        table.split(separator: "\n").reduce(into: [:]) { result, line in
            let words = line.split(separator: " ")
            if words.count == 2 { result[String(words[0])] = String(words[1]) }
        }
    }

    private static func values(
        _ prefix: String, _ type: String, _ words: String, suffix: String = ""
    ) -> [String: String] {
        words.split(separator: " ").reduce(into: [:]) { result, word in
            result[prefix + word + suffix] = type + "." + lowercasedFirst(String(word))
        }
    }

    private static func lowercasedFirst(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }
}
