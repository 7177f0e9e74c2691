public import Foundation

/// A field of an alert.
@preconcurrency @MainActor
open class UITextField: UIView {
  nonisolated deinit {}

  /// The text in the field.
  open var text: String?
  /// The placeholder of the empty field, which also names the field.
  open var placeholder: String?
  /// The delegate; a weak reference, never called.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The keyboard of the field; stored, but not shown.
  open var keyboardType = UIKeyboardType.default
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
}

/// The delegate of a field; never called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// In UIKit, called when the Return key is tapped, and returns whether to process it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// The keyboard of a field.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// Letters, or what is needed for numbers, links and addresses.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad
}
