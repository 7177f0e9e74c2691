/// The style of a presentation.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter disappears.
  case fullScreen = 0
  /// A sheet, which the user can swipe down; the presenter stays.
  case pageSheet = 1
  /// A small sheet, which the user can swipe down; the presenter stays.
  case formSheet = 2
  /// Covers the presentation context; the presenter disappears.
  case currentContext = 3
  /// Presented by the app's own presentation controller; the presenter stays.
  case custom = 4
  /// Covers the window; the presenter stays.
  case overFullScreen = 5
  /// Covers the presentation context; the presenter stays.
  case overCurrentContext = 6
  /// A popover; a sheet in compact width.
  case popover = 7
  /// Not presented: the style of a controller that doesn't adapt.
  case none = -1
  /// The system's choice: a sheet.
  case automatic = -2

  /// Whether the presenter disappears from the screen.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the user can swipe the controller down.
  package var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .automatic, .popover: true
    default: false
    }
  }
}

/// The animation of a presentation; stored, but not shown.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, flips, fades, or curls the corner of the page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
