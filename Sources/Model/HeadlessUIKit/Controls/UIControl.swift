public import Foundation

/// A view that the user operates, which sends actions.
///
/// What an app can override must stand in the class itself.
open class UIControl: UIView {
  /// The actions of the control, in the order in which they were added.
  var actions: [ControlAction] = []

  nonisolated deinit {}

  /// Creates a control that performs an action when its main event occurs.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // `ImplementedMethod` knows the places of these two, which are the class's first methods.

  /// Called when a touch begins; returns whether the control follows it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  // MARK: State

  /// Whether the user can operate the control.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether the control is drawn as touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// The vertical alignment of the content; stored, but not used.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The horizontal alignment of the content; stored, but not used.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The horizontal alignment of the content, from left to right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }
  /// The state of the control.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Whether the control follows a touch.
  open private(set) var isTracking = false
  /// Whether the touch is inside the control.
  open private(set) var isTouchInside = false
  /// Called when the state has changed.
  func stateChanged() {}

  // MARK: Touches

  /// Called when the touch moves; returns whether the control follows it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch is canceled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEnabled else { return }
    isTracking = beginTracking(touch, with: event)
    isTouchInside = isTracking
    guard isTracking else { return }
    isHighlighted = true
    send(.touchDown, event)
  }
  /// Ends to follow a touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    endTracking(touches.first, with: event)
    isHighlighted = false
    touchedUpInside(event)
    isTouchInside = false
  }
  /// Cancels to follow a touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event)
  }
  /// Sends what a tap sends.
  func touchedUpInside(_ event: UIEvent?) { send(.touchUpInside, event) }

  // MARK: Actions

  /// Calls a method of a target when one of the given events occurs.
  ///
  /// The target isn't retained. Without a target, the first responder that has the method is
  /// called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for entry in actions where entry.isMethod(action, of: object) {
      return entry.events.formUnion(controlEvents)
    }
    actions.append(ControlAction(object, action, controlEvents))
  }
  /// Stops calling a method, or all methods of a target, or those of all targets.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    removeActions(for: controlEvents) { entry in
      guard let selector = entry.selector else { return false }
      guard object == nil || entry.target === object else { return false }
      return action == nil || action == selector
    }
  }
  /// Performs an action when one of the given events occurs; replaces one of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeActions(for: controlEvents) { $0.action?.identifier == action.identifier }
    for entry in actions where entry.action === action {
      return entry.events.formUnion(controlEvents)
    }
    actions.append(ControlAction(action, controlEvents))
  }
  /// Stops performing an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Stops performing the action with an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { removeActions(for: controlEvents) { $0.action?.identifier == actionIdentifier } }
  /// The targets; `NSNull` stands for those without one.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in actions {
      if entry.hasNoTarget { targets.insert(NSNull()) }
      if let target = entry.target as? NSObject { targets.insert(target) }
    }
    return targets
  }
  /// The events for which there is an action.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }
  /// Returns the names of a target's methods for an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = actions.compactMap { entry -> String? in
      guard let selector = entry.selector, !entry.events.isDisjoint(with: controlEvent),
        entry.isMethod(selector, of: object)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }
  /// Calls a closure with each action, its target and selector, its events, and a flag to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in actions where !stops {
      iterator(
        entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &stops)
    }
  }
  /// Calls a method of a target, or of the first responder that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.run(from: self) }
  /// Sends the actions for the given events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  /// Performs the main action.
  open func performPrimaryAction() { send(.primaryActionTriggered, nil) }

  // MARK: Menus

  /// Whether the control has a context menu.
  open var isContextMenuInteractionEnabled = false
  /// Whether a tap shows the menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction { isContextMenuInteractionEnabled = true } }
  }
  /// The text that a pointer shows; stored, but not used.
  open var toolTip: String?

  override func read(into reader: ViewReader) { readControl(into: reader) }
}
