extension Content {
  /// A reason why a text that was typed isn't in its field as it was typed.
  package nonisolated enum TypingRefusal: Sendable {
    /// The field wasn't edited, because the app refused it or another field, whose name is given,
    /// refused to end being edited.
    case notBegun(keptBy: String?)
    /// The app refused some of the letters, or all.
    case lettersRefused(all: Bool)
    /// The app ended the editing after some of the letters.
    case ended(after: Int, of: Int)
    /// The app disabled or removed the control at a value on the way.
    case stopped(at: String)
  }
}

extension Content {
  /// Runs code that simulates a person, and returns why a field that the person tapped isn't
  /// edited; `nil` if none was tapped, or if it is.
  @preconcurrency @MainActor
  package static func refusalToEdit(during simulation: () -> Void) -> TypingRefusal? {
    Keyboard.refusalToBegin = nil
    simulation()
    defer { Keyboard.refusalToBegin = nil }
    return Keyboard.refusalToBegin
  }
}

/// The keyboard, while a person types a text.
@MainActor
struct Keyboard {
  /// The number of changes that apps have refused without changing the text themselves.
  private static var refusals = 0
  /// The reason why the field that was tapped last isn't edited; `nil` if it is.
  static var refusalToBegin: Content.TypingRefusal?

  private let responder: UIResponder
  private let before = Keyboard.refusals
  private var keys = 0
  private let windowLink: WeakLink<UIWindow>
  private var window: UIWindow? { windowLink.object }
  /// The number of the frontmost controller.
  private let front: Int?
  /// The number of events when the frontmost controller was last asked for.
  ///
  /// Nothing is presented without an event.
  private var events: Int

  /// Whether the responder was the first one when it was last asked, and the number of changes
  /// then.
  private var first = (isResponder: false, changes: -1)

  /// Begins to type into a responder, which is the first one unless it isn't on screen.
  init(of responder: UIResponder) {
    self.responder = responder
    let window = responder.responderWindow
    windowLink = WeakLink(window)
    front = window?.frontmost?.number
    events = UIApplication.shared.log.count
  }

  /// Whether the responder is still the first one.
  var hasFirstResponder: Bool {
    mutating get {
      let changes = UIApplication.shared.firstResponderChanges
      if first.changes != changes { first = (responder.isFirstResponder, changes) }
      return first.isResponder
    }
  }

  /// Whether something has been presented over the screen since typing began, such as an alert,
  /// which takes the keyboard.
  var isTaken: Bool {
    mutating get {
      let now = UIApplication.shared.log.count
      guard now != events else { return false }
      events = now
      return window.map { $0.frontmost?.number != front } ?? false
    }
  }

  /// Notes that a delegate has refused a change, unless it has changed the text itself.
  static func noteRefusal(unless hasChanged: Bool) { if !hasChanged { refusals += 1 } }

  /// Notes that a key is pressed.
  mutating func press() { keys += 1 }

  /// The refusal of some of the keys that were pressed; `nil` if none was refused.
  var refusal: Content.TypingRefusal? {
    let refused = Keyboard.refusals - before
    return refused == 0 ? nil : .lettersRefused(all: refused >= keys)
  }
}

extension UIView {
  /// Notes whether the view is edited after a tap, and returns it.
  func noteTap(isEdited: Bool) -> Bool {
    if !isEdited { Keyboard.refusalToBegin = refusalToBegin }
    return isEdited
  }

  /// The reason why the view isn't edited after a tap.
  var refusalToBegin: Content.TypingRefusal {
    guard let keeper = window?.firstResponder as? UIView, keeper !== self else {
      return .notBegun(keptBy: nil)
    }
    let placeholder = (keeper as? UITextField)?.placeholder ?? (keeper as? UISearchBar)?.placeholder
    let name = keeper.accessibilityLabel ?? placeholder ?? PropertyName.of(keeper)
    return .notBegun(keptBy: name ?? "\(type(of: keeper))")
  }
}
