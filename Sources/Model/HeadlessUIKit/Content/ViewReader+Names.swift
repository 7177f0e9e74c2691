import Foundation

extension ViewReader {
  /// Returns the name of a button: its accessibility label, or else the given name of its own, or
  /// else the name of the property that holds it, or else the given kind.
  ///
  /// A label before a button isn't its name. The name of its image is, but not for VoiceOver.
  func buttonName(
    of view: UIView, own: String?, image: UIImage? = nil, kind: String
  ) -> String {
    let label = view.accessibilityLabel.ifNotBlank ?? own.ifNotBlank
    lacksLabel = view.lacksLabel(own: label ?? image?.spokenLabel)
    return label ?? image?.spokenName ?? PropertyName.of(view, on: controller) ?? kind
  }

  /// Returns the name of a control: its accessibility label, or else the given name of its own, or
  /// else the label directly before it, which is then not an element of its own, or else the name
  /// of the property that holds it, or else the given kind.
  ///
  /// A label with the same words as the control's own name isn't an element of its own either.
  ///
  /// - Parameters:
  ///   - view: The control.
  ///   - own: The name that the control shows itself.
  ///   - value: The number that the control shows. A label such as `Count: 1` before it shows it,
  ///     too.
  ///   - kind: The name if there is no other.
  /// - Returns: The name.
  func name(
    of view: UIView, own: String? = nil, value: String? = nil, kind: String
  ) -> String {
    if let name = view.accessibilityLabel.ifNotBlank ?? own.ifNotBlank {
      if let label = lastLabel, Self.areSameWords(label, name) { removeLastLabel() }
      return name
    }
    if readsCell {
      return takeRowName() ? "" : PropertyName.of(view, on: controller) ?? kind
    }
    if let label = lastLabel {
      removeLastLabel()
      return Self.name(fromLabel: label, value: value)
    }
    return PropertyName.of(view, on: controller) ?? kind
  }

  /// The text of the label directly before what is read next; `nil` if there is none.
  private var lastLabel: String? {
    guard endsWithLabel, !readsCell, case .text(let label)? = elements.last else { return nil }
    return label.text
  }

  private static func areSameWords(_ one: String, _ other: String) -> Bool {
    let (first, second) = (name(fromLabel: one, value: nil), name(fromLabel: other, value: nil))
    if first == second { return true }
    // Texts of ASCII letters differ at once, for which no tables are needed.
    if let a = first.utf8.first, let b = second.utf8.first, a.isASCIIAlphanumeric,
      b.isASCIIAlphanumeric, a | 0x20 != b | 0x20
    {
      return false
    }
    return first.caseInsensitiveCompare(second) == .orderedSame
  }

  /// Returns the name that a label gives to the control after it: its text without a colon at the
  /// end, and without the control's number.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - value: The number that the control shows; `nil` if it shows none.
  /// - Returns: The name.
  static func name(fromLabel label: String, value: String?) -> String {
    // Nearly every label ends with such a letter, so that nothing is left out.
    if value == nil, label.utf8.last?.isASCIIAlphanumeric == true { return label }
    var name = Substring(label)
    if let value {
      // The colon of a time isn't one of a name.
      if let colon = name.lastIndex(where: \.isColon), name[colon...].contains(where: \.isNumber),
        name[..<colon].last?.isNumber == false
      {
        name = name[..<colon]
      } else if name.hasSuffix(" " + value) {
        name = name.dropLast(value.count)
      }
    }
    while let last = name.last, last.isWhitespace { name = name.dropLast() }
    if let last = name.last, last.isColon { name = name.dropLast() }
    while let last = name.last, last.isWhitespace { name = name.dropLast() }
    return name.isEmpty ? label : String(name)
  }
}

extension UIView {
  /// Returns whether VoiceOver reads the view, but has no label for it: neither an accessibility
  /// label nor the given one of its own.
  ///
  /// A view inside an accessibility element isn't read by itself, and that on the right of a cell
  /// gets the label of the cell.
  func lacksLabel(own: String? = nil) -> Bool {
    guard accessibilityLabel.ifNotBlank ?? own.ifNotBlank == nil else { return false }
    if let cell = around as? UITableViewCell, cell.accessoryView === self { return false }
    return !sequence(first: self, next: \.around).dropFirst().contains(
      where: \.isAccessibilityElement)
  }
}

extension Character {
  fileprivate var isColon: Bool { self == ":" || self == "\u{FF1A}" }
}

extension String? {
  /// The text; `nil` if there is nothing but white space.
  fileprivate var ifNotBlank: String? {
    guard let text = self, !text.isBlank else { return nil }
    return text
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  fileprivate var isASCIIAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
