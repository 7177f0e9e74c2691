import Foundation

/// An action of a control, for some of its events.
final class ControlAction {
  private let targetLink: WeakLink<AnyObject>
  var target: AnyObject? { targetLink.object }
  /// Whether the method is looked for among the responders.
  let hasNoTarget: Bool
  let selector: Selector?
  let action: UIAction?
  var events: UIControl.Event

  init(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
    targetLink = WeakLink(target)
    hasNoTarget = target == nil
    self.selector = selector
    action = nil
    self.events = events
  }

  init(_ action: UIAction, _ events: UIControl.Event) {
    targetLink = WeakLink(nil)
    hasNoTarget = false
    selector = nil
    self.action = action
    self.events = events
  }

  func isMethod(_ selector: Selector, of target: AnyObject?) -> Bool {
    guard self.selector == selector else { return false }
    return target.map { $0 === self.target } ?? hasNoTarget
  }
}

/// A touch that a person makes.
final class PersonTouch: UITouch {
  private weak var touched: UIView?

  init(_ view: UIView) { touched = view }

  override var view: UIView? { touched }
  override var window: UIWindow? { touched?.window }
  override func location(in view: UIView?) -> CGPoint {
    guard let touched else { return .zero }
    let bounds = touched.bounds
    return touched.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
  }
  override func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// An event that a person causes.
final class PersonEvent: UIEvent {
  private let touch: UITouch

  init(_ touch: UITouch) { self.touch = touch }

  override var allTouches: Set<UITouch>? { [touch] }
  override func touches(for view: UIView) -> Set<UITouch>? { touch.view === view ? [touch] : nil }
}

extension UIControl {
  /// Removes events from the actions that match, and the actions that are left without events.
  func removeActions(for events: Event, where matches: (ControlAction) -> Bool) {
    for entry in actions where matches(entry) { entry.events.subtract(events) }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Sends the actions for the given events, each once, in the order in which they were added.
  func send(_ events: Event, _ event: UIEvent?) {
    guard !actions.isEmpty, UIApplication.shared.beginCallback("an action of \(type(of: self))")
    else { return }
    defer { UIApplication.shared.endChange() }
    for entry in actions where !entry.events.isDisjoint(with: events) {
      if let action = entry.action {
        sendAction(action)
      } else if let selector = entry.selector {
        // A target that has been freed isn't called, and nobody else instead.
        guard entry.hasNoTarget || entry.target != nil else { continue }
        sendAction(selector, to: entry.target, for: event)
      }
    }
  }

  /// Whether the user can operate the control: it and the views around it take touches.
  package var canBeTapped: Bool { isEnabled && takesTouches }

  /// Simulates a tap.
  package func personTaps() {
    guard canBeTapped else { return }
    let touch = PersonTouch(self)
    let event = PersonEvent(touch)
    touchesBegan([touch], with: event)
    touchesEnded([touch], with: event)
  }

  /// Simulates an operation that changes the value.
  func personChanges(_ change: () -> Void) {
    guard canBeTapped else { return }
    let event = PersonEvent(PersonTouch(self))
    send(.touchDown, event)
    change()
    send([.valueChanged, .primaryActionTriggered], event)
    send(.touchUpInside, event)
  }

  /// The events that a tap sends.
  static let tapEvents: Event = [.touchDown, .touchUpInside, .primaryActionTriggered]

  /// The address of the code that runs when the user taps the control; `nil` if it isn't known.
  package var tapFunction: UInt? { function(for: Self.tapEvents) }

  func function(for events: Event) -> UInt? {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      if let action = entry.action { return action.function }
    }
    return nil
  }

  /// Reads a control of the app's own: a button if a tap sends an action, or else its subviews.
  ///
  /// A control whose own code follows the touch is tapped as well, and so is one that has only an
  /// action for its value, unless there are other controls inside that take touches.
  func readControl(into reader: ViewReader) {
    let taps =
      actions.contains { !$0.events.isDisjoint(with: Self.tapEvents) }
      || (actions.contains { $0.events.contains(.valueChanged) }
        || ImplementedMethod.followsTouches(self)) && !containsControls
    guard taps else {
      if reader.readAccessibility(of: self) { return }
      return reader.readSubviews(of: self)
    }
    let texts = accessibilityLabel == nil ? ViewReader.texts(in: self) : []
    let own = texts.isEmpty ? nil : texts.joined(separator: " ")
    let name = reader.buttonName(of: self, own: own, kind: "Button")
    reader.addButton(name, of: self, isEnabled: reader.canBeTapped(self), function: tapFunction) {
      self.personTaps()
    }
  }
}

extension UIView {
  /// Whether there is a control inside the view that takes touches.
  fileprivate var containsControls: Bool {
    children.contains {
      $0.isUserInteractionEnabled
        && ($0 is UIControl || $0.tapRecognizer != nil || $0.containsControls)
    }
  }
}

extension UIApplication {
  /// Calls a method of a target, or else of the first one that has it in the chain of responders,
  /// which begins with the first responder, or else with the sender.
  ///
  /// - Returns: Whether there is such an object.
  @discardableResult
  func dispatch(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      log.noteAction(action, on: target)
      action.perform(on: target, sender, event)
      return true
    }
    let first = keyWindow?.firstResponder
    for start in [first, sender as? UIResponder, storedDelegate as? UIResponder] {
      if let found = start?.target(forAction: action, withSender: sender) {
        log.noteAction(action, on: found)
        action.perform(on: found, sender, event)
        return true
      }
    }
    return false
  }
}
