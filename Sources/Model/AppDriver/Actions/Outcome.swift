import HeadlessUIKit

/// The outcome of an action: its result and the events that it caused.
public nonisolated struct Outcome: Sendable, Hashable {
  /// The result of an action.
  public nonisolated enum Result: Sendable, Hashable {
    /// The action was performed, or the app has done something else in response, and has settled.
    case done
    /// The action was not performed, and had no effect that a person sees.
    case refused(Refusal)
    /// The action was performed, but the app violated a UIKit rule and crashed.
    case crashed(CrashReport)
  }

  /// The result of the action.
  public let result: Result
  /// The positions of the events that the action caused.
  ///
  /// `AppSession.events(in:)` returns these events.
  public let events: Range<Int>
  /// The reason why the app has done something else than the action asks for; `nil` if it hasn't.
  ///
  /// A locked sheet that is swiped down, for example, may ask whether to discard the changes. The
  /// action is done then, because it had an effect.
  public let veto: Refusal?

  init(result: Result, events: Range<Int>, veto: Refusal? = nil) {
    self.result = result
    self.events = events
    self.veto = veto
  }

  /// Whether the app violated a UIKit rule and crashed.
  package var isCrash: Bool { if case .crashed = result { true } else { false } }

  /// Whether the action was performed and the app is still running.
  public var isDone: Bool { result == .done }
}

/// The reason an action was not performed, or not as it asks for.
public nonisolated enum Refusal: Sendable, Hashable {
  /// The element is not, or no longer, on the screen.
  case notThere(ElementTarget)
  /// The element is on the screen but disabled.
  case disabled(ElementTarget)
  /// The row is dimmed by a search that is active.
  case dimmedBySearch(ElementTarget)
  /// The option with the given title can't be chosen.
  case optionDisabled(ElementTarget, option: String)
  /// The field or control doesn't accept the text; what it expects is described.
  case rejected(ElementTarget, expected: String)
  /// The field didn't begin to be edited, because the app refused it or another field, whose name
  /// is given, refused to end being edited.
  case editingRefused(ElementTarget, keptBy: String?)
  /// The app opened another screen in place of editing the field.
  case openedScreen(ElementTarget)
  /// The app refused some of the letters that were typed, or all; `now` is the text that the field
  /// has now, `nil` for a secure field.
  case lettersRefused(ElementTarget, all: Bool, now: String?)
  /// The app ended the editing of the field after some of the letters.
  case editingEnded(ElementTarget, after: Int, of: Int)
  /// The app disabled or removed the stepper at a value on the way.
  case stepperStopped(ElementTarget, at: String)
  /// The field has no Return key.
  case noReturnKey(ElementTarget)
  /// The row or button has no such action; `there` lists those that it has.
  case noSuchAction(ElementTarget, RowGesture, action: String, there: [String])
  /// The row or button has several such actions; `numbers` are theirs among all actions.
  case severalActions(ElementTarget, RowGesture, action: String, numbers: [Int])
  /// The action of the row or button is disabled.
  case actionDisabled(ElementTarget, RowGesture, action: String)
  /// The screen is already being refreshed.
  case refreshRuns
  /// All rows of the screen with the given title fit on it, so that there is nothing to scroll.
  case allOnScreen(String)
  /// The screen has been scrolled to its end.
  case atEnd
  /// The app has no tab at the given index.
  case noSuchTab(Int)
  /// A sheet, a cover, or an alert covers the tabs.
  case tabsCovered(by: String)
  /// The tab bar is hidden.
  case tabsHidden
  /// The tab bar controller's delegate refused the selection.
  case tabRefused(String)
  /// The screen has no Back button, or there are too few screens below it.
  case noWayBack
  /// A search hides the navigation bar with the Back button until it is canceled.
  case barCoveredBySearch
  /// The screen is the first one of its stack, or in no stack, so that there is nothing to go back
  /// to.
  case nothingBelow
  /// Swiping back is disabled.
  case noSwipeBack
  /// The app's delegate of the gesture recognizer refused the swipe back.
  case swipeBackRefused
  /// Swiping back is disabled, because the app's animator, whose class is given, animates the pop
  /// and a swipe doesn't control it.
  case swipeNotInteractive(animator: String)
  /// The app ignores touches, because its animator, whose class is given, hasn't completed a
  /// transition.
  case transitionRuns(animator: String)
  /// The app ignores touches, because its interaction controller, whose class is given, waits for a
  /// finger to complete or cancel a transition.
  case transitionWaits(interaction: String)
  /// No sheet is in front, so there is nothing to swipe down.
  case noSheet
  /// The screen has no pages to turn.
  case noPages
  /// The app has disabled the scroll view of a page view controller.
  case pagesDisabled
  /// The screen has no page in the given direction.
  case noSuchPage
  /// The sheet was not dismissed, because the app prevents dismissal.
  case sheetStays(String)
  /// The interface can't be in landscape, or in portrait: the controller whose class is given
  /// doesn't support it, or else (`nil`) the app doesn't.
  case orientationNotSupported(isLandscape: Bool, by: String?)
  /// The app's delegate did not handle the URL.
  case urlNotHandled(String)
  /// No notification has the given name; `there` lists the identifiers of those that exist.
  case noNotification(String, there: [String])
  /// The notification has arrived, so that it can only be answered.
  case notificationHasArrived(String)
  /// The notification has no such button; `there` lists the titles of those that it has.
  case noNotificationAction(String, there: [String])
  /// The user doesn't see notifications, because the app may not show any.
  case notificationsNotAllowed
  /// The user doesn't see the notification, because it has no text.
  case notificationWithoutText
  /// The notification's button asks for a text, which is missing, or doesn't ask for one.
  case notificationText(button: String, isMissing: Bool)
  /// The app is in the background, so the user can't touch it.
  case inBackground
  /// The app is not in the background.
  case notInBackground
  /// The app has crashed or was never launched.
  case notRunning

  /// Whether the app itself refused the action.
  ///
  /// If so, the app's code ran. If that had an effect, the outcome is `.done`, with a veto.
  public var isByApp: Bool {
    switch self {
    case .tabRefused, .swipeBackRefused, .sheetStays, .urlNotHandled, .editingRefused,
      .openedScreen, .lettersRefused,
      .editingEnded, .stepperStopped:
      true
    default: false
    }
  }
}

/// A gesture on a row or button that offers actions.
public nonisolated enum RowGesture: String, Sendable, Hashable, Codable {
  /// A swipe to the side.
  case swipe
  /// A long press.
  case press
}

/// A report about the violation of a UIKit rule that made an app crash.
public nonisolated struct CrashReport: Sendable, Hashable, Codable {
  /// The rule's name.
  public let rule: String
  /// A sentence that describes the violation and names the objects involved.
  public let message: String
  /// A description of how to fix the app.
  public let remedy: String

  init(_ crash: Crash) {
    rule = crash.rule.rawValue
    message = crash.message
    remedy = crash.rule.remedy
  }

  /// The message with the remedy.
  package var advice: String { Self.advice(message, remedy) }

  /// Joins a sentence, with or without its period, and a remedy.
  package static func advice(_ message: String, _ remedy: String) -> String {
    if remedy.isEmpty { return message }
    return "\(message.hasSuffix(".") ? message.dropLast() : message[...]); \(remedy)"
  }
}
