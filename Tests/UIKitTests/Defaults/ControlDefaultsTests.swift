import Testing
import UIKit
import VelariumTesting

/// The documented defaults of controls and texts.
@MainActor @Suite struct ControlDefaultsTests {
    private let device = TestDevice(.iPhone14)

    @Test func aControl() {
        let control = DocumentedDefaults("uikit/uicontrol", UIControl())

        control.check(\.isEnabled, true)
        control.check(\.isSelected, false)
        control.check(\.isHighlighted, false)
        control.check(\.state, .normal)
        control.check(\.contentVerticalAlignment, .center)
        control.check(\.contentHorizontalAlignment, .center)
        control.check(\.isTracking, false)
        control.check(\.isTouchInside, false)
        control.check(\.allControlEvents, [])
        control.check(\.showsMenuAsPrimaryAction, false)
        control.check(\.isContextMenuInteractionEnabled, false)
    }

    @Test func aButton() {
        let button = DocumentedDefaults("uikit/uibutton", UIButton())
        button.check(\.buttonType, .custom)
        button.checkNil(\.currentTitle)
        button.checkNil(\.currentImage)
        button.check(\.currentTitleColor, .white)
        button.check(\.contentEdgeInsets, .zero)
        button.check(\.titleEdgeInsets, .zero)
        button.check(\.imageEdgeInsets, .zero)
        button.check(\.adjustsImageWhenHighlighted, true)
        button.check(\.adjustsImageWhenDisabled, true)
        button.checkNil(\.menu)
        button.check(\.role, .normal)
        button.check(\.changesSelectionAsPrimaryAction, false)
        button.check(\.automaticallyUpdatesConfiguration, true)
        button.check(\.isPointerInteractionEnabled, false)
    }

    @Test func switchesSlidersAndSteppers() {
        let toggle = DocumentedDefaults("uikit/uiswitch", UISwitch())
        toggle.check(\.isOn, false)
        toggle.checkNil(\.onTintColor)
        toggle.checkNil(\.thumbTintColor)

        let slider = DocumentedDefaults("uikit/uislider", UISlider())
        slider.check(\.value, 0)
        slider.check(\.minimumValue, 0)
        slider.check(\.maximumValue, 1)
        slider.check(\.isContinuous, true)
        slider.checkNil(\.minimumValueImage)
        slider.checkNil(\.maximumValueImage)

        let stepper = DocumentedDefaults("uikit/uistepper", UIStepper())
        stepper.check(\.isContinuous, true)
        stepper.check(\.autorepeat, true)
        stepper.check(\.wraps, false)
        stepper.check(\.minimumValue, 0)
        stepper.check(\.maximumValue, 100)
        stepper.check(\.stepValue, 1)
        stepper.check(\.value, 0)
    }

    @Test func segmentsPagesAndProgress() {
        let segments = DocumentedDefaults("uikit/uisegmentedcontrol", UISegmentedControl())
        segments.check(\.numberOfSegments, 0)
        segments.check(\.selectedSegmentIndex, UISegmentedControl.noSegment)
        segments.check(\.isMomentary, false)
        segments.check(\.apportionsSegmentWidthsByContent, false)

        let pages = DocumentedDefaults("uikit/uipagecontrol", UIPageControl())
        pages.check(\.numberOfPages, 0)
        pages.check(\.currentPage, 0)
        pages.check(\.hidesForSinglePage, false)
        pages.check(\.backgroundStyle, .automatic)
        pages.check(\.allowsContinuousInteraction, true)

        let progress = DocumentedDefaults("uikit/uiprogressview", UIProgressView())
        progress.check(\.progress, 0)
        progress.check(\.progressViewStyle, .default)

        let activity = DocumentedDefaults("uikit/uiactivityindicatorview", UIActivityIndicatorView())
        activity.check(\.style, .medium)
        activity.check(\.hidesWhenStopped, true)
        activity.check(\.isAnimating, false)

        let refresh = DocumentedDefaults("uikit/uirefreshcontrol", UIRefreshControl())
        refresh.check(\.isRefreshing, false)
        refresh.checkNil(\.attributedTitle)
    }

    @Test func pickers() {
        let dates = DocumentedDefaults("uikit/uidatepicker", UIDatePicker())
        dates.check(\.datePickerMode, .dateAndTime)
        dates.check(\.preferredDatePickerStyle, .automatic)
        dates.check(\.minuteInterval, 1)
        dates.checkNil(\.minimumDate)
        dates.checkNil(\.maximumDate)
        dates.checkNil(\.timeZone)
        dates.check(\.countDownDuration, 0)

        let picker = DocumentedDefaults("uikit/uipickerview", UIPickerView())
        picker.check(\.numberOfComponents, 0)
        picker.check(\.frame.size, CGSize(width: 320, height: 216))
    }

    @Test func aTextField() {
        let field = DocumentedDefaults("uikit/uitextfield", UITextField())
        field.check(\.text, "")
        field.checkNil(\.placeholder)
        field.check(\.textAlignment, .natural)
        field.check(\.borderStyle, .none)
        field.check(\.clearsOnBeginEditing, false)
        field.check(\.clearsOnInsertion, false)
        field.check(\.adjustsFontSizeToFitWidth, false)
        field.check(\.minimumFontSize, 0)
        field.check(\.allowsEditingTextAttributes, false)
        field.check(\.isEditing, false)
        field.check(\.clearButtonMode, .never)
        field.checkNil(\.leftView)
        field.check(\.leftViewMode, .never)
        field.checkNil(\.rightView)
        field.check(\.rightViewMode, .never)
        field.checkNil(\.background)
        field.checkNil(\.disabledBackground)
        field.check(\.autocapitalizationType, .sentences)
        field.check(\.autocorrectionType, .default)
        field.check(\.spellCheckingType, .default)
        field.check(\.keyboardType, .default)
        field.check(\.returnKeyType, .default)
        field.check(\.isSecureTextEntry, false)
        field.check(\.enablesReturnKeyAutomatically, false)
        field.check(\.canBecomeFirstResponder, true)
    }

    @Test func aTextView() {
        let view = DocumentedDefaults("uikit/uitextview", UITextView())
        view.check(\.text, "")
        view.checkNil(\.font)
        view.checkNil(\.textColor)
        view.check(\.textAlignment, .natural)
        view.check(\.isEditable, true)
        view.check(\.isSelectable, true)
        view.check(\.allowsEditingTextAttributes, false)
        view.check(\.dataDetectorTypes, [])
        view.check(\.clearsOnInsertion, false)
        view.check(\.selectedRange, NSRange(location: 0, length: 0))
        view.check(\.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        view.check(\.isScrollEnabled, true)

        let container = DocumentedDefaults("uikit/nstextcontainer", NSTextContainer(size: .zero))
        container.check(\.lineFragmentPadding, 5)
        container.check(\.maximumNumberOfLines, 0)
        container.check(\.lineBreakMode, .byWordWrapping)
        container.check(\.widthTracksTextView, false)
        container.check(\.heightTracksTextView, false)
        container.check(\.exclusionPaths, [])
        #expect(view.object.textContainer.widthTracksTextView)

        // A text view turns non-contiguous layout on; published code switches it off.
        DocumentedDefaults("uikit/nslayoutmanager", NSLayoutManager()).check(\.allowsNonContiguousLayout, false)
        DocumentedDefaults("uikit/uitextview/layoutmanager", view.object.layoutManager)
            .check(\.allowsNonContiguousLayout, true)
    }

    @Test func aParagraphStyle() {
        let style = DocumentedDefaults("uikit/nsparagraphstyle", NSParagraphStyle.default)
        style.check(\.alignment, .natural)
        style.check(\.firstLineHeadIndent, 0)
        style.check(\.headIndent, 0)
        style.check(\.tailIndent, 0)
        style.check(\.lineBreakMode, .byWordWrapping)
        style.check(\.maximumLineHeight, 0)
        style.check(\.minimumLineHeight, 0)
        style.check(\.lineSpacing, 0)
        style.check(\.paragraphSpacing, 0)
        style.check(\.paragraphSpacingBefore, 0)
        style.check(\.baseWritingDirection, .natural)
        style.check(\.lineHeightMultiple, 0)
        style.check(\.defaultTabInterval, 0)
        style.check(\.hyphenationFactor, 0)
    }

    @Test func aSearchBar() {
        let bar = DocumentedDefaults("uikit/uisearchbar", UISearchBar())
        bar.checkNil(\.placeholder)
        bar.checkNil(\.prompt)
        bar.check(\.text, "")
        bar.check(\.barStyle, .default)
        bar.check(\.searchBarStyle, .default)
        bar.check(\.isTranslucent, true)
        bar.check(\.showsBookmarkButton, false)
        bar.check(\.showsCancelButton, false)
        bar.check(\.showsSearchResultsButton, false)
        bar.check(\.showsScopeBar, false)
        bar.checkNil(\.scopeButtonTitles)
        bar.check(\.selectedScopeButtonIndex, 0)
    }

    @Test func aTable() {
        let table = DocumentedDefaults("uikit/uitableview", UITableView())
        table.check(\.style, .plain)
        table.check(\.rowHeight, UITableView.automaticDimension)
        table.check(\.estimatedRowHeight, UITableView.automaticDimension)
        table.check(\.sectionHeaderHeight, UITableView.automaticDimension)
        table.check(\.sectionHeaderTopPadding, UITableView.automaticDimension)
        table.check(\.separatorStyle, .singleLine)
        table.checkNil(\.tableHeaderView)
        table.checkNil(\.tableFooterView)
        table.checkNil(\.backgroundView)
        table.check(\.allowsSelection, true)
        table.check(\.allowsMultipleSelection, false)
        table.check(\.allowsSelectionDuringEditing, false)
        table.check(\.allowsMultipleSelectionDuringEditing, false)
        table.check(\.isEditing, false)
        table.check(\.insetsContentViewsToSafeArea, true)
        table.checkNil(\.indexPathForSelectedRow)
        table.check(\.numberOfSections, 0)

        let cell = DocumentedDefaults("uikit/uitableviewcell", UITableViewCell())
        cell.check(\.selectionStyle, .default)
        cell.check(\.isSelected, false)
        cell.check(\.isHighlighted, false)
        cell.check(\.editingStyle, .none)
        cell.check(\.shouldIndentWhileEditing, true)
        cell.check(\.showsReorderControl, false)
        cell.check(\.accessoryType, .none)
        cell.checkNil(\.accessoryView)
        cell.check(\.editingAccessoryType, .none)
        cell.check(\.indentationLevel, 0)
        cell.check(\.indentationWidth, 10)
        cell.checkNil(\.reuseIdentifier)
        cell.checkNil(\.detailTextLabel)
        cell.checkNil(\.selectedBackgroundView)
    }

    @Test func aCollection() {
        let layout = DocumentedDefaults("uikit/uicollectionviewflowlayout", UICollectionViewFlowLayout())
        layout.check(\.scrollDirection, .vertical)
        layout.check(\.minimumLineSpacing, 10)
        layout.check(\.minimumInteritemSpacing, 10)
        layout.check(\.itemSize, CGSize(width: 50, height: 50))
        layout.check(\.estimatedItemSize, .zero)
        layout.check(\.sectionInset, .zero)
        layout.check(\.headerReferenceSize, .zero)
        layout.check(\.footerReferenceSize, .zero)
        layout.check(\.sectionHeadersPinToVisibleBounds, false)
        layout.check(\.sectionFootersPinToVisibleBounds, false)
        layout.check(\.sectionInsetReference, .fromContentInset)

        let view = DocumentedDefaults(
            "uikit/uicollectionview", UICollectionView(frame: .zero, collectionViewLayout: layout.object))
        view.check(\.allowsSelection, true)
        view.check(\.allowsMultipleSelection, false)
        view.check(\.isPrefetchingEnabled, true)
        view.checkNil(\.backgroundView)
        view.check(\.numberOfSections, 0)

        let attributes = DocumentedDefaults(
            "uikit/uicollectionviewlayoutattributes",
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)))
        attributes.check(\.alpha, 1)
        attributes.check(\.zIndex, 0)
        attributes.check(\.isHidden, false)
        attributes.check(\.transform, .identity)

        let cell = DocumentedDefaults("uikit/uicollectionviewcell", UICollectionViewCell())
        cell.check(\.isSelected, false)
        cell.check(\.isHighlighted, false)
        cell.checkNil(\.backgroundView)
        cell.checkNil(\.selectedBackgroundView)
    }
}
