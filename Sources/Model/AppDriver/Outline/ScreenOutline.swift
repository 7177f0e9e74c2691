/// The part of the app's state that a walk through its states needs after each action: its
/// controllers, what the visible screen offers, and the ways out.
///
/// It is much cheaper than a snapshot, because neither coordinators nor titles are read, and its
/// storage is reused from one reading to the next.
package struct ScreenOutline {
  /// The place of a controller among the others.
  package nonisolated enum Mark: UInt8, Sendable {
    /// The root of a window.
    case window = 87
    /// A child that isn't on the screen, such as the root of another tab.
    case hidden = 45
    /// A child of a stack that others cover.
    case covered = 95
    /// A child that is on the screen.
    case shown = 43
    /// A sheet.
    case sheet = 83
    /// A full-screen cover.
    case cover = 67
    /// An alert or action sheet.
    case alert = 65
  }

  /// A controller.
  package struct Node {
    /// The controller's class.
    package let type: AnyClass
    /// The place among the others.
    package let mark: Mark
    /// The number of controllers around it.
    package let depth: UInt8
    /// The title; `nil` if there is none, or if it wasn't asked for and the controller is no alert.
    ///
    /// That of an alert has an ellipsis in place of the titles of the screens that it covers.
    package let title: String?
  }

  /// An element of the visible screen.
  package struct Element {
    let snapshot: ElementSnapshot
    /// The index of the pane that shows the element.
    package let pane: Int
    /// Whether the element can be used.
    package let isEnabled: Bool
    /// A number that is the same for rows that do the same; 0 for other elements.
    package let likeness: Int
    /// The value that a choice without options has now; `nil` for other elements.
    package let valueText: String?

    package var kind: ElementKind { snapshot.kind }
    package var label: String { snapshot.label }
    /// The value beside the label; `nil` if there is none or the element is a secure field.
    package var value: String? { snapshot.value }
    /// The index among the pane's elements of the kind or, for a control inside a row, the row's.
    package var ordinal: Int { snapshot.ordinal }
    /// The index of the row that contains the control; -1 if there is none.
    package var row: Int { snapshot.row ?? -1 }
    package var isSecure: Bool { snapshot.isSecure }
    package var canSubmit: Bool { snapshot.canSubmit }
    package var maySwipe: Bool { snapshot.maySwipe }
    package var mayPress: Bool { snapshot.mayPress }
    /// The number of options of a choice; 0 if they can't be listed.
    package var optionCount: Int { snapshot.options.count }
    /// The indices of the options that can't be chosen.
    package var disabledOptions: [Int] { snapshot.disabledOptions }
  }

  /// A pane of the visible screen.
  package struct Pane {
    package let type: AnyClass
    /// The number of the pane's controller.
    package let controller: Int
    /// The title that the app has given it; `nil` if there is none.
    package let title: String?
    /// The number of rows, including those that weren't read.
    package let rowCount: Int
  }

  /// The controllers, each before its children, with those of presented screens at the end.
  package internal(set) var nodes: [Node] = []
  /// The numbers of the controllers that are presented, those behind others first.
  package internal(set) var presented: [Int] = []
  /// The panes of the visible screen; empty if nothing is on the screen.
  package internal(set) var panes: [Pane] = []
  package internal(set) var elements: [Element] = []
  /// Whether a Back button is shown.
  package internal(set) var hasBackButton = false
  /// Whether a swipe from the left edge goes back or is taken by the app.
  package internal(set) var canSwipeBack = false
  /// Whether such a swipe can be released halfway.
  package internal(set) var canCancelSwipeBack = false
  /// Whether the frontmost screen can be swiped down.
  package internal(set) var canSwipeDown = false
  /// Whether that swipe can be released halfway.
  package internal(set) var canCancelSwipeDown = false
  package internal(set) var canTurnPage = (next: false, previous: false)
  /// The number of tabs that can be tapped; 0 if none can.
  package internal(set) var tabCount = 0
  /// The index of the selected tab; -1 if there are none.
  package internal(set) var selectedTab = -1
  /// The number of stacks with pushed screens in tabs that aren't selected.
  package internal(set) var hiddenStackCount = 0
  /// Whether one of the stacks holds two screens of the same class and title.
  package internal(set) var repeatsScreen = false
  /// Whether the app ignores touches because of a transition, or is in the background.
  package internal(set) var isOutOfReach = false
  /// The identifiers of the notifications that the user can tap: those that have arrived, and then
  /// those that wait.
  package internal(set) var notifications: [String] = []
  /// The number of those that have arrived.
  package internal(set) var arrivedCount = 0
  /// The user's decisions about services since the launch, in words.
  package internal(set) var decisions: [String] = []
  /// The traits of the device.
  package internal(set) var traits = TraitSnapshot(
    width: .compact, height: .regular, isLandscape: false)

  /// Creates an outline to read into.
  package init() {}

  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    presented.removeAll(keepingCapacity: true)
    panes.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    (hasBackButton, canSwipeBack, canCancelSwipeBack) = (false, false, false)
    (canSwipeDown, canCancelSwipeDown) = (false, false)
    canTurnPage = (false, false)
    (tabCount, selectedTab, hiddenStackCount) = (0, -1, 0)
    (repeatsScreen, isOutOfReach) = (false, false)
    notifications.removeAll(keepingCapacity: true)
    decisions.removeAll(keepingCapacity: true)
    arrivedCount = 0
  }
}
