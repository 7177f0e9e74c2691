import Foundation
import HeadlessUIKit

extension AppSession {
  /// The state of the app before an action begins.
  struct ActionStart {
    /// The contents of the display, if the app may refuse the action; otherwise, `nil`.
    let display: DisplaySnapshot?
    /// The number of events.
    let events: Int
  }

  /// Returns what must be known of an action before it begins.
  func start(of action: UserAction) -> ActionStart {
    // On the way to a state, it doesn't matter whether the app has acted on what it has refused.
    let display = mayRefuse(action) && !leakCheck.isPostponed ? shownDisplay : nil
    return ActionStart(display: display, events: log.count)
  }

  /// Decides the outcome of an action, after the app has settled.
  ///
  /// An action that the app refuses is done nevertheless if the app has acted on it, as a sheet
  /// does that can't be swiped away and asks "Discard changes?". A person sees that something has
  /// happened, and the same happens when the action is repeated. The outcome's `veto` then has the
  /// refusal.
  ///
  /// The app has acted if one of its calls is an event, or if the display shows something else. A
  /// delegate that is only asked, and answers `false`, hasn't acted.
  func outcome(
    of action: UserAction, since start: ActionStart, refusal: Refusal?
  ) -> Outcome {
    let events = start.events..<log.count
    // A fault is the reason why something didn't happen then.
    if let crash, refusal != .notRunning {
      return Outcome(result: .crashed(crash), events: events)
    }
    guard let refusal else { return Outcome(result: .done, events: events) }
    guard refusal.isByApp else { return Outcome(result: .refused(refusal), events: events) }
    let display = start.display == nil ? nil : shownDisplay
    var link: URL?
    if case .open(let url) = action { link = url }
    guard
      refusal.isOfPart || log.hasEffect(in: events, ofLink: link) || display != start.display
    else {
      return Outcome(result: .refused(refusal), events: events)
    }
    guard case .editingRefused(let target, keptBy: nil) = refusal else {
      return Outcome(result: .done, events: events, veto: refusal)
    }
    // A field that opens a list, as for a country, isn't edited. For a tap, that is what it does.
    if case .tap = action { return Outcome(result: .done, events: events) }
    let opens = display?.controllers != start.display?.controllers
    return Outcome(result: .done, events: events, veto: opens ? .openedScreen(target) : refusal)
  }

  /// Whether an object of the app may refuse an action, or a part of it.
  private func mayRefuse(_ action: UserAction) -> Bool {
    switch action {
    case .open, .type, .edit, .submit, .choose, .chooseValue: true
    case .tap(let target): target.kind == .field || target.kind == .search
    case .selectTab: front.flatMap { ShownPath(from: $0).tabs }?.delegate != nil
    case .swipeBack: frontNavigation?.asksBeforeSwipeBack ?? false
    case .swipeDown, .swipeDownHalfway: front?.asksBeforeSwipeDown ?? false
    case .select, .tapQuickly, .toggle, .swipe, .press, .refresh, .scroll, .back, .turnPage,
      .resize, .rotate,
      .background, .foreground, .memoryWarning, .notify, .permit, .locate, .wait:
      false
    }
  }

  /// The present contents of the display; reading them doesn't change what screens are read for.
  private var shownDisplay: DisplaySnapshot? {
    guard isRunning, !isInBackground else { return nil }
    let isForDisplays = reading.isForDisplays
    defer {
      reading.isForDisplays = isForDisplays
      // Reading other rows may give the cells that were read before to them.
      reading.forget()
    }
    return display()
  }
}

nonisolated extension Refusal {
  /// Whether a part of the text is in the field, which a secure field doesn't show.
  fileprivate var isOfPart: Bool {
    switch self {
    case .lettersRefused(_, let all, _): !all
    case .editingEnded(_, let count, _): count > 0
    default: false
    }
  }
}

extension DisplaySnapshot {
  /// The numbers of the controllers whose content is visible, and of the screens below them.
  fileprivate var controllers: [Int] {
    layers.flatMap { [$0.controller, $0.depth] + $0.panes.map(\.controller) }
  }
}
