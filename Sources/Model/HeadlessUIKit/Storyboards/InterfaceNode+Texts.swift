import AppBundle

extension InterfaceNode {
  /// Replaces the texts of the element, and of those inside it, by those in a table.
  ///
  /// - Parameters:
  ///   - texts: The texts by the identifier of an element and the key of one of its texts, as Xcode
  ///     exports them: `btn-01.normalTitle`.
  ///   - originals: The texts of the development language that aren't the element's own; `nil` if
  ///     the others are in that language.
  ///   - owner: The identifier of the closest element around this one that has one.
  ///   - place: The place of the element among those around it.
  func localize(
    by texts: [String: String], insteadOf originals: [String: String]?, owner: String = "",
    at place: Int = 0
  ) {
    let owner = id.isEmpty ? owner : id
    for (attribute, key) in keysOfTexts(at: place) {
      let name = "\(owner).\(key)"
      guard let text = texts[name] else { continue }
      if let originals, let original = originals[name] ?? attributes[attribute] {
        BundleLanguages.note(text, insteadOf: original)
      }
      attributes[attribute] = text
    }
    for (place, child) in children.enumerated() {
      child.localize(by: texts, insteadOf: originals, owner: owner, at: place)
    }
  }

  /// The attributes that are texts, and their keys in tables.
  private func keysOfTexts(at place: Int) -> [(attribute: String, key: String)] {
    switch name {
    case "state": return [("title", "\(self["key"] ?? "normal")Title")]
    case "segment": return [("title", "segmentTitles[\(place)]")]
    case "string": return [("text", "scopeButtonTitles[\(place)]")]
    case "buttonConfiguration":
      return [("title", "configuration.title"), ("subtitle", "configuration.subtitle")]
    case "accessibility": return [("label", "accessibilityLabel"), ("hint", "accessibilityHint")]
    case "listContentConfiguration":
      return [
        ("text", "contentConfiguration.text"),
        ("secondaryText", "contentConfiguration.secondaryText"),
      ]
    default: return id.isEmpty ? [] : Self.texts
    }
  }

  private static let texts = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
    "badgeValue",
  ].map { (attribute: $0, key: $0) }
}
