/// A field of an alert.
@preconcurrency @MainActor
open class UITextField: UIView {
  nonisolated deinit {}

  /// What is in the field.
  open var text: String?
  /// What is read in the empty field; it names the field.
  open var placeholder: String?
  /// Whether what is typed is hidden.
  open var isSecureTextEntry = false
}
