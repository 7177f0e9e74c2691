/// The style of a presentation.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation that covers the whole window; the presenter disappears.
  case fullScreen = 0
  /// A sheet that the user can swipe down; the presenter doesn't disappear.
  case pageSheet = 1
  /// A small sheet that the user can swipe down; the presenter doesn't disappear.
  case formSheet = 2
  /// A presentation that covers the presentation context; the presenter disappears.
  case currentContext = 3
  /// A presentation with the app's own presentation controller; the presenter doesn't disappear.
  case custom = 4
  /// A presentation that covers the whole window; the presenter doesn't disappear.
  case overFullScreen = 5
  /// A presentation that covers the presentation context; the presenter doesn't disappear.
  case overCurrentContext = 6
  /// A popover, which becomes a sheet in a compact-width environment.
  case popover = 7
  /// No adaptation: the presentation keeps its own style.
  case none = -1
  /// The system's default, which is a sheet.
  case automatic = -2

  /// Whether the presenter disappears when the presented controller appears.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presented controller is a sheet, which the user can swipe down.
  package var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .automatic, .popover: true
    default: false
    }
  }
}

/// The style of a presentation's animation; stored, but not used.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical
  /// The views flip horizontally.
  case flipHorizontal
  /// The views cross-fade.
  case crossDissolve
  /// A corner of the page curls up.
  case partialCurl
}
