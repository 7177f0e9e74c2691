import Files
import Script

/// The title of a script: a comment on its first line, if it is a sentence or has only that line.
enum ScriptTitle {
  /// The maximum number of bytes of a title.
  private static let longest = 200

  /// Returns the title of a script that is a file; `nil` if it has none.
  static func title(of path: String, _ files: ScriptFiles) -> String? {
    (files.all[path] ?? start(of: path)).flatMap { title(in: $0) }
  }

  /// Returns the first bytes of a file; `nil` if it can't be read, or only once.
  private static func start(of path: String) -> ArraySlice<UInt8>? {
    guard FileStatus(at: path)?.kind == .regular, let file = try? OpenFile(path) else { return nil }
    return try? file.read(0..<longest + 2)[...]
  }

  private static func title(in bytes: ArraySlice<UInt8>) -> String? {
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
