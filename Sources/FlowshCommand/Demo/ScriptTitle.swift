import Script

/// The title of a script: a comment on its first line, if it is a sentence or has only that line.
enum ScriptTitle {
  /// The maximum number of bytes of a title.
  private static let longest = 200

  /// Returns the title of a script that was read in advance; `nil` if it has none.
  static func title(of path: String, _ files: ScriptFiles) -> String? {
    guard let bytes = files.all[path] else { return nil }
    let newline = UInt8(ascii: "\n")
    let first = bytes.prefix(longest).prefix { $0 != newline }
    let next = bytes.dropFirst(first.count + 1).prefix(1)
    guard first.count < longest, first.first == UInt8(ascii: "#"),
      !first.starts(with: "#!".utf8), let text = String(validating: first, as: UTF8.self)
    else { return nil }
    let title = text.drop { $0 == "#" || $0.isWhitespace }.reversed()
      .drop { $0.isWhitespace }.reversed()
    guard !title.isEmpty else { return nil }
    if title.last == "." { return String(title.dropLast()) }
    return next.first == UInt8(ascii: "#") ? nil : String(title)
  }
}
