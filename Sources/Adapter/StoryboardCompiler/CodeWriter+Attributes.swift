import BuildFormats

extension CodeWriter {
  /// Writes the user-defined runtime attributes of an element.
  mutating func writeAttributes(of element: Element, _ output: inout Output) {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    guard !attributes.isEmpty, let type = elementClass(of: element) else { return }
    for (place, attribute) in attributes.enumerated() {
      guard let path = attribute["keyPath"] else { continue }
      let first = String(path.prefix { $0 != "." })
      guard isProperty(first, path, of: type, attribute, in: element) else { continue }
      guard let value = value(of: attribute, place, element) else {
        diagnostics.skip(
          "a runtime attribute of type \(attribute["type"] ?? "?") isn't known and is skipped",
          at: attribute, in: element)
        continue
      }
      let note = SwiftText.comment("runtime attribute of \(document.place(of: element))")
      let names = path.split(separator: ".").map { SwiftText.member(String($0)) }
      let target = "\(object(element, type).chained).\(names.joined(separator: "."))"
      // The property may be one that takes no `nil`.
      let isFound = ["color", "image"].contains(attribute["type"])
      let statement =
        isFound ? "if let value = \(value) { \(target) = value }" : "\(target) = \(value)"
      write(
        "\(statement)  // \(note)", from: attribute, guarding: [(element, type)], &output)
    }
  }

  /// Returns whether an object has a property; what it doesn't have, UIKit would only log.
  private mutating func isProperty(
    _ name: String, _ path: String, of type: ElementClass, _ attribute: Element, in element: Element
  ) -> Bool {
    if let (owner, member) = classes.property(name, of: type.name) {
      guard member.isPrivate, !member.isConnected else { return true }
      diagnostics.warn(
        "runtime attribute \"\(path)\": \(owner).\(name) is private; it is skipped", at: attribute,
        in: element)
      return false
    }
    if RuntimeAttribute.uiKit.contains(path) { return true }
    if isMissing(element) { return false }
    guard type.origin == .uiKit || classes.isKnown(type.name) else { return true }
    diagnostics.warn(
      "runtime attribute \"\(path)\": \(type.name) has no property \(path)"
        + hint(name, among: propertyNames(of: type.name)) + "; it is skipped", at: attribute,
      in: element)
    return false
  }

  private func value(of attribute: Element, _ place: Int, _ element: Element) -> String? {
    if ["string", "localizedString"].contains(attribute["type"]) {
      let key = "\(element.id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(place)]"
      let text = attribute["value"] ?? attribute.child("string")?.text
      let literal = SwiftLiteral.text(text ?? "")
      guard attribute["type"] == "localizedString" else { return literal }
      return "loader.text(\(SwiftLiteral.text(key)), \(literal))"
    }
    if attribute["type"] == "image" {
      let reference = attribute.child("imageReference") ?? attribute
      let name = reference["image"] ?? reference["value"]
      let isSymbol =
        reference["catalog"] == "system"
        || name != nil && document.symbols.contains { $0["name"] == name }
      return name.map {
        "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftLiteral.text($0)))"
      }
    }
    return RuntimeAttribute.value(of: attribute)
  }
}

/// User-defined runtime attributes of UIKit's own properties, and their values.
enum RuntimeAttribute {
  /// The key paths that people set, because Interface Builder doesn't show them.
  static let uiKit: Set = [
    "layer.cornerRadius", "layer.borderWidth", "layer.masksToBounds", "layer.shadowOpacity",
    "layer.shadowRadius", "layer.shadowOffset", "layer.opacity", "layer.zPosition",
    "layer.maskedCorners", "clipsToBounds", "isHidden", "alpha", "tag", "text", "title",
    "placeholder", "image", "isExclusiveTouch", "accessibilityIdentifier", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "numberOfLines", "isEnabled", "isSelected",
    "isOpaque", "backgroundColor", "tintColor", "textColor", "adjustsFontForContentSizeCategory",
    "adjustsFontSizeToFitWidth", "isUserInteractionEnabled", "isMultipleTouchEnabled",
    "accessibilityElementsHidden", "hidesBackButton", "prefersLargeTitles",
    "preservesSuperviewLayoutMargins",
  ]

  /// A Swift expression for a value.
  static func value(of attribute: Element) -> String? {
    func parts(_ element: Element?, _ names: String...) -> String? {
      element.map { element in
        names.map { "\($0): \(SwiftText.number(element[$0]))" }.joined(separator: ", ")
      }
    }
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES" ? "true" : "false"
    case "number":
      return SwiftText.number(attribute.children.first?["value"] ?? attribute["value"])
    case "nil": return "nil"
    case "color": return attribute.child("color").flatMap(color)
    case "size": return parts(attribute.child("size"), "width", "height").map { "CGSize(\($0))" }
    case "point": return parts(attribute.child("point"), "x", "y").map { "CGPoint(\($0))" }
    case "rect":
      return parts(attribute.child("rect"), "x", "y", "width", "height").map { "CGRect(\($0))" }
    case "range":
      return parts(attribute.child("range"), "location", "length").map { "NSRange(\($0))" }
    default: return nil
    }
  }

  /// A color, which the run time reads as it reads those of views.
  private static func color(_ element: Element) -> String? {
    let attributes = element.attributes.filter { !Vocabulary.designAttributes.contains($0.key) }
      .filter { $0.key != "key" }.sorted { $0.key < $1.key }
    let pairs = attributes.map { "\(SwiftLiteral.text($0.key)): \(SwiftLiteral.text($0.value))" }
    return "InterfaceLoader.color([\(pairs.joined(separator: ", "))])"
  }
}

extension Document {
  /// The images that are system symbols.
  var symbols: [Element] {
    (root.child("resources")?.children ?? [])
      .filter { $0.name == "image" && $0["catalog"] == "system" }
  }
}
