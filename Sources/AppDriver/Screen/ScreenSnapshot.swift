/// The visible screen and its place in the app, as the user sees it at a point in time.
public nonisolated struct ScreenSnapshot: Sendable, Hashable, Codable {
  /// The screen's panes, the primary first: one pane, or several side by side.
  public let panes: [PaneSnapshot]
  /// The class of the container that shows the panes, even if it shows only one; nil if there are
  /// only stacks and tabs.
  public let container: String?
  /// The navigation path that leads to the screen, the root first and the screen last; if there are
  /// several panes, the path to the first.
  public let stack: [String]
  /// How the screen is presented over another; nil if it is not presented.
  public let modal: ModalSnapshot?
  /// The tabs; nil if there are none.
  public let tabs: TabBarSnapshot?
  /// The chain of coordinators in charge of the screen, the app's first; empty if none is known.
  public let flow: [String]
  /// The Back button and the screens below; nil if there are none below.
  public let back: BackSnapshot?

  /// The name of the screen.
  public var name: String { panes.first?.title ?? "" }

  /// The navigation paths of all panes, that of the first pane first.
  public var paths: [[String]] {
    [stack] + (panes.count > 1 ? panes.dropFirst() : []).compactMap(\.path)
  }

  /// Whether a field hides its text.
  public var hasSecureField: Bool { panes.contains { $0.elements.contains(where: \.isSecure) } }
}

/// A pane of a screen: the content of one view controller.
public nonisolated struct PaneSnapshot: Sendable, Hashable, Codable {
  /// The view controller's number.
  public let controller: Int
  /// The view controller's class.
  public let type: String
  /// The title, or the class without `ViewController`.
  public let title: String
  /// The pane's own navigation path, the root first; nil if the screen has one pane, whose path is
  /// that of the screen.
  public let path: [String]?
  /// The elements, from top to bottom, then the buttons of the bar; rows only up to a limit.
  public let elements: [ElementSnapshot]
  /// The number of rows, including those past the limit.
  public let rowCount: Int
}

/// How a screen is presented over another.
public nonisolated struct ModalSnapshot: Sendable, Hashable, Codable {
  /// The style of a presentation.
  public nonisolated enum Style: String, Sendable, Hashable, Codable {
    /// A sheet, which the user can swipe down.
    case sheet
    /// A cover, which only its buttons dismiss.
    case cover
    /// An alert, which only its buttons dismiss.
    case alert
  }

  /// The style of the presentation.
  public let style: Style
  /// Whether a swipe down dismisses the screen; a sheet may forbid it.
  public let canBeSwiped: Bool
  /// The navigation path of the screen behind it.
  public let over: [String]
  /// The paths of the other panes of the screen behind it; nil if that screen has one pane.
  public let overBeside: [[String]]?
}

/// The tabs, from left to right.
public nonisolated struct TabBarSnapshot: Sendable, Hashable, Codable {
  /// The tabs' titles.
  public let titles: [String]
  /// The index of the selected tab.
  public let selectedIndex: Int
  /// Whether the tabs can be tapped: nothing is in front of them, and the bar is not hidden.
  public let isReachable: Bool
}

/// The destinations of the Back button.
public nonisolated struct BackSnapshot: Sendable, Hashable, Codable {
  /// The names of the screens below, the root first.
  public let below: [String]
  /// Whether a Back button is shown.
  public let hasButton: Bool
  /// Whether the swipe from the left edge also goes back.
  public let canSwipe: Bool
}
