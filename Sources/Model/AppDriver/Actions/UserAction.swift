public import DeviceSettings
public import Foundation

/// An action that a user performs on the app or the device.
public nonisolated enum UserAction: Sendable, Hashable, Codable {
  /// Selects a row.
  case select(ElementTarget)
  /// Taps a button on the screen, in its bar, or in an alert; or a field, which begins editing.
  case tap(ElementTarget)
  /// Taps a row or button several times, so quickly that the app's work of one tap, such as a
  /// transition, hasn't begun at the next.
  case tapQuickly(ElementTarget, times: Int)
  /// Types into a field or search field, replacing its text.
  case type(ElementTarget, text: String)
  /// Changes the text of a field or search field where the cursor is, at the end.
  case edit(ElementTarget, TextEdit)
  /// Flips a switch.
  case toggle(ElementTarget)
  /// Picks one of several options, identified by its index.
  case choose(ElementTarget, option: Int)
  /// Chooses a value of a control whose options can't be listed, such as a date.
  case chooseValue(ElementTarget, text: String)
  /// Taps the Return key of a field, or the Search key of a search field.
  case submit(ElementTarget)
  /// Swipes a row to the side and taps the action with the given title, or with the given number if
  /// the title isn't unique.
  case swipe(ElementTarget, action: String)
  /// Presses a row or button long and, unless the press itself is the action, taps the action with
  /// the given title, or with the given number if the title isn't unique.
  case press(ElementTarget, action: String?)
  /// Pulls the screen down until its refresh control spins.
  case refresh(ElementTarget)
  /// Scrolls further down, by about a screenful or to the end.
  case scroll(ElementTarget, toEnd: Bool)
  /// Taps a tab, identified by its index from the left.
  case selectTab(Int)
  /// Taps the Back button or, for more than one step, long-presses it and picks the screen that is
  /// `steps` positions further down the stack.
  case back(steps: Int)
  /// Swipes from the left edge: all the way or, if `letGo` is true, only halfway.
  case swipeBack(letGo: Bool)
  /// Swipes a sheet down.
  case swipeDown
  /// Swipes a sheet halfway down and lets it go, so that it stays.
  case swipeDownHalfway
  /// Turns to the next or the previous page.
  case turnPage(forward: Bool)
  /// Opens a URL, as tapping a link in another app does.
  case open(URL)
  /// Changes the width of the device.
  case resize(DeviceSize)
  /// Rotates the device by 90 degrees.
  case rotate
  /// Leaves the app for the home screen.
  case background
  /// Returns to the app.
  case foreground
  /// Sends the app a memory warning.
  case memoryWarning
  /// Lets a notification arrive, and answers it unless `answer` is `nil`.
  case notify(NotificationSource, answer: NotificationAnswer?)
  /// Decides in the system's settings whether the app may use a service.
  case permit(Permission, PermissionStatus)
  /// Moves the device to a place; `nil` if it doesn't know the place any more.
  case locate(DeviceLocation?)
  /// Waits for the given number of seconds, so that timers and background work continue.
  case wait(seconds: Double)
}

nonisolated extension UserAction {
  /// The element that a finger touches for the action; `nil` if there is none.
  package var target: ElementTarget? {
    switch self {
    case .select(let target), .tap(let target), .tapQuickly(let target, _),
      .type(let target, _), .edit(let target, _), .toggle(let target),
      .choose(let target, _), .chooseValue(let target, _), .submit(let target),
      .swipe(let target, _), .press(let target, _), .refresh(let target), .scroll(let target, _):
      target
    case .selectTab, .back, .swipeBack, .swipeDown, .swipeDownHalfway, .turnPage, .open, .resize,
      .rotate, .background, .foreground, .memoryWarning, .notify, .permit, .locate, .wait:
      nil
    }
  }

  /// Returns the action with another controller's number in its target.
  package func withController(_ number: Int) -> UserAction {
    guard let old = target else { return self }
    let target = ElementTarget(
      controller: number, kind: old.kind, label: old.label, ordinal: old.ordinal, row: old.row)
    return switch self {
    case .select: .select(target)
    case .tap: .tap(target)
    case .tapQuickly(_, let times): .tapQuickly(target, times: times)
    case .type(_, let text): .type(target, text: text)
    case .edit(_, let edit): .edit(target, edit)
    case .toggle: .toggle(target)
    case .choose(_, let option): .choose(target, option: option)
    case .chooseValue(_, let text): .chooseValue(target, text: text)
    case .submit: .submit(target)
    case .swipe(_, let action): .swipe(target, action: action)
    case .press(_, let action): .press(target, action: action)
    case .refresh: .refresh(target)
    case .scroll(_, let toEnd): .scroll(target, toEnd: toEnd)
    case .selectTab, .back, .swipeBack, .swipeDown, .swipeDownHalfway, .turnPage, .open, .resize,
      .rotate, .background, .foreground, .memoryWarning, .notify, .permit, .locate, .wait:
      self
    }
  }
}

/// The identity of an element on screen: its controller, kind, label, and index among elements of
/// that kind, and for a control inside a row, the row.
public nonisolated struct ElementTarget: Sendable, Hashable, Codable {
  /// The number of the controller that shows the element.
  public let controller: Int
  /// The element's kind.
  public let kind: ElementKind
  /// The element's label, as the user sees it.
  public let label: String
  /// The element's index among the controller's elements of its kind; for a control inside a row,
  /// among that row's controls of its kind.
  public let ordinal: Int
  /// The index of the row that contains the control, among the controller's rows; `nil` for an
  /// element that isn't inside a row.
  public let row: Int?

  /// Creates a target from its parts.
  public init(controller: Int, kind: ElementKind, label: String, ordinal: Int, row: Int? = nil) {
    self.controller = controller
    self.kind = kind
    self.label = label
    self.ordinal = ordinal
    self.row = row
  }
}

/// The kind of an element on screen.
public nonisolated enum ElementKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Plain text.
  case text
  /// A header above rows.
  case header
  case row
  case button
  /// A text field.
  case field
  /// A switch.
  case toggle
  /// A choice among options.
  case choice
  /// A search field.
  case search
  /// A gesture on the screen as a whole: `refresh` or `scroll`.
  case gesture
}
