import Foundation
import HeadlessUIKit

/// Overrides every member of `UITextView`.
final class EveryTextView: UITextView {
  override var text: String! {
    get { super.text }
    set { super.text = newValue }
  }
  override var attributedText: NSAttributedString! {
    get { super.attributedText }
    set { super.attributedText = newValue }
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
  override var isEditable: Bool {
    get { super.isEditable }
    set { super.isEditable = newValue }
  }
  override var isSelectable: Bool {
    get { super.isSelectable }
    set { super.isSelectable = newValue }
  }
  override var dataDetectorTypes: UIDataDetectorTypes {
    get { super.dataDetectorTypes }
    set { super.dataDetectorTypes = newValue }
  }
  override var textContainerInset: UIEdgeInsets {
    get { super.textContainerInset }
    set { super.textContainerInset = newValue }
  }
  override var textContainer: NSTextContainer { super.textContainer }
  override var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { super.linkTextAttributes }
    set { super.linkTextAttributes = newValue }
  }
  override var typingAttributes: [NSAttributedString.Key: Any] {
    get { super.typingAttributes }
    set { super.typingAttributes = newValue }
  }
  override var clearsOnInsertion: Bool {
    get { super.clearsOnInsertion }
    set { super.clearsOnInsertion = newValue }
  }
  override var allowsEditingTextAttributes: Bool {
    get { super.allowsEditingTextAttributes }
    set { super.allowsEditingTextAttributes = newValue }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override var selectedRange: NSRange {
    get { super.selectedRange }
    set { super.selectedRange = newValue }
  }
  override func scrollRangeToVisible(_ range: NSRange) {
    super.scrollRangeToVisible(range)
  }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func becomeFirstResponder() -> Bool {
    super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    super.resignFirstResponder()
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

/// Overrides every member of `UILabel`.
final class EveryLabel: UILabel {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var font: UIFont! {
    get { super.font }
    set { super.font = newValue }
  }
  override var textColor: UIColor! {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  override var numberOfLines: Int {
    get { super.numberOfLines }
    set { super.numberOfLines = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var highlightedTextColor: UIColor? {
    get { super.highlightedTextColor }
    set { super.highlightedTextColor = newValue }
  }
  override var shadowColor: UIColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override var shadowOffset: CGSize {
    get { super.shadowOffset }
    set { super.shadowOffset = newValue }
  }
  override var adjustsFontSizeToFitWidth: Bool {
    get { super.adjustsFontSizeToFitWidth }
    set { super.adjustsFontSizeToFitWidth = newValue }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override var baselineAdjustment: UIBaselineAdjustment {
    get { super.baselineAdjustment }
    set { super.baselineAdjustment = newValue }
  }
  override var minimumScaleFactor: CGFloat {
    get { super.minimumScaleFactor }
    set { super.minimumScaleFactor = newValue }
  }
  override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  override var preferredMaxLayoutWidth: CGFloat {
    get { super.preferredMaxLayoutWidth }
    set { super.preferredMaxLayoutWidth = newValue }
  }
  override var showsExpansionTextWhenTruncated: Bool {
    get { super.showsExpansionTextWhenTruncated }
    set { super.showsExpansionTextWhenTruncated = newValue }
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect)
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    super.sizeThatFits(size)
  }
}
