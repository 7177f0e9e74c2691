public import Foundation

/// A field of an alert.
@preconcurrency @MainActor
open class UITextField: UIView {
  nonisolated deinit {}

  /// What is in the field.
  open var text: String?
  /// What is read in the empty field; it names the field.
  open var placeholder: String?
  /// What hears of the field; kept weakly, never called.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Which keys are shown; kept, never shown.
  open var keyboardType = UIKeyboardType.default
  /// Whether what is typed is hidden.
  open var isSecureTextEntry = false
}

/// What hears of a field; nothing here calls it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// The return key was tapped.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Which keys are shown for a field.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// Letters, or what is needed for numbers, links and addresses.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad
}
