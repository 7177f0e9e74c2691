public import Foundation

/// A text field in an alert.
@preconcurrency @MainActor
open class UITextField: UIView {
  nonisolated deinit {}

  /// The current text.
  open var text: String?
  /// The text that is shown while the field is empty.
  ///
  /// It also identifies the field.
  open var placeholder: String?
  /// The field's delegate; a weak reference.
  ///
  /// Its methods are never called.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .textField, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UITextFieldDelegate)?
  /// The keyboard type; stored, but not used.
  open var keyboardType = UIKeyboardType.default
  /// Whether the text is hidden, as for a password.
  open var isSecureTextEntry = false
}

/// A text field's delegate.
///
/// Its methods are never called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// In UIKit, called when the user taps Return; returns whether to process the tap.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// The keyboard type of a text field.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// The default keyboard for the current input method.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// A keypad for PINs.
  case numberPad
  /// A keypad for phone numbers.
  case phonePad
  /// A keypad for a person's name or phone number.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keypad for numbers with a decimal point.
  case decimalPad
  /// A keyboard for Twitter.
  case twitter
  /// A keyboard for searching the web.
  case webSearch
  /// A keypad for ASCII digits.
  case asciiCapableNumberPad

  /// The earlier name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
