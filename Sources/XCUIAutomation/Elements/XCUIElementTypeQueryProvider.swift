/// What has elements inside: an element or a query. Each property finds the descendants of one kind.
///
/// An app of UIKit has no elements of the kinds that only macOS has; their queries are empty.
@preconcurrency @MainActor public protocol XCUIElementTypeQueryProvider {
    /// The first element, without a check that there is only one.
    var firstMatch: XCUIElement { get }
    /// The descendants of a kind.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// The descendants that are touch bars.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// The descendants that are groups.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The descendants that are windows.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// The descendants that are sheets.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The descendants that are drawers.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// The descendants that are alerts.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The descendants that are dialogs.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// The descendants that are buttons.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The descendants that are radio buttons.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// The descendants that are radio groups.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// The descendants that are check boxes.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// The descendants that are disclosure triangles.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// The descendants that are pop up buttons.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The descendants that are combo boxes.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// The descendants that are menu buttons.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// The descendants that are toolbar buttons.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// The descendants that are popovers.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// The descendants that are keyboards.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The descendants that are keys.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// The descendants that are navigation bars.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The descendants that are tab bars.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// The descendants that are tab groups.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// The descendants that are toolbars.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The descendants that are status bars.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// The descendants that are tables.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The descendants that are table rows.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// The descendants that are table columns.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// The descendants that are outlines.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// The descendants that are outline rows.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The descendants that are browsers.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// The descendants that are collection views.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The descendants that are sliders.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The descendants that are page indicators.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// The descendants that are progress indicators.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The descendants that are activity indicators.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The descendants that are segmented controls.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The descendants that are pickers.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The descendants that are picker wheels.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// The descendants that are switches.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The descendants that are toggles.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The descendants that are links.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// The descendants that are images.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The descendants that are icons.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// The descendants that are search fields.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The descendants that are scroll views.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The descendants that are scroll bars.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// The descendants that are static texts.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The descendants that are text fields.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The descendants that are secure text fields.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The descendants that are date pickers.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// The descendants that are text views.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The descendants that are menus.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The descendants that are menu items.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The descendants that are menu bars.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// The descendants that are menu bar items.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// The descendants that are maps.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// The descendants that are web views.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// The descendants that are steppers.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The descendants that are increment arrows.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// The descendants that are decrement arrows.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// The descendants that are tabs.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// The descendants that are timelines.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// The descendants that are rating indicators.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// The descendants that are value indicators.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// The descendants that are split groups.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// The descendants that are splitters.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// The descendants that are relevance indicators.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// The descendants that are color wells.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// The descendants that are help tags.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// The descendants that are mattes.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// The descendants that are dock items.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// The descendants that are rulers.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// The descendants that are ruler markers.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// The descendants that are grids.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// The descendants that are level indicators.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// The descendants that are cells.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The descendants that are layout areas.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// The descendants that are layout items.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// The descendants that are handles.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// The descendants that are other elements.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The descendants that are status items.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
