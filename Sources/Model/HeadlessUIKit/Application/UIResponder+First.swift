import Foundation

extension UIResponder {
  /// The window whose first responder this can be; `nil` if it isn't on screen.
  var responderWindow: UIWindow? {
    var next: UIResponder? = self
    while let responder = next {
      if let view = responder as? UIView { return view.window ?? view.windowOfBar }
      if let controller = responder as? UIViewController {
        return controller.viewWindow
      }
      next = responder.next
    }
    return nil
  }

  /// Becomes the first responder, if the current one gives way.
  func takeOver() -> Bool {
    let application = UIApplication.shared
    guard canBecomeFirstResponder, !application.hasCrashed else { return false }
    guard let window = responderWindow else {
      (self as? UIView)?.rare.becomesFirst = true
      return false
    }
    (self as? UIView)?.rareSettings?.becomesFirst = false
    guard application.beginChange(of: nil, in: nil) else { return false }
    defer { application.endChange() }
    application.responderChanges += 1
    defer {
      application.responderChanges -= 1
      application.updateKeyboard(of: window)
    }
    // A responder may make another one the first while it gives way.
    var asked = 0
    while let current = window.firstResponder, current !== self, current !== window.resigning {
      guard asked < 16 else {
        application.fault(
          .respondersTakeTurns, (self as? UIView)?.owningController, nil,
          "Responders become the first one in turn, without end: \(nameInFault) and \(current.nameInFault)"
        )
        return false
      }
      asked += 1
      guard current.canResignFirstResponder, current.resignAsked(by: window) else { return false }
    }
    guard !application.hasCrashed, responderWindow === window else { return false }
    window.firstResponder = self
    application.hasHadFirstResponder = true
    return true
  }

  private func resignAsked(by window: UIWindow) -> Bool {
    let outer = window.resigning
    window.resigning = self
    defer { window.resigning = outer }
    return resignFirstResponder()
  }

  /// Stops being the first responder.
  func giveWay() -> Bool {
    (self as? UIView)?.rareSettings?.becomesFirst = false
    guard let window = UIApplication.shared.windowOfFirst(self) else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    UIApplication.shared.updateKeyboard(of: window)
    return true
  }
}

extension UIView {
  /// Becomes the first responder, which the app asked for before the view was in a window.
  func becomeFirstInWindow() {
    rareSettings?.becomesFirst = false
    becomeFirstResponder()
  }

  func endEditingInside(force: Bool) -> Bool {
    guard let first = window?.firstResponder else { return true }
    var next: UIResponder? = first
    while let responder = next, responder !== self { next = responder.next }
    guard next != nil || self is UIWindow else { return true }
    if first.resignFirstResponder() || !force { return !first.isFirstResponder }
    first.endByForce()
    return true
  }

  /// Ends editing because the view has left the window.
  func endEditingOffWindow() {
    guard let window = UIApplication.shared.windowOfFirst(self) else { return }
    if !resignFirstResponder() { endByForce() }
    if window.firstResponder === self { window.firstResponder = nil }
  }
}

extension UIResponder {
  /// Stops being the first responder although the app refuses.
  func endByForce() {
    guard let window = UIApplication.shared.windowOfFirst(self) else { return }
    window.firstResponder = nil
    editingEnded()
    UIApplication.shared.updateKeyboard(of: window)
  }

  /// Called when editing has ended although the app refuses.
  private func editingEnded() {
    switch self {
    case let field as UITextField: field.noteEnd(.committed)
    case let view as UITextView: view.noteEnd()
    case let bar as UISearchBar: bar.noteEnd()
    default: break
    }
  }
}

extension UIResponder {
  /// The responder's class, with the name of a view or of the property that holds it.
  fileprivate var nameInFault: String {
    guard let view = self as? UIView else { return "\(type(of: self))" }
    let name = view.accessibilityLabel ?? view.accessibilityIdentifier ?? PropertyName.of(view)
    return name.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
  }
}

extension UIApplication {
  /// Returns the window whose first responder is the given one.
  func windowOfFirst(_ responder: UIResponder) -> UIWindow? {
    guard responder.mayBeFirst else { return nil }
    return visibleWindows.first { $0.firstResponder === responder }
  }

  /// Returns whether a visible window has a responder as its first one.
  func hasFirst(_ responder: UIResponder) -> Bool {
    visibleWindows.contains { $0.firstResponder === responder }
  }

  /// Shows or hides the keyboard, once no responder is about to become the first one.
  func updateKeyboard(of window: UIWindow) {
    guard responderChanges == 0 else { return }
    let isWanted = window.firstResponder?.takesText ?? false
    guard isWanted != keyboardIsUp else { return }
    keyboardIsUp = isWanted
    postKeyboard(isWanted ? "UIKeyboardWillShowNotification" : "UIKeyboardWillHideNotification")
    postKeyboard("UIKeyboardWillChangeFrameNotification")
    settleLater(
      DeferredCall { [weak self] in
        self?.postKeyboard(
          isWanted ? "UIKeyboardDidShowNotification" : "UIKeyboardDidHideNotification")
        self?.postKeyboard("UIKeyboardDidChangeFrameNotification")
      })
  }

  private func postKeyboard(_ name: String) {
    let bounds = UIScreen.main.bounds
    let height = min(bounds.height / 2, 336)
    let shown = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let hidden = shown.offsetBy(dx: 0, dy: height)
    NotificationCenter.default.post(
      name: Notification.Name(name), object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: keyboardIsUp ? hidden : shown),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboardIsUp ? shown : hidden),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
