public import Foundation

extension UIResponder {
  /// Posted when the keyboard is about to be shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted when the keyboard is about to be hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted when the frame of the keyboard is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the frame of the keyboard has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The frame of the keyboard before the change, as an `NSValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame of the keyboard after the change, as an `NSValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the change in seconds, as an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The pace of the change, as an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to the app, as an `NSNumber`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// Creates a value from a rectangle.
  public nonisolated convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The value as a rectangle.
  public nonisolated var cgRectValue: CGRect { rectValue }
  /// Creates a value from a point.
  public nonisolated convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The value as a point.
  public nonisolated var cgPointValue: CGPoint { pointValue }
  /// Creates a value from a size.
  public nonisolated convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The value as a size.
  public nonisolated var cgSizeValue: CGSize { sizeValue }
}

/// An object that text can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the cursor.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}

/// An object that adds commands to menus; never created here.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Returns the menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action of an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu by another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
