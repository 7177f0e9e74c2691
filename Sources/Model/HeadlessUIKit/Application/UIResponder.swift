public import Foundation

/// An object in the responder chain: a view, view controller, window, or application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
  // MARK: Editing commands

  // `ImplementedMethod` knows the places of these methods, which are the class's first ones.
  /// Called to move the selection to the pasteboard; a fault unless a subclass overrides it.
  open func cut(_ sender: Any?) { refuse(.cut) }
  /// Called to copy the selection to the pasteboard; a fault unless a subclass overrides it.
  open func copy(_ sender: Any?) { refuse(.copy) }
  /// Called to insert what is on the pasteboard; a fault unless a subclass overrides it.
  open func paste(_ sender: Any?) { refuse(.paste) }
  /// Called to insert what is on the pasteboard in the style around it; a fault unless a subclass
  /// overrides it.
  open func pasteAndMatchStyle(_ sender: Any?) { refuse(.pasteAndMatchStyle) }
  /// Called to insert an address and open it; a fault unless a subclass overrides it.
  open func pasteAndGo(_ sender: Any?) { refuse(.pasteAndGo) }
  /// Called to insert a text and search for it; a fault unless a subclass overrides it.
  open func pasteAndSearch(_ sender: Any?) { refuse(.pasteAndSearch) }
  /// Called to select what is at the cursor; a fault unless a subclass overrides it.
  open func select(_ sender: Any?) { refuse(.select) }
  /// Called to select everything; a fault unless a subclass overrides it.
  open func selectAll(_ sender: Any?) { refuse(.selectAll) }
  /// Called to remove the selection; a fault unless a subclass overrides it.
  open func delete(_ sender: Any?) { refuse(.delete) }
  /// Called to let the text run from left to right; a fault unless a subclass overrides it.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    refuse(.makeTextWritingDirectionLeftToRight)
  }
  /// Called to let the text run from right to left; a fault unless a subclass overrides it.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    refuse(.makeTextWritingDirectionRightToLeft)
  }
  /// Called to make the selection bold, or not; a fault unless a subclass overrides it.
  open func toggleBoldface(_ sender: Any?) { refuse(.toggleBoldface) }
  /// Called to make the selection italic, or not; a fault unless a subclass overrides it.
  open func toggleItalics(_ sender: Any?) { refuse(.toggleItalics) }
  /// Called to underline the selection, or not; a fault unless a subclass overrides it.
  open func toggleUnderline(_ sender: Any?) { refuse(.toggleUnderline) }
  /// Called to enlarge the selected text; a fault unless a subclass overrides it.
  open func increaseSize(_ sender: Any?) { refuse(.increaseSize) }
  /// Called to reduce the selected text; a fault unless a subclass overrides it.
  open func decreaseSize(_ sender: Any?) { refuse(.decreaseSize) }
  /// Called to print; a fault unless a subclass overrides it.
  open func printContent(_ sender: Any?) { refuse(.printContent) }
  /// Called to change the attributes of the selection; does nothing.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  // MARK: The responder chain

  /// The next responder, which receives the events that this one doesn't handle.
  ///
  /// The default is `nil`. UIKit's own classes return the responder above them.
  open var next: UIResponder? { nil }

  /// The observers of trait changes.
  var traitRegistrations: [TraitRegistration] = []
  var associated: [UnsafeRawPointer: Any] = [:]
  /// Whether a window may have the responder as its first one, so that windows are asked only for
  /// such a responder.
  var mayBeFirst = false

  /// Whether the responder can become the first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { UIApplication.shared.windowOfFirst(self) != nil }
  /// Makes the responder the first one of its window, if the current one gives way.
  ///
  /// A responder that isn't in a window can't become the first one yet. As in UIKit, a view
  /// remembers the call, and becomes the first responder once it is in a window.
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
  /// Called to restore the state of an activity; does nothing by default.
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
  ///
  /// An editing command such as `paste(_:)` is a method of all responders, which has it only if its
  /// class overrides it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.fits(self)
  }
  /// Returns the responder that performs an action: this one, or else one further up.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }
  /// The commands of a keyboard, which aren't performed because there is none; `nil` by default.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Called to add commands to menus; never called, because there is no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called when an object has been loaded from a nib.
  open func awakeFromNib() {}
  /// Never called, because there is no interface builder.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// The elements in the responder, in the order in which they are read; `nil` by default.
  open var accessibilityElements: [Any]? {
    get { associated[AccessibilityKeys.elements] as? [Any] }
    set { associated[AccessibilityKeys.elements] = newValue }
  }
  /// The kind of the elements in the responder; stored, but not used.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { associated[AccessibilityKeys.containerType] as? UIAccessibilityContainerType ?? .none }
    set { associated[AccessibilityKeys.containerType] = newValue }
  }
  /// Called to count the elements in the responder; the number of `accessibilityElements` by
  /// default.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Called for an element in the responder; one of `accessibilityElements` by default.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else {
      return nil
    }
    return accessibilityElements[index]
  }
  /// Called for the index of an element, its place in `accessibilityElements` by default;
  /// `NSNotFound` if it isn't there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
  }
  /// Called to operate the responder by assistive technology; `false` by default, which is a tap.
  open func accessibilityActivate() -> Bool { false }
  /// Never called, because there is no assistive technology.
  open func accessibilityIncrement() {}
  /// Never called, because there is no assistive technology.
  open func accessibilityDecrement() {}
  /// Called to leave what is shown, such as a presented screen; `false` by default.
  ///
  /// It is only called by the app, because there is no assistive technology.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called to do what matters most, such as to pause; `false` by default.
  ///
  /// It is only called by the app, because there is no assistive technology.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Never called, because there is no assistive technology.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Never called, because there is no assistive technology.
  open func accessibilityElementDidBecomeFocused() {}
  /// Never called, because there is no assistive technology.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns `false`, because there is no assistive technology.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Whether the keyboard is shown while this is the first responder.
  var takesText: Bool { self is any UIKeyInput }

  /// Called when a property that the responder observes by its name has got another value.
  ///
  /// The default implementation does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // A `nonisolated` deinitializer skips the main-actor check, which isn't needed to free a
  // responder.
  nonisolated deinit {}
}

/// Whether gestures with three fingers edit text.
public nonisolated enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They don't, or they do.
  case none, `default`
}
