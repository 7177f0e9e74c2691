import Foundation

extension InterfaceLoader {
  func set(_ node: InterfaceNode, of label: UILabel) {
    if let text = node["text"] { label.text = text }
    if let font = node.font("fontDescription") { label.font = font }
    if let color = node.color("textColor") { label.textColor = color }
    if let color = node.color("highlightedColor") { label.highlightedTextColor = color }
    if let color = node.color("shadowColor") { label.shadowColor = color }
    if let alignment: NSTextAlignment = node.choice("textAlignment") {
      label.textAlignment = alignment
    }
    if let mode = node.choice("lineBreakMode", Self.lineBreakModes) { label.lineBreakMode = mode }
    if let lines = node.integer("numberOfLines") { label.numberOfLines = lines }
    if let enabled = node.flag("enabled") { label.isEnabled = enabled }
    if let highlighted = node.flag("highlighted") { label.isHighlighted = highlighted }
    if let adjusts = node.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = adjusts }
    if let scale = node.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let adjusts = node.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if let width = node.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    if let text = node.attributedString("attributedText") { label.attributedText = text }
  }

  /// Interface Builder's names of the ways to break lines.
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  func set(_ node: InterfaceNode, of field: UITextField) {
    if let text = node["text"] { field.text = text }
    if let placeholder = node["placeholder"] { field.placeholder = placeholder }
    if let font = node.font("fontDescription") { field.font = font }
    if let color = node.color("textColor") { field.textColor = color }
    if let alignment: NSTextAlignment = node.choice("textAlignment") {
      field.textAlignment = alignment
    }
    if let style: UITextField.BorderStyle = node.choice("borderStyle") { field.borderStyle = style }
    if let mode: UITextField.ViewMode = node.choice("clearButtonMode") {
      field.clearButtonMode = mode
    }
    if let clears = node.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let clears = node.flag("clearsOnInsertion") { field.clearsOnInsertion = clears }
    if let adjusts = node.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = adjusts }
    if let adjusts = node.flag("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = adjusts
    }
    if let size = node.number("minimumFontSize") { field.minimumFontSize = size }
    if let name = node["background"] { field.background = image(name) }
    if let text = node.attributedString("attributedText") { field.attributedText = text }
    if let text = node.attributedString("attributedPlaceholder") {
      field.attributedPlaceholder = text
    }
    guard let traits = node.child("textInputTraits") else { return }
    setTraits(traits, of: field)
    if let type = traits["textContentType"] {
      field.textContentType = UITextContentType(rawValue: type)
    }
  }

  func set(_ node: InterfaceNode, of view: UITextView) {
    if let text = node["text"] { view.text = text }
    if let font = node.font("fontDescription") { view.font = font }
    if let color = node.color("textColor") { view.textColor = color }
    if let alignment: NSTextAlignment = node.choice("textAlignment") {
      view.textAlignment = alignment
    }
    if let editable = node.flag("editable") { view.isEditable = editable }
    if let selectable = node.flag("selectable") { view.isSelectable = selectable }
    if let adjusts = node.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = adjusts
    }
    if let text = node.attributedString("attributedText") { view.attributedText = text }
    if let detects = node.child(key: "dataDetectorTypes") {
      var types: UIDataDetectorTypes = []
      if detects.flag("phoneNumber") == true { types.insert(.phoneNumber) }
      if detects.flag("link") == true { types.insert(.link) }
      if detects.flag("address") == true { types.insert(.address) }
      if detects.flag("calendarEvent") == true { types.insert(.calendarEvent) }
      view.dataDetectorTypes = types
    }
    guard let traits = node.child("textInputTraits") else { return }
    setTraits(traits, of: view)
    if let type = traits["textContentType"] {
      view.textContentType = UITextContentType(rawValue: type)
    }
  }

  func set(_ node: InterfaceNode, of bar: UISearchBar) {
    if let text = node["text"] { bar.text = text }
    if let placeholder = node["placeholder"] { bar.placeholder = placeholder }
    if let prompt = node["prompt"] { bar.prompt = prompt }
    if let shows = node.flag("showsCancelButton") { bar.showsCancelButton = shows }
    if let shows = node.flag("showsBookmarkButton") { bar.showsBookmarkButton = shows }
    if let shows = node.flag("showsSearchResultsButton") { bar.showsSearchResultsButton = shows }
    if let shows = node.flag("showsScopeBar") { bar.showsScopeBar = shows }
    if let style: UISearchBar.Style = node.choice("searchBarStyle") { bar.searchBarStyle = style }
    if let color = node.color("barTintColor") { bar.barTintColor = color }
    let titles = node.children(in: "scopeButtonTitles").map { $0["text"] ?? "" }
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let selected = node.integer("selectedScopeButtonIndex") {
      bar.selectedScopeButtonIndex = selected
    }
    if let traits = node.child("textInputTraits") { setTraits(traits, of: bar) }
  }

  private func setTraits(_ node: InterfaceNode, of input: some TypedInput) {
    if let secure = node.flag("secureTextEntry") { input.isSecureTextEntry = secure }
    if let type: UIKeyboardType = node.choice("keyboardType", ["alphabet": .asciiCapable]) {
      input.keyboardType = type
    }
    if let type: UIReturnKeyType = node.choice("returnKeyType") { input.returnKeyType = type }
    if let look: UIKeyboardAppearance = node.choice("keyboardAppearance", ["alert": .dark]) {
      input.keyboardAppearance = look
    }
    if let type: UITextAutocapitalizationType = node.choice("autocapitalizationType") {
      input.autocapitalizationType = type
    }
    if let type: UITextAutocorrectionType = node.choice("autocorrectionType") {
      input.autocorrectionType = type
    }
    if let type: UITextSpellCheckingType = node.choice("spellCheckingType") {
      input.spellCheckingType = type
    }
    if let flag = node.flag("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = flag
    }
  }
}

/// A view with the traits of a keyboard.
private protocol TypedInput: AnyObject {
  var isSecureTextEntry: Bool { get set }
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
}

extension UITextField: TypedInput {}
extension UITextView: TypedInput {}
extension UISearchBar: TypedInput {}
