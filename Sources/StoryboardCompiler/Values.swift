/// Values of attributes as Swift expressions.
enum Values {
  /// An expression for a color element, such as `<color systemColor="labelColor"/>`.
  static func color(_ element: Element) -> String {
    if let name = element["systemColor"] {
      return systemColors[name]
        ?? "UIColor.\(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)"
    }
    if let name = element["name"] { return "UIColor(named: \(SwiftText.literal(name)))" }
    if let name = element["cocoaTouchSystemColor"] {
      return "UIColor.\(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)"
    }
    let alpha = element["alpha"] ?? "1"
    if let white = element["white"] {
      return "UIColor(white: \(SwiftText.number(white)), alpha: \(SwiftText.number(alpha)))"
    }
    let parts = ["red", "green", "blue"].map { "\($0): \(SwiftText.number(element[$0]))" }
    return "UIColor(\(parts.joined(separator: ", ")), alpha: \(SwiftText.number(alpha)))"
  }

  private static let systemColors = [
    "groupTableViewBackgroundColor": "UIColor.systemGroupedBackground",
    "darkTextColor": "UIColor.darkText", "lightTextColor": "UIColor.lightText",
    "viewFlipsideBackgroundColor": "UIColor.systemBackground",
    "scrollViewTexturedBackgroundColor": "UIColor.systemBackground",
    "tableCellGroupedBackgroundColor": "UIColor.secondarySystemGroupedBackground",
  ]

  /// An expression for a font description.
  static func font(_ element: Element) -> String {
    if let style = element["style"] {
      return "UIFont.preferredFont(forTextStyle: \(textStyles[style] ?? ".body"))"
    }
    let size = SwiftText.number(element["pointSize"] ?? "17")
    if let name = element["name"] {
      return
        "UIFont(name: \(SwiftText.literal(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
    }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default:
      guard let weight = element["weight"] else { return "UIFont.systemFont(ofSize: \(size))" }
      return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    }
  }

  private static let textStyles = [
    "UICTFontTextStyleLargeTitle": ".largeTitle", "UICTFontTextStyleTitle0": ".largeTitle",
    "UICTFontTextStyleTitle1": ".title1", "UICTFontTextStyleTitle2": ".title2",
    "UICTFontTextStyleTitle3": ".title3", "UICTFontTextStyleHeadline": ".headline",
    "UICTFontTextStyleSubhead": ".subheadline", "UICTFontTextStyleBody": ".body",
    "UICTFontTextStyleCallout": ".callout", "UICTFontTextStyleFootnote": ".footnote",
    "UICTFontTextStyleCaption1": ".caption1", "UICTFontTextStyleCaption2": ".caption2",
  ]

  /// An expression for an image, which may be a system symbol.
  static func image(_ name: String, catalog: String?) -> String {
    catalog == "system"
      ? "UIImage(systemName: \(SwiftText.literal(name)))"
      : "UIImage(named: \(SwiftText.literal(name)))"
  }

  /// An expression for a rectangle element.
  static func rect(_ element: Element) -> String {
    let parts = ["x", "y", "width", "height"].map { "\($0): \(SwiftText.number(element[$0]))" }
    return "CGRect(\(parts.joined(separator: ", ")))"
  }

  /// An expression for the value of a user-defined runtime attribute.
  static func runtimeAttribute(_ element: Element) -> String? {
    switch element["type"] {
    case "boolean": return element["value"] == "YES" ? "true" : "false"
    case "string":
      return SwiftText.literal(element["value"] ?? element.child("string")?.text ?? "")
    case "number":
      let value = element.children.first
      return SwiftText.number(value?["value"])
    case "color": return element.child("color").map(color)
    case "image": return element.child("imageReference")?["image"].map { image($0, catalog: nil) }
    case "size":
      guard let size = element.child("size") else { return nil }
      return
        "CGSize(width: \(SwiftText.number(size["width"])), height: \(SwiftText.number(size["height"])))"
    case "point":
      guard let point = element.child("point") else { return nil }
      return "CGPoint(x: \(SwiftText.number(point["x"])), y: \(SwiftText.number(point["y"])))"
    case "rect": return element.child("rect").map(rect)
    default: return nil
    }
  }
}
