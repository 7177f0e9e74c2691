package import AppDriver
import Script

nonisolated extension Refusal {
  /// The reason for the refusal, as a message.
  package var message: String {
    switch self {
    case .notThere(let target):
      "the \(target.kind.rawValue) \"\(SafeText.escaped(target.label))\" is no longer on the"
        + " screen; \"screen\" shows the current screen"
    case .disabled(let target):
      "the \(target.kind.rawValue) \"\(SafeText.escaped(target.label))\" is disabled; \"actions\""
        + " lists the possible actions"
    case .optionDisabled(let target, let option):
      "the option \"\(SafeText.escaped(option))\" of \"\(SafeText.escaped(target.label))\" is disabled"
    case .rejected(let target, let expected):
      "the \(target.kind.rawValue) \"\(SafeText.escaped(target.label))\" needs"
        + " \(SafeText.escaped(expected))"
    case .editingRefused(let target, let keeper):
      "\(SafeText.inQuotes(target.label)) didn't begin to be edited, because "
        + (keeper.map { "\(SafeText.inQuotes($0)) refuses to end being edited" }
          ?? "the app refused it")
    case .openedScreen(let target):
      "the app opened another screen in place of editing \"\(SafeText.escaped(target.label))\", so"
        + " nothing was typed; \"tap\" opens it"
    case .lettersRefused(let target, let all, let now):
      "the app refused \(all ? "" : "a part of ")what was typed into"
        + " \"\(SafeText.escaped(target.label))\""
        + (now.map {
          $0.isEmpty ? ", which is empty now" : ", which is \(SafeText.inQuotes($0)) now"
        }
          ?? "")
    case .editingEnded(let target, let done, let count):
      "only \(done) of \(counted(count, "letter")) were typed into"
        + " \"\(SafeText.escaped(target.label))\" before the app ended its editing"
    case .stepperStopped(let target, let value):
      "the app stopped \"\(SafeText.escaped(target.label))\" at \(SafeText.escaped(value))"
    case .severalActions(let target, let gesture, let action, let numbers):
      "\(SafeText.inQuotes(action)) matches several \(gesture.rawValue) actions of"
        + " \(SafeText.inQuotes(target.label)),"
        + " \(numbers.map(String.init).joined(separator: " and ")); give the number"
    case .noReturnKey(let target):
      "the keyboard of \"\(SafeText.escaped(target.label))\" has no Return key that leaves"
        + " the field"
    case .noSuchAction(let target, let gesture, let action, let there):
      Self.noAction(action, of: target, gesture, there)
    case .actionDisabled(let target, let gesture, let action):
      "the \(gesture.rawValue) action \"\(SafeText.escaped(action))\" of"
        + " \"\(SafeText.escaped(target.label))\" is disabled"
    case .refreshRuns:
      "the screen is being refreshed until the app calls endRefreshing(); \"wait 1\" lets time pass"
    case .allOnScreen(let title): "all rows of \(SafeText.escaped(title)) are on the screen"
    case .atEnd: "there is nothing below to scroll to"
    case .noSuchTab: "there is no such tab"
    case .tabsCovered(let screen): "\"\(SafeText.escaped(screen))\" covers the tab bar"
    case .tabsHidden: "the tab bar is hidden"
    case .tabRefused(let tab): "the app doesn't allow \"\(SafeText.escaped(tab))\" to be selected"
    case .noNotification(let name, let there):
      "no notification \(SafeText.inQuotes(name)); "
        + (there.isEmpty
          ? "there is none"
          : "there is " + there.map { SafeText.inQuotes($0) }.joined(separator: ", "))
    case .notificationHasArrived(let name):
      "\(SafeText.inQuotes(name)) has arrived; --tap opens it"
    case .noNotificationAction(let name, let there):
      "the notification has no button \(SafeText.inQuotes(name)); "
        + (there.isEmpty
          ? "its category has none"
          : "it has " + there.map { SafeText.inQuotes($0) }.joined(separator: ", "))
    case .notificationsNotAllowed:
      "the user doesn't see it, because notifications aren't allowed; \"permission notifications"
        + " granted\" allows them"
    case .notificationWithoutText: "the user doesn't see it, because it has no text"
    case .notificationText(let button, isMissing: true):
      "\(SafeText.inQuotes(button)) asks for a text; write it after the button"
    case .notificationText(let button, isMissing: false):
      "\(SafeText.inQuotes(button)) doesn't ask for a text; leave it out"
    case .noWayBack: "there is no Back button here"
    case .dimmedBySearch(let target):
      "\"\(SafeText.escaped(target.label))\" is dimmed by the search; cancel the search, or set the"
        + " search controller's obscuresBackgroundDuringPresentation to false if this list shows the"
        + " results"
    case .barCoveredBySearch:
      "the search hides the navigation bar with its Back button until it is canceled"
    case .nothingBelow: "there is nothing to go back to"
    case .swipeBackRefused: "the app doesn't allow the swipe back to begin"
    case .noSwipeBack: "swiping back is disabled here"
    case .swipeNotInteractive(let animator):
      "swiping back is disabled here: the app's \(SafeText.escaped(animator)) animates the pop, and"
        + " no UIPercentDrivenInteractiveTransition lets a swipe control it"
    case .transitionRuns(let animator):
      "the app ignores touches: its \(SafeText.escaped(animator)) hasn't called"
        + " completeTransition(_:) yet; \"wait 1\" lets time pass"
    case .transitionWaits(let interaction):
      "the app ignores touches: a transition waits until the app calls finish() or cancel() of its"
        + " \(SafeText.escaped(interaction))"
    case .noSheet: "there is no sheet to swipe down"
    case .noPages: "this screen has no pages"
    case .orientationNotSupported(let isLandscape, let name):
      (name.map { "\($0).supportedInterfaceOrientations" }
        ?? "the app, in its delegate or its Info.plist,")
        + " doesn't allow \(isLandscape ? "landscape" : "portrait")"
    case .pagesDisabled: "the app has disabled the scroll view with the pages"
    case .noSuchPage: "there is no page in that direction"
    case .sheetStays(let screen): "\"\(SafeText.escaped(screen))\" can't be swiped away"
    case .urlNotHandled(let url):
      "the app did not open \(SafeText.escaped(url)); its delegate's application(_:open:options:)"
        + " returned false"
    case .inBackground: "the app is in the background"
    case .notInBackground: "the app is already in the foreground"
    case .notRunning: "the app is not running"
    }
  }

  private static func noAction(
    _ action: String, of target: ElementTarget, _ gesture: RowGesture, _ there: [String]
  ) -> String {
    let label = SafeText.escaped(target.label)
    let what = "\(gesture.rawValue) action"
    guard !there.isEmpty else {
      return gesture == .swipe
        ? "swiping \"\(label)\" offers no actions"
        : "pressing the \(target.kind.rawValue) \"\(label)\" long does nothing"
    }
    let list = there.map(SafeText.escaped).joined(separator: ", ")
    guard !action.isEmpty else { return "name a \(what) of \"\(label)\": \(list)" }
    return "no \(what) \"\(SafeText.escaped(action))\" on \(label); it has \(list)"
      + Nearest.hint(to: action, among: there, otherwise: "; choose one of them")
  }
}
