import Foundation

/// Setters of outlets and actions, which the code of flowsh's storyboard compiler calls.
extension InterfaceLoader {
  /// Returns a color, given the attributes of its element.
  public static func color(_ attributes: [String: String]) -> UIColor? {
    InterfaceNode("color", attributes).colorValue
  }

  /// Adds gesture recognizers to a view.
  public func addGestures(_ ids: [String], to id: String) {
    for gesture in ids.compactMap({ objects[$0] as? UIGestureRecognizer }) {
      (objects[id] as? UIView)?.addGestureRecognizer(gesture)
    }
  }

  /// Connects an action.
  ///
  /// - Parameters:
  ///   - id: The object that calls the action: a control, a bar button, a gesture recognizer.
  ///   - event: The name of a control's event, such as `touchUpInside`.
  ///   - target: The object with the method.
  ///   - action: The method.
  public func action(_ id: String, _ event: String, _ target: String, _ action: Selector) {
    guard let target = objects[target] else { return }
    connect(id, event, target, action)
  }

  /// Connects an action of the first responder: the first object in the responder chain that has
  /// one of the methods performs it.
  public func action(_ id: String, _ event: String, _ actions: [Selector]) {
    guard let sender = objects[id] else { return }
    let search = InterfaceResponderSearch(sender, scene?.controller, actions)
    keep(search, with: sender)
    connect(id, event, search, InterfaceResponderSearch.action)
  }

  /// Makes an object start a segue of the scene when a person uses it.
  public func segue(_ segue: String, from id: String) {
    guard let sender = objects[id],
      let found = scene?.scene.segues.first(where: { $0.id == segue })
    else { return }
    let anchor = found.node["popoverAnchorView"] ?? found.node["popoverAnchorBarButtonItem"]
    let trigger = InterfaceTrigger(found, scene?.controller, anchor.flatMap { objects[$0] })
    switch sender {
    case let cell as UITableViewCell where found.node["trigger"] == "accessoryAction":
      cell.accessoryTrigger = trigger
    case let cell as UIView where cell is UITableViewCell || cell is UICollectionViewCell:
      cell.selectionTrigger = trigger
    case let view as UIView where found.kind == "embed":
      finally { trigger.embed(in: view) }
    default:
      keep(trigger, with: sender)
      connect(id, "primaryActionTriggered", trigger, InterfaceTrigger.action)
    }
  }

  /// Keeps an object as long as the one that uses it.
  private func keep(_ object: AnyObject, with user: AnyObject) {
    if !(user is UIResponder), scene != nil { return keep(object) }
    objc_setAssociatedObject(
      user, Unmanaged.passUnretained(object).toOpaque(), object, .OBJC_ASSOCIATION_RETAIN)
  }

  private func connect(_ id: String, _ event: String, _ target: AnyObject, _ action: Selector) {
    switch objects[id] {
    case let control as UIControl:
      control.addTarget(target, action: action, for: Self.events[event] ?? .primaryActionTriggered)
    case let gesture as UIGestureRecognizer: gesture.addTarget(target, action: action)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let command as InterfaceCommand: command.add(ActionTarget(target, action))
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allEvents": .allEvents,
  ]
}

/// Performs a segue when a person uses a control, a bar button, or a row.
final class InterfaceTrigger: NSObject {
  private let segue: InterfaceSegue
  private weak var controller: UIViewController?
  private weak var anchor: AnyObject?

  init(_ segue: InterfaceSegue, _ controller: UIViewController?, _ anchor: AnyObject?) {
    self.segue = segue
    self.controller = controller
    self.anchor = anchor
  }

  /// The action of a control or bar button.
  static let action = Selector("perform:", InterfaceTrigger.perform(_:))

  /// Performs the segue if the controller allows it.
  func perform(_ sender: AnyObject?) {
    controller?.perform(segue, sender: sender, isAsked: true, anchor: anchor)
  }

  func embed(in view: UIView) {
    controller?.perform(segue, sender: nil, isAsked: false, container: view)
  }
}

/// Finds the responder that performs an action which a document sends to nobody in particular.
@MainActor
final class InterfaceResponderSearch: NSObject {
  private weak var sender: AnyObject?
  private weak var controller: UIViewController?
  private let actions: [Selector]

  init(_ sender: AnyObject, _ controller: UIViewController?, _ actions: [Selector]) {
    self.sender = sender
    self.controller = controller
    self.actions = actions
  }

  /// The action of a control or bar button.
  static let action = Selector("perform:", InterfaceResponderSearch.perform(_:))

  /// Performs the action on the first responder in the chain that has it.
  func perform(_ sender: AnyObject?) {
    let window = (self.sender as? UIView ?? controller?.viewIfLoaded)?.window
    var next: UIResponder? = window?.firstResponder ?? self.sender as? UIResponder ?? controller
    while let responder = next {
      if let action = actions.first(where: { $0.fits(responder) }) {
        action.perform(on: responder, sender)
        return
      }
      next = responder.next
    }
  }
}
