/// What came of an action.
public nonisolated struct Outcome: Sendable, Hashable {
  /// Whether the action was done.
  public nonisolated enum Result: Sendable, Hashable {
    /// It was done, and the app has settled.
    case done
    /// It was not done, and nothing has changed but what the app did where it said no itself.
    case refused(Refusal)
    /// It was done, and the app broke a rule of UIKit that ends an app.
    case crashed(CrashReport)
  }

  /// Whether the action was done.
  public let result: Result
  /// The positions of the events that the action caused, for `AppSession.events(in:)`.
  public let events: Range<Int>

  /// Whether the action was done and the app goes on.
  public var isDone: Bool { result == .done }
}

/// Why an action could not be done, as a person would find.
public nonisolated enum Refusal: Sendable, Hashable {
  /// The thing is not on the screen, or no longer.
  case notThere(ElementTarget)
  /// The thing is there and does nothing.
  case disabled(ElementTarget)
  /// There are no tabs, or none of that place.
  case noSuchTab(Int)
  /// A sheet, a cover or an alert is in front of the tabs.
  case tabsCovered(by: String)
  /// The tab bar is hidden.
  case tabsHidden
  /// The tab bar controller's delegate said no.
  case tabRefused(String)
  /// There is no Back button, or not that many screens below.
  case noWayBack
  /// The swipe back is off.
  case noSwipeBack
  /// Nothing in front can be swiped down.
  case noSheet
  /// There are no pages, or none on that side.
  case noSuchPage
  /// The sheet came back: the app doesn't let it be swiped away.
  case sheetStays(String)
  /// The app's delegate did not handle the URL.
  case urlNotHandled(String)
  /// The app is in the background, where no finger reaches it.
  case inBackground
  /// The app is not in the background.
  case notInBackground
  /// The app has crashed or was never launched.
  case notRunning

  /// Whether it was the app that said no: it was asked, and may have done something at that.
  public var isByApp: Bool {
    switch self {
    case .tabRefused, .sheetStays, .urlNotHandled: true
    default: false
    }
  }
}

/// The rule of UIKit that an app broke and that ended it.
public nonisolated struct CrashReport: Sendable, Hashable, Codable {
  /// The rule's name.
  public let rule: String
  /// What happened, with the objects, in a sentence.
  public let message: String
  /// What to change in the app.
  public let remedy: String
}
