import Foundation
import HeadlessUIKit

/// Overrides every member of `UITextField`.
final class EveryTextField: UITextField {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var placeholder: String? {
    get { super.placeholder }
    set { super.placeholder = newValue }
  }
  override var attributedPlaceholder: NSAttributedString? {
    get { super.attributedPlaceholder }
    set { super.attributedPlaceholder = newValue }
  }
  override var font: UIFont? {
    get { super.font }
    set { super.font = newValue }
  }
  override var textColor: UIColor? {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var borderStyle: BorderStyle {
    get { super.borderStyle }
    set { super.borderStyle = newValue }
  }
  override var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { super.defaultTextAttributes }
    set { super.defaultTextAttributes = newValue }
  }
  override var typingAttributes: [NSAttributedString.Key: Any]? {
    get { super.typingAttributes }
    set { super.typingAttributes = newValue }
  }
  override var clearsOnBeginEditing: Bool {
    get { super.clearsOnBeginEditing }
    set { super.clearsOnBeginEditing = newValue }
  }
  override var clearsOnInsertion: Bool {
    get { super.clearsOnInsertion }
    set { super.clearsOnInsertion = newValue }
  }
  override var adjustsFontSizeToFitWidth: Bool {
    get { super.adjustsFontSizeToFitWidth }
    set { super.adjustsFontSizeToFitWidth = newValue }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override var minimumFontSize: CGFloat {
    get { super.minimumFontSize }
    set { super.minimumFontSize = newValue }
  }
  override var allowsEditingTextAttributes: Bool {
    get { super.allowsEditingTextAttributes }
    set { super.allowsEditingTextAttributes = newValue }
  }
  override var background: UIImage? {
    get { super.background }
    set { super.background = newValue }
  }
  override var disabledBackground: UIImage? {
    get { super.disabledBackground }
    set { super.disabledBackground = newValue }
  }
  override var delegate: (any UITextFieldDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var isEditing: Bool { super.isEditing }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func becomeFirstResponder() -> Bool {
    super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    super.resignFirstResponder()
  }
  override var leftView: UIView? {
    get { super.leftView }
    set { super.leftView = newValue }
  }
  override var leftViewMode: ViewMode {
    get { super.leftViewMode }
    set { super.leftViewMode = newValue }
  }
  override var rightView: UIView? {
    get { super.rightView }
    set { super.rightView = newValue }
  }
  override var rightViewMode: ViewMode {
    get { super.rightViewMode }
    set { super.rightViewMode = newValue }
  }
  override var clearButtonMode: ViewMode {
    get { super.clearButtonMode }
    set { super.clearButtonMode = newValue }
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds)
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds)
  }
  override func borderRect(forBounds bounds: CGRect) -> CGRect {
    super.borderRect(forBounds: bounds)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds)
  }
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect)
  }
  override func drawPlaceholder(in rect: CGRect) {
    super.drawPlaceholder(in: rect)
  }
  override var inputView: UIView? {
    get { super.inputView }
    set { super.inputView = newValue }
  }
  override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView }
    set { super.inputAccessoryView = newValue }
  }
  override var keyboardType: UIKeyboardType {
    get { super.keyboardType }
    set { super.keyboardType = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { super.returnKeyType }
    set { super.returnKeyType = newValue }
  }
  override var keyboardAppearance: UIKeyboardAppearance {
    get { super.keyboardAppearance }
    set { super.keyboardAppearance = newValue }
  }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { super.autocapitalizationType }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { super.autocorrectionType }
    set { super.autocorrectionType = newValue }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { super.spellCheckingType }
    set { super.spellCheckingType = newValue }
  }
  override var smartQuotesType: UITextSmartQuotesType {
    get { super.smartQuotesType }
    set { super.smartQuotesType = newValue }
  }
  override var smartDashesType: UITextSmartDashesType {
    get { super.smartDashesType }
    set { super.smartDashesType = newValue }
  }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { super.smartInsertDeleteType }
    set { super.smartInsertDeleteType = newValue }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { super.enablesReturnKeyAutomatically }
    set { super.enablesReturnKeyAutomatically = newValue }
  }
  override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set { super.isSecureTextEntry = newValue }
  }
  override var textContentType: UITextContentType! {
    get { super.textContentType }
    set { super.textContentType = newValue }
  }
  override var passwordRules: UITextInputPasswordRules? {
    get { super.passwordRules }
    set { super.passwordRules = newValue }
  }
  override var hasText: Bool { super.hasText }
  override func insertText(_ text: String) {
    super.insertText(text)
  }
  override func deleteBackward() {
    super.deleteBackward()
  }
  override var selectedTextRange: UITextRange? {
    get { super.selectedTextRange }
    set { super.selectedTextRange = newValue }
  }
  override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
  override var endOfDocument: UITextPosition { super.endOfDocument }
}
