public import Foundation

/// An object in the responder chain: a view, view controller, window, or application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring {
  /// The next responder, which receives the events that this one doesn't handle.
  ///
  /// The default is `nil`. UIKit's own classes return the responder above them.
  open var next: UIResponder? { nil }

  var associated: [UnsafeRawPointer: Any] = [:]

  /// Whether the responder can become the first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { UIApplication.shared.windowOfFirst(self) != nil }
  /// Makes the responder the first one of its window, if the current one gives way.
  ///
  /// A responder that isn't in a window can't become the first one yet. As in UIKit, a view remembers
  /// the call, and becomes the first responder once it is in a window.
  ///
  /// - Returns: Whether the responder is now the first one.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeOver() }
  /// Stops being the first responder.
  ///
  /// - Returns: Whether the responder has given way.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveWay() }
  /// Whether the responder can stop being the first responder; `true` by default.
  open var canResignFirstResponder: Bool { true }
  /// The current user activity; stored, but not used.
  open var userActivity: NSUserActivity?
  /// Called to update the current user activity; never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to restore the state of an activity.
  ///
  /// The default implementation does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Never called, because there are no touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called, because there are no touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called, because there are no touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called, because there are no touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called, because there are no touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Never called, because there are no keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called, because there are no keys.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called, because there are no keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called, because there are no keys.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called, because the device isn't shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called, because the device isn't shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called, because the device isn't shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called, because there is no remote control.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// The view that replaces the keyboard; `nil` by default.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; `nil` by default.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view that replaces the keyboard; `nil` by default.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard; `nil` by default.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The identifier of the input mode; `nil` by default.
  open var textInputContextIdentifier: String? { nil }
  /// Does nothing, because there is no keyboard.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Whether gestures with three fingers edit text; `default` by default.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Does nothing, because there is no keyboard.
  open func reloadInputViews() {}
  /// The object that records changes to undo; that of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Returns whether the responder performs an action: whether it has the selector's method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.fits(self)
  }
  /// Returns the responder that performs an action: this one, or else one further up.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }
  /// The commands of a keyboard; stored by subclasses, but not used.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Called to add commands to menus; never called, because there is no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called when an object has been loaded from a nib.
  open func awakeFromNib() {}
  /// Never called, because there is no interface builder.
  open func prepareForInterfaceBuilder() {}
  /// Whether the keyboard is shown while this is the first responder.
  var takesText: Bool { self is any UIKeyInput }

  /// Creates a responder.
  public override init() { super.init() }

  // A `nonisolated` deinitializer skips the main-actor check, which isn't needed to free a
  // responder.
  nonisolated deinit {}
}

/// Whether gestures with three fingers edit text.
public nonisolated enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They don't, or they do.
  case none, `default`
}
