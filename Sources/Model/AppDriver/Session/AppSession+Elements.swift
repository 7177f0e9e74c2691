import HeadlessUIKit

extension AppSession {
  /// The reason why the app ignores touches, because a transition is under way; `nil` if it
  /// doesn't.
  package var touchRefusal: Refusal? {
    guard let application = app.application, let animator = application.runningAnimator else {
      return nil
    }
    return application.waitingInteraction.map { .transitionWaits(interaction: $0) }
      ?? .transitionRuns(animator: animator)
  }

  /// Finds the element that a target identifies and, if it is enabled, passes it to a closure;
  /// returns the reason why the element wasn't used.
  func use(_ target: ElementTarget, _ body: @MainActor (LiveElement) -> Refusal?) -> Refusal? {
    guard let (element, isDimmed) = takeElement(target) else { return .notThere(target) }
    guard !isDimmed else { return .dimmedBySearch(target) }
    guard element.isEnabled else { return .disabled(target) }
    var refused: Refusal?
    let unedited = Content.refusalToEdit { refused = body(element) }
    return refused ?? unedited.map { refusal($0, of: target, isSecure: false) }
  }

  /// Returns the element that a target identifies, and whether an active search dims it, and
  /// forgets what was read last, because the app's code is about to run.
  private func takeElement(
    _ target: ElementTarget
  ) -> (element: LiveElement, isDimmed: Bool)? {
    if let kept = reading.element(target) {
      reading.forget()
      return kept
    }
    let number = target.controller
    let pane = reading.front == nil ? visiblePane(number) : reading.pane(number)
    reading.forget()
    guard let pane else { return nil }
    let reader = ElementReader(controller: pane)
    guard let element = reader.element(target) else { return nil }
    return (element, reader.isDimmedBySearch(target))
  }

  func element(_ target: ElementTarget) -> LiveElement? {
    reader(of: target)?.element(target)
  }

  private func reader(of target: ElementTarget) -> ElementReader? {
    visiblePane(target.controller).map { ElementReader(controller: $0) }
  }

  func edit(_ target: ElementTarget, _ edit: Content.Edit) -> Refusal? {
    use(target) { element in
      switch element {
      case .field(let field):
        if let expected = field.rejection(of: edit.result(of: field.text)) {
          return .rejected(target, expected: expected)
        }
        log.noteFunction(field.function)
        return field.edit(edit).map { refusal($0, of: target, isSecure: field.isSecure) }
      case .search(let search):
        log.noteFunction(search.function)
        return search.edit(edit).map { refusal($0, of: target, isSecure: false) }
      default: return .notThere(target)
      }
    }
  }

  private func refusal(
    _ reason: Content.TypingRefusal, of target: ElementTarget, isSecure: Bool
  ) -> Refusal {
    switch reason {
    case .notBegun(let keeper): return .editingRefused(target, keptBy: keeper)
    case .ended(let done, let count): return .editingEnded(target, after: done, of: count)
    case .stopped(let value): return .stepperStopped(target, at: value)
    case .lettersRefused(let all):
      let now: String? =
        switch element(target) {
        case .field(let field) where !isSecure: field.text
        case .search(let search): search.text
        default: nil
        }
      return .lettersRefused(target, all: all, now: now)
    }
  }

  func chooseValue(_ text: String, of target: ElementTarget) -> Refusal? {
    use(target) { element in
      guard case .choice(let choice) = element, let values = choice.values else {
        return .notThere(target)
      }
      log.noteFunction(choice.function)
      return values.choose(text) ? nil : .rejected(target, expected: values.expected)
    }
  }

  func submit(_ target: ElementTarget) -> Refusal? {
    use(target) { element in
      switch element {
      case .field(let field):
        guard field.canSubmit else { return .noReturnKey(target) }
        field.pressReturn()
      case .search(let search):
        guard search.canSubmit else { return .noReturnKey(target) }
        search.pressReturn()
      default: return .notThere(target)
      }
      return nil
    }
  }

  func perform(gesture target: ElementTarget, _ action: UserAction) -> Refusal? {
    guard case .gesture(let gesture)? = element(target) else { return .notThere(target) }
    guard gesture.isEnabled else { return gesture.kind == .refresh ? .refreshRuns : .atEnd }
    log.noteFunction(gesture.function)
    if case .scroll(_, toEnd: true) = action {
      gesture.perform(toEnd: true)
    } else {
      gesture.perform(toEnd: false)
    }
    return nil
  }

  // MARK: Actions of rows

  /// Returns the titles of the actions that a gesture on a row, button, or text offers.
  ///
  /// The app is asked for them, as when a finger begins the gesture. A long press that is itself
  /// the action has an empty title.
  package func actions(of target: ElementTarget, by gesture: RowGesture) -> [String] {
    offers(of: target, by: gesture).map(\.title)
  }

  /// Returns the actions that a gesture on a row, button, or text offers, as `actions(of:by:)`
  /// does, and whether each can be chosen.
  package func offers(
    of target: ElementTarget, by gesture: RowGesture
  ) -> [(title: String, isEnabled: Bool)] {
    reading.forget()
    return (liveActions(of: target, by: gesture) ?? []).map { ($0.title, $0.isEnabled) }
  }

  /// Returns the actions of a row, button, or text; `nil` if it is not on the screen.
  ///
  /// Waits for actions that work on the main queue adds to the menu of a long press, except in a
  /// main-actor job.
  private func liveActions(of target: ElementTarget, by gesture: RowGesture) -> [Content.Action]? {
    guard gesture == .press, let application = app.application else {
      return askedActions(of: target, by: gesture)
    }
    return application.keepingMenu {
      let actions = askedActions(of: target, by: gesture)
      guard application.menuIsWaiting, MainQueue.canBeDrained else { return actions }
      settle()
      return askedActions(of: target, by: gesture)
    }
  }

  private func askedActions(of target: ElementTarget, by gesture: RowGesture) -> [Content.Action]? {
    if gesture == .swipe, let keptSwipe, keptSwipe.target == target { return keptSwipe.actions }
    return switch element(target) {
    case .row(let row): gesture == .swipe ? row.swipeActions() : row.pressActions()
    case .button(let button): gesture == .swipe ? [] : button.pressActions()
    case .text(let text): gesture == .swipe ? [] : text.pressActions()
    case nil: nil
    default: []
    }
  }

  func chooseAction(
    _ title: String?, of target: ElementTarget, by gesture: RowGesture
  ) -> Refusal? {
    guard let actions = liveActions(of: target, by: gesture) else { return .notThere(target) }
    guard reader(of: target)?.isDimmedBySearch(target) == false else {
      return .dimmedBySearch(target)
    }
    let wanted = title ?? ""
    let numbered = actions.filter { !$0.title.isEmpty }
    let fitting = Self.actions(wanted, among: actions)
    if fitting.count > 1, !wanted.isEmpty {
      let numbers = numbered.indices.filter {
        numbered[$0].title.lowercased() == wanted.lowercased()
      }
      return .severalActions(target, gesture, action: wanted, numbers: numbers.map { $0 + 1 })
    }
    guard let action = fitting.first else {
      return .noSuchAction(target, gesture, action: wanted, there: numbered.map(\.title))
    }
    guard action.isEnabled else { return .actionDisabled(target, gesture, action: action.title) }
    log.noteFunction(action.function)
    action.choose()
    return nil
  }

  /// Returns the actions that a title or number may mean.
  static func actions(_ wanted: String, among actions: [Content.Action]) -> [Content.Action] {
    // The gesture itself, whose title is empty, has no number.
    let numbered = actions.filter { !$0.title.isEmpty }
    let byNumber = Int(wanted).flatMap { numbered[checked: $0 &- 1] }
    if let byNumber, NumberedTitles.isPlace(wanted, among: numbered.map(\.title)) {
      return [byNumber]
    }
    let equal = actions.filter { $0.title == wanted }
    let fitting =
      equal.isEmpty ? actions.filter { $0.title.lowercased() == wanted.lowercased() } : equal
    return fitting.isEmpty ? byNumber.map { [$0] } ?? [] : fitting
  }
}
