/// The visible screen and where it stands: what a person sees at one moment.
public nonisolated struct ScreenSnapshot: Sendable, Hashable, Codable {
  /// The screen's panes, the primary first: one, or several side by side.
  public let panes: [PaneSnapshot]
  /// The class of the container that the app or UIKit shows the panes in, also where it shows one;
  /// nil where there is none but stacks and tabs.
  public let container: String?
  /// The navigation path that leads to the screen, the root first and the screen last; of several
  /// panes, to the first.
  public let stack: [String]
  /// How the screen stands in front of another, nil where it is not presented.
  public let modal: ModalSnapshot?
  /// The tabs, nil where there are none.
  public let tabs: TabBarSnapshot?
  /// The path of coordinators in charge of the screen, the app's first; empty where none is known.
  public let flow: [String]
  /// What the Back button would say and how many screens lie below, nil where there is none.
  public let back: BackSnapshot?

  /// What a person calls the screen.
  public var name: String { panes.first?.title ?? "" }

  /// The navigation path that leads to the screen, and beside it those of the panes after the first.
  public var paths: [[String]] {
    [stack] + (panes.count > 1 ? panes.dropFirst() : []).compactMap(\.path)
  }

  /// Whether there is a field that hides what is typed.
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
  /// The pane's own navigation path, the root first; nil where the screen has one pane, whose path is
  /// the screen's.
  public let path: [String]?
  /// What is there, from top to bottom, then the buttons of the bar; the rows up to a limit.
  public let elements: [ElementSnapshot]
  /// How many rows there are, those past the limit included.
  public let rowCount: Int
}

/// How a screen stands in front of another.
public nonisolated struct ModalSnapshot: Sendable, Hashable, Codable {
  /// How a screen is presented.
  public nonisolated enum Style: String, Sendable, Hashable, Codable {
    /// A sheet, which a person can swipe down.
    case sheet
    /// A cover, which only its buttons take away.
    case cover
    /// An alert, which only its buttons take away.
    case alert
  }

  /// How the screen is presented.
  public let style: Style
  /// Whether a swipe down takes it away; a sheet may forbid it.
  public let canBeSwiped: Bool
  /// The navigation path of what is behind it.
  public let over: [String]
  /// The paths of the panes beside the first that is behind it, nil where there is one.
  public let overBeside: [[String]]?
}

/// The tabs, from left to right.
public nonisolated struct TabBarSnapshot: Sendable, Hashable, Codable {
  /// The tabs' titles.
  public let titles: [String]
  /// The place of the selected tab, from 0.
  public let selectedIndex: Int
  /// Whether a finger reaches the tabs: nothing is in front of them, and the bar is not hidden.
  public let isReachable: Bool
}

/// Where the Back button leads.
public nonisolated struct BackSnapshot: Sendable, Hashable, Codable {
  /// The names of the screens below, the root first.
  public let below: [String]
  /// Whether a Back button is there to tap.
  public let hasButton: Bool
  /// Whether the swipe from the left edge goes back too.
  public let canSwipe: Bool
}
