/// The result of an action.
public nonisolated struct Outcome: Sendable, Hashable {
  /// Whether an action was done.
  public nonisolated enum Result: Sendable, Hashable {
    /// The action was done, and the app has settled.
    case done
    /// The action was not done. Nothing changed, except for what the app did while refusing.
    case refused(Refusal)
    /// The action was done, but the app broke a rule of UIKit and crashed.
    case crashed(CrashReport)
  }

  /// Whether the action was done, was refused, or crashed the app.
  public let result: Result
  /// The positions of the events that the action caused, for `AppSession.events(in:)`.
  public let events: Range<Int>

  /// Whether the action was done and the app still runs.
  public var isDone: Bool { result == .done }
}

/// The reason why an action could not be done.
public nonisolated enum Refusal: Sendable, Hashable {
  /// The element is not, or no longer, on the screen.
  case notThere(ElementTarget)
  /// The element is on the screen but disabled.
  case disabled(ElementTarget)
  /// There are no tabs, or none at that index.
  case noSuchTab(Int)
  /// A sheet, a cover or an alert is in front of the tabs.
  case tabsCovered(by: String)
  /// The tab bar is hidden.
  case tabsHidden
  /// The tab bar controller's delegate refused the selection.
  case tabRefused(String)
  /// There is no Back button, or there are fewer screens below.
  case noWayBack
  /// The swipe back is disabled.
  case noSwipeBack
  /// There is no sheet in front that could be swiped down.
  case noSheet
  /// There are no pages, or none in that direction.
  case noSuchPage
  /// The sheet stayed: the app doesn't allow it to be swiped away.
  case sheetStays(String)
  /// The app's delegate did not handle the URL.
  case urlNotHandled(String)
  /// The app is in the background, so it can't be touched.
  case inBackground
  /// The app is not in the background.
  case notInBackground
  /// The app has crashed or was never launched.
  case notRunning

  /// Whether the app itself refused: its code ran and may have had effects.
  public var isByApp: Bool {
    switch self {
    case .tabRefused, .sheetStays, .urlNotHandled: true
    default: false
    }
  }
}

/// The UIKit rule that an app broke, which crashed it.
public nonisolated struct CrashReport: Sendable, Hashable, Codable {
  /// The rule's name.
  public let rule: String
  /// What happened, in a sentence that names the objects.
  public let message: String
  /// What to change in the app.
  public let remedy: String
}
