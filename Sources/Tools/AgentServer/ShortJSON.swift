import Foundation

/// Texts for an agent, whose context each of them takes a part of.
enum ShortJSON {
  /// The number of bytes from which a text is cut.
  private static let longest = 24_000
  /// The numbers of elements to which lists are cut until the text is short.
  private static let counts = [100, 20, 5, 1]

  /// Returns a value as JSON.
  ///
  /// In a long one, lists are cut in the middle, and strings at their end; texts in their places
  /// say how much is missing.
  static func text(_ value: [String: Any]) -> String {
    var text = json(value)
    for count in counts where text.utf8.count > longest { text = json(cut(value, to: count)) }
    return text
  }

  /// Returns the lines that a program has printed, without those in the middle if they are many.
  static func lines(_ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var text = output
    for count in counts where text.utf8.count > longest {
      text = (cut(lines, to: count) as? [String] ?? []).joined(separator: "\n")
    }
    return text
  }

  private static func cut(_ value: Any, to count: Int) -> Any {
    switch value {
    case let text as String where text.count > 20 * count:
      return String(text.prefix(20 * count)) + "… (\(text.count - 20 * count) more characters)"
    case let list as [Any]:
      let rest = list.count - count
      guard rest > 0 else { return list.map { cut($0, to: count) } }
      let (first, last) = (list.prefix((count + 1) / 2), list.suffix(count / 2))
      return first.map { cut($0, to: count) } + ["… (\(rest) more)"]
        + last.map { cut($0, to: count) }
    case let object as [String: Any]: return object.mapValues { cut($0, to: count) }
    default: return value
    }
  }

  private static func json(_ value: Any) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
