import Foundation

extension InterfaceNode {
  /// Returns whether an attribute says yes; `nil` if it isn't given.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// Returns an attribute that is a number; `nil` if it isn't given, or is no number.
  func number(_ attribute: String) -> CGFloat? {
    guard let text = self[attribute] else { return nil }
    if text == "inf" || text == "infinite" { return .greatestFiniteMagnitude }
    guard let value = Double(text), value.isFinite else { return nil }
    return CGFloat(value)
  }

  /// Returns an attribute that is a whole number.
  func integer(_ attribute: String) -> Int? {
    number(attribute).flatMap { Int(exactly: $0.rounded()) }
  }

  /// Returns an attribute that names a case of an enumeration, by Swift's names or those of
  /// Interface Builder that differ; `nil` for one that it doesn't have.
  func choice<Value: RawRepresentable>(
    _ attribute: String, _ names: [String: Value] = [:]
  ) -> Value? where Value.RawValue: FixedWidthInteger {
    guard let name = self[attribute] else { return nil }
    return names[name] ?? EnumerationCases.named(name, of: Value.self)
  }

  /// Returns the rectangle with the given key.
  func rect(_ key: String) -> CGRect? {
    guard let node = child(key: key), let x = node.number("x"), let y = node.number("y"),
      let width = node.number("width"), let height = node.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the size with the given key.
  func size(_ key: String) -> CGSize? {
    guard let node = child(key: key), let width = node.number("width"),
      let height = node.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Returns the insets with the given key: `inset` and `edgeInsets` name their sides differently.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let node = child(key: key) else { return nil }
    func side(_ names: String...) -> CGFloat {
      // Interface Builder writes the smallest number for "like zero, but set".
      let value = names.lazy.compactMap { node.number($0) }.first ?? 0
      return abs(value) < 1e-300 ? 0 : value
    }
    return UIEdgeInsets(
      top: side("minY", "top"), left: side("minX", "left", "leading"),
      bottom: side("maxY", "bottom"), right: side("maxX", "right", "trailing"))
  }

  /// Returns the directional insets with the given key.
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    insets(key).map {
      NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
  }

  /// Returns the font with the given key.
  func font(_ key: String) -> UIFont? { child(key: key)?.fontValue }

  /// The font that a font description describes.
  var fontValue: UIFont {
    if let style = self["style"] {
      let earlier = ["UICTFontTextStyleLargeTitle": "UICTFontTextStyleTitle0"]
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: earlier[style] ?? style))
    }
    let size = number("pointSize") ?? number("size") ?? UIFont.labelFontSize
    if let name = self["name"], let font = UIFont(name: name, size: size) { return font }
    switch self["type"] ?? self["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
    default:
      let weight = self["weight"].flatMap { Self.weights[$0] }
      return weight.map { .systemFont(ofSize: size, weight: $0) } ?? .systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Returns the attributed string with the given key.
  func attributedString(_ key: String) -> NSAttributedString? {
    guard let node = child(key: key) else { return nil }
    let text = NSMutableAttributedString()
    for fragment in node.children where fragment.name == "fragment" {
      let attributes = fragment.child("attributes")
      var values: [NSAttributedString.Key: Any] = [:]
      for part in attributes?.children ?? [] {
        switch part["key"] {
        case "NSFont": values[.font] = part.fontValue
        case "NSColor": values[.foregroundColor] = part.colorValue
        case "NSBackgroundColor": values[.backgroundColor] = part.colorValue
        case "NSParagraphStyle":
          let style = NSMutableParagraphStyle()
          if let alignment: NSTextAlignment = part.choice("alignment") {
            style.alignment = alignment
          }
          if let spacing = part.number("lineSpacing") { style.lineSpacing = spacing }
          values[.paragraphStyle] = style
        default: break
        }
      }
      if attributes?["NSUnderline"] != nil { values[.underlineStyle] = 1 }
      text.append(NSAttributedString(string: fragment["content"] ?? "", attributes: values))
    }
    return text
  }
}
