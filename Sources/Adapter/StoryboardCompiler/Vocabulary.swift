/// The names of elements, by what becomes of them.
enum Vocabulary {
  /// Elements that only Xcode's canvas uses, with everything inside.
  static let design: Set = [
    "dependencies", "device", "designables", "inferredMetricsTieBreakers", "accessibilityOverrides",
    "nil", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics",
    "simulatedTabBarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
    "freeformSimulatedSizeMetrics", "simulatedMetricsContainer", "animations", "classes",
    "customFonts", "userDefaults", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "simulatedMetrics", "deployment", "integerRange",
  ]

  /// Attributes that say nothing about an object.
  static let designAttributes: Set = [
    "sceneMemberID", "userLabel", "customClass", "customModule", "customModuleProvider",
    "colorSpace", "customColorSpace", "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext",
  ]

  /// Elements that aren't objects but describe one.
  static let parts: Set = [
    "rect", "color", "autoresizingMask", "constraints", "subviews", "connections",
    "fontDescription", "state", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute",
    "accessibility", "accessibilityTraits", "textInputTraits", "layoutGuides", "variation", "size",
    "exclude", "include", "mask", "cells", "prototypes", "bool", "inset", "edgeInsets",
    "directionalEdgeInsets", "sections", "tableViewSection", "items", "toolbarItems",
    "leftBarButtonItems", "rightBarButtonItems", "real", "integer", "string", "mutableString",
    "attributedString", "fragment", "attributes", "font", "paragraphStyle", "gestureRecognizers",
    "segments", "segment", "dataDetectorType", "extendedEdge", "rectEdge", "buttonConfiguration",
    "listContentConfiguration", "imageReference", "preferredSymbolConfiguration", "date", "locale",
    "timeZone", "calendarIdentifier", "scopeButtonTitles", "blurEffect", "vibrancyEffect",
    "textAttributes", "popoverArrowDirection", "precedingGestureRecognizers", "point", "value",
    "children", "symbolConfiguration", "offsetWrapper", "resources", "image", "namedColor",
    "systemColor", "scenes", "objects", "scene", "placeholder", "exit", "viewControllerPlaceholder",
    "outlet", "outletCollection", "segue", "collectionViewCellContentView", "array",
    "swipeDirection",
    "toolbarAppearance", "navigationBarAppearance", "tabBarAppearance", "barButtonItemAppearance",
    "tabBarItemAppearance", "backgroundConfiguration", "fontMetrics", "textFieldTextInputTraits",
    "frame", "keyCommands", "keyCommand", "titleTextAttributes", "dataDetectorTypes", "range",
    "mutableData", "data", "url", "wkWebViewConfiguration", "audiovisualMediaTypes",
    "wkPreferences", "standardAppearance", "shadow", "background", "searchTextPositionAdjustment",
    "separatorConfiguration", "autoresizesSubviews", "attachmentAttributes", "menuItem",
  ]
}
