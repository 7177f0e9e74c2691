import DeviceSettings
import Foundation
import HeadlessUIKit
package import VirtualClock

extension AppSession {
  /// Performs an action and waits until the app has settled.
  ///
  /// Call this only outside a main-actor job, as the shell does.
  ///
  /// - Returns: The result of the action and the events that it caused.
  public func perform(_ action: UserAction) -> Outcome {
    VirtualClock.runApp {
      perform(
        action, once: false, within: TimeBudget(waitsForWork: !Self.hasEndlessThreads))
    }
  }

  /// Waits until something may have changed, at most for the given number of seconds.
  ///
  /// Under virtual time, the clock moves to the next deadline, but by at least 10 milliseconds.
  ///
  /// - Parameters:
  ///   - seconds: The number of seconds.
  ///   - budget: The work that the app may do in all waits of a step, under virtual time.
  /// - Returns: The outcome of the wait.
  package func waitForChange(atMost seconds: Double, within budget: TimeBudget) -> Outcome {
    VirtualClock.runApp { perform(.wait(seconds: seconds), once: true, within: budget) }
  }

  private func perform(
    _ action: UserAction, once: Bool, within budget: TimeBudget
  ) -> Outcome {
    let start = start(of: action)
    log.enterApp()
    beginLeakCheck()
    let refusal = begin(action)
    var isWait = false
    if case .wait(let seconds) = action {
      isWait = true
      Self.awaitingThreads { app.run(for: seconds, once: once, within: budget) }
    }
    settle()
    Self.awaitingThreads { app.awaitAnimations(onlyTransition: isWait, within: budget) }
    app.checkDelegates()
    checkForLeaks(after: action)
    return outcome(of: action, since: start, refusal: refusal)
  }

  /// Performs an action, then suspends until the app has settled.
  public func perform(_ action: UserAction) async -> Outcome {
    // Jobs of the app may have run since the screen was read.
    reading.forget()
    return await Self.outsideJobs { self.perform(action) }
  }

  /// Starts an action.
  ///
  /// Its effects occur while the app settles.
  private func begin(_ action: UserAction) -> Refusal? {
    // Actions on an element find it in the last reading, and forget the rest then.
    if !action.usesElement { reading.forget() }
    defer {
      keptSwipe = nil
      reading.forget()
    }
    guard isRunning, let application = app.application else { return .notRunning }
    app.beginAction()
    isGestureTakenByApp = false
    isTapOutside = false
    log.beginAction()
    switch action {
    case .background:
      guard !isInBackground else { return .inBackground }
      application.enterBackground()
      return nil
    case .foreground:
      guard isInBackground else { return .notInBackground }
      application.enterForeground()
      return nil
    case .memoryWarning:
      application.deliverMemoryWarning()
      return nil
    case .notify(let source, let answer): return notify(source, answer)
    case .permit(let permission, let status):
      DeviceSettings.set(permission, to: status)
      return nil
    case .locate(let place):
      DeviceSettings.location = place
      return nil
    case .wait: return nil
    case .open(let url):
      if isInBackground { application.enterForeground() }
      app.noteLink(url)
      return application.deliver(url) ? nil : .urlNotHandled(url.absoluteString)
    default:
      guard !isInBackground else { return .inBackground }
      return touch(action)
    }
  }

  private func touch(_ action: UserAction) -> Refusal? {
    if action.isTouch, let refusal = touchRefusal { return refusal }
    switch action {
    case .select(let target), .tap(let target), .toggle(let target):
      return use(target) { activate($0, target) }
    case .tapQuickly(let target, let times): return tapQuickly(target, times: times)
    case .type(let target, let text): return edit(target, .replace(text))
    case .edit(let target, let edit): return self.edit(target, edit.keys)
    case .choose(let target, let option):
      return use(target) { element in
        guard case .choice(let choice) = element, choice.options.indices.contains(option) else {
          return .notThere(target)
        }
        guard !choice.disabledOptions.contains(option) else {
          return .optionDisabled(target, option: choice.options[option])
        }
        log.noteFunction(choice.function)
        choice.pick(option)
        return nil
      }
    case .chooseValue(let target, let text): return chooseValue(text, of: target)
    case .submit(let target): return submit(target)
    case .swipe(let target, let action):
      return chooseAction(action, of: target, by: .swipe)
    case .press(let target, let action): return chooseAction(action, of: target, by: .press)
    case .refresh(let target), .scroll(let target, _): return perform(gesture: target, action)
    case .selectTab(let index): return selectTab(index)
    case .back(let steps): return goBack(steps)
    case .swipeBack(let letGo): return swipeBack(letGo: letGo)
    case .swipeDown: return swipeDown(letGo: false)
    case .swipeDownHalfway: return swipeDown(letGo: true)
    case .turnPage(let forward): return turnPage(forward: forward)
    case .resize(let size):
      app.resize(to: size)
      return nil
    case .rotate: return app.rotate()
    case .background, .foreground, .memoryWarning, .notify, .permit, .locate, .wait, .open:
      return nil
    }
  }
}

extension AppSession {
  /// Calls the app's function of an element that a finger taps.
  private func activate(_ element: LiveElement, _ target: ElementTarget) -> Refusal? {
    switch element {
    // A tap isn't what the function of a field is for.
    case .field(let field): field.beginEditing()
    case .search(let search): search.beginEditing()
    case .row, .button, .barButton, .alertAction, .toggle: log.noteFunction(element.function)
    case .text, .header, .choice, .gesture: return .notThere(target)
    }
    switch element {
    case .row(let row): row.activate()
    case .button(let button): button.tap()
    case .barButton(let item): item.tap(on: visiblePane(target.controller))
    case .alertAction(let action):
      (visiblePane(target.controller) as? UIAlertController)?.personTaps(action)
    case .toggle(let toggle): toggle.flip()
    default: break
    }
    return nil
  }

  /// Taps an element several times before the app settles.
  ///
  /// A tap after the first one has no effect where the app has disabled or removed the element.
  private func tapQuickly(_ target: ElementTarget, times: Int) -> Refusal? {
    let pane = visiblePane(target.controller)
    if let refusal = use(target, { activate($0, target) }) { return refusal }
    for _ in 1..<times {
      guard isRunning, touchRefusal == nil, let pane, pane.viewIfLoaded?.window != nil,
        let element = ElementReader(controller: pane).element(target), element.isEnabled
      else { break }
      log.beginNextTap()
      _ = activate(element, target)
    }
    return nil
  }
}

extension UserAction {
  /// Whether the action finds an element and uses it, without asking the app for anything before.
  fileprivate var usesElement: Bool {
    switch self {
    case .select, .tap, .tapQuickly, .toggle, .type, .edit, .submit, .choose, .chooseValue: true
    default: false
    }
  }

  /// Whether a finger touches the screen.
  fileprivate var isTouch: Bool {
    switch self {
    case .resize, .rotate: false
    default: true
    }
  }
}
