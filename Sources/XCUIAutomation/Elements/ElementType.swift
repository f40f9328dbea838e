extension XCUIElement {
    /// The kind of an element. The numbers are Apple's.
    public enum ElementType: UInt, CaseIterable, Sendable {
        /// Any kind, in queries; no element has it.
        case any = 0
        /// A view without a kind of its own, such as a container.
        case other = 1
        case application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
        case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key
        case navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow
        case browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
        case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText
        case textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
        case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
        case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell
        case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

        /// The kind as trees show it: `StaticText`.
        var name: String {
            let word = "\(self)"
            return word.prefix(1).uppercased() + word.dropFirst()
        }

        /// The kind in a sentence: `static text`; `element` for any kind.
        var noun: String {
            self == .any
                ? "element"
                : self == .other
                    ? "other element"
                    : "\(self)".map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
        }
    }
}
