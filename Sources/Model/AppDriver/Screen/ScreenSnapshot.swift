/// The visible screen and the navigation around it, as the user sees them at a point in time.
public nonisolated struct ScreenSnapshot: Sendable, Hashable, Codable {
  /// The screen's panes, starting with the primary one.
  ///
  /// There is one pane, or several side by side.
  public let panes: [PaneSnapshot]
  /// The class of the container that shows the panes, even if there is only one pane; `nil` if the
  /// only containers are stacks and tabs.
  public let container: String?
  /// The navigation path from the root to the screen, including both.
  ///
  /// If there are several panes, this is the path to the first.
  public let stack: [String]
  /// The screen's modal presentation; `nil` if the screen is not presented modally.
  public let modal: ModalSnapshot?
  /// The tabs; `nil` if there are none.
  public let tabs: TabBarSnapshot?
  /// The chain of coordinators in charge of the screen, starting with the app's; empty if none is
  /// known.
  public let flow: [String]
  /// The Back button, the screens below this one on the stack, and the swipe from the left edge;
  /// `nil` if there are none.
  public let back: BackSnapshot?

  /// The screen's name.
  public var name: String { panes.first?.title ?? "" }

  /// The navigation paths of all panes, starting with the first pane.
  public var paths: [[String]] {
    [stack] + (panes.count > 1 ? panes.dropFirst() : []).compactMap(\.path)
  }

  /// Whether the screen has a field that hides its text.
  public var hasSecureField: Bool { panes.contains { $0.elements.contains(where: \.isSecure) } }
}

/// A pane of a screen, with the content of one view controller.
public nonisolated struct PaneSnapshot: Sendable, Hashable, Codable {
  /// The view controller's number.
  public let controller: Int
  /// The view controller's class.
  public let type: String
  /// The pane's title or, if it has none, the name of the view controller's class without
  /// `ViewController`.
  public let title: String
  /// Whether the app has given the pane a title.
  package let hasTitle: Bool
  /// The pane's own navigation path, starting with the root.
  ///
  /// This is `nil` if the screen has only one pane, because the pane's path is then the screen's.
  public let path: [String]?
  /// The elements from top to bottom, followed by the bar's buttons.
  ///
  /// Rows beyond a limit are omitted.
  public let elements: [ElementSnapshot]
  /// The number of rows, including those beyond the limit.
  public let rowCount: Int
  /// The number of sections without rows whose headers are omitted, because there are more of them
  /// than rows are read; `nil` if there are none.
  public let sectionsLeftOut: Int?
}

/// The presentation of a screen over another.
public nonisolated struct ModalSnapshot: Sendable, Hashable, Codable {
  /// The style of a presentation.
  public nonisolated enum Style: String, Sendable, Hashable, Codable {
    /// A sheet. The user can swipe it down unless the app prevents this.
    case sheet
    /// A full-screen cover. Only its buttons dismiss it, unless the app has a gesture of its own.
    case cover
    /// An alert. Only its buttons dismiss it.
    case alert
    /// An action sheet: an alert that comes from below. Only its buttons dismiss it, or in a
    /// popover, a tap outside.
    case actionSheet = "action sheet"

    /// Whether this is an alert of either style.
    package var isAlert: Bool { self == .alert || self == .actionSheet }
  }

  /// The style of the presentation.
  public let style: Style
  /// Whether the user can dismiss the screen by swiping down or, if it is a popover, by tapping
  /// outside.
  ///
  /// This is false for alerts that aren't popovers, for sheets that the app protects from being
  /// swiped down, and for covers, unless a gesture recognizer of the app's own takes the swipe.
  public let canBeSwiped: Bool
  /// Whether the screen is in a popover.
  public let isPopover: Bool
  /// The navigation path of the screen behind the presented one.
  public let over: [String]
  /// The navigation paths of the other panes behind the presented screen; `nil` if there is only
  /// one pane.
  public let overBeside: [[String]]?
}

/// The tab bar, with the tabs from left to right.
public nonisolated struct TabBarSnapshot: Sendable, Hashable, Codable {
  /// The tabs' titles.
  public let titles: [String]
  /// The index of the selected tab.
  public let selectedIndex: Int
  /// Whether the user can tap the tabs.
  ///
  /// This is false if the bar is hidden or covered.
  public let isReachable: Bool
  /// The tabs' badges, in the order of the titles, or `nil` for a tab without one; empty if no tab
  /// has a badge.
  public let badges: [String?]

  package init(
    titles: [String], selectedIndex: Int, isReachable: Bool, badges: [String?] = []
  ) {
    self.titles = titles
    self.selectedIndex = selectedIndex
    self.isReachable = isReachable
    self.badges = badges
  }

  /// Decodes a tab bar.
  ///
  /// Missing badges mean that no tab has one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      titles: try values.decode([String].self, forKey: .titles),
      selectedIndex: try values.decode(Int.self, forKey: .selectedIndex),
      isReachable: try values.decode(Bool.self, forKey: .isReachable),
      badges: try values.decodeIfPresent([String?].self, forKey: .badges) ?? [])
  }

  /// Returns the badge of the tab at an index; `nil` if it has none.
  package func badge(at index: Int) -> String? {
    badges.indices.contains(index) ? badges[index] : nil
  }
}

/// The ways to go back, and the screens that they lead to.
public nonisolated struct BackSnapshot: Sendable, Hashable, Codable {
  /// The names of the screens below this one on the stack, starting with the root.
  ///
  /// If stacks are nested, those below the inner stack follow those below the outer one.
  public let below: [String]
  /// Whether a Back button is shown.
  public let hasButton: Bool
  /// Whether the user can swipe from the left edge: UIKit's own swipe goes back, or a gesture
  /// recognizer of the app's own takes it, which may do something else.
  public let canSwipe: Bool
}
