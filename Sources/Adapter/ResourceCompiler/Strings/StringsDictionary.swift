import AppBundle
import BuildFormats
import Foundation

/// A `.stringsdict` file: texts with plural rules.
struct StringsDictionary {
  /// The maximum size of a text with all forms of its variables.
  private static let mostBytes = 1 << 16

  private(set) var texts: [String: String] = [:]

  /// Reads a file.
  ///
  /// - Throws: A `Diagnostic` if it can't be read, or a text has no form.
  init(_ path: String, _ data: Data, language: String) throws {
    for (key, value) in try PropertyLists.dictionary(path, data) {
      if let text = value as? String {
        texts[key] = text
      } else if let entry = value as? [String: Any] {
        texts[key] = try Self.text(of: entry, key, path, language)
      }
    }
  }

  private static func text(
    of entry: [String: Any], _ key: String, _ path: String, _ language: String
  ) throws -> String {
    // Texts for a device or a width have no variables.
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      guard let text = (devices["iphone"] ?? devices["other"] ?? devices.values.first) as? String
      else { throw Diagnostic(path, "the key \"\(key)\" has no text for a device") }
      return text
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value ?? key
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
      throw Diagnostic(
        path, "the key \"\(key)\" has no NSStringLocalizedFormatKey; add the format")
    }
    return try Self.text(format, entry, key, path, language, [])
  }

  /// Puts the rules of a format's variables into it.
  private static func text(
    _ format: String, _ entry: [String: Any], _ key: String, _ path: String, _ language: String,
    _ outer: Set<String>
  ) throws -> String {
    var result = ""
    var rest = Substring(format)
    while let sign = rest.firstRange(of: "#@") {
      result += rest[..<sign.lowerBound]
      guard let end = rest[sign.upperBound...].firstIndex(of: "@") else {
        rest = rest[sign.lowerBound...]
        break
      }
      let name = String(rest[sign.upperBound..<end])
      rest = rest[rest.index(after: end)...]
      guard let rule = entry[name] as? [String: Any], !outer.contains(name) else {
        throw Diagnostic(
          path, "the key \"\(key)\" names the variable \(name), which it doesn't have")
      }
      var forms: [String: String] = [:]
      for category in PluralRule.categories {
        guard let form = rule[category] as? String else { continue }
        forms[category] = try Self.text(
          form, entry, key, path, language, outer.union([name]))
      }
      guard !forms.isEmpty else {
        throw Diagnostic(
          path, "the variable \(name) of the key \"\(key)\" has no form; add at least \"other\"")
      }
      let marker = try PluralRule(language: language, forms: forms).marker(name)
      result += marker.dropFirst()
      // Each form may have the forms of further variables.
      guard result.utf8.count <= mostBytes else {
        throw Diagnostic(
          path,
          "the key \"\(key)\" has more than \(mostBytes) bytes of forms; use fewer variables in its"
            + " variables")
      }
    }
    return result + rest
  }
}
