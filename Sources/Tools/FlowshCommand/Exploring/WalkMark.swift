import Files
import Shell

/// The first line of a walk that `explore` or `monkey` has written, by which a later run recognizes
/// a file that it may replace or remove.
///
/// It has a digest of the names of the file and of its folder, and of the lines after it, so that a
/// walk that somebody has changed, renamed or copied isn't recognized.
struct WalkMark {
  /// A subcommand that writes walks.
  enum Author: String {
    case explore, monkey
  }

  /// The subcommand.
  let author: Author
  /// The options of the run that decide which walks there are, such as `--depth 4`.
  let options: [String]

  /// Returns the contents of a file, given the lines after the first one.
  func marked(_ text: String, in name: String) -> [UInt8] {
    Array("\(line(text.utf8, name))\n\(text)".utf8)
  }

  /// Returns the lines after the first one, if a run with these options has written the file and
  /// nobody has changed it.
  func text(of contents: [UInt8], in name: String) -> ArraySlice<UInt8>? {
    guard let end = contents.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let rest = contents[(end + 1)...]
    return contents[..<end].elementsEqual(line(rest, name).utf8) ? rest : nil
  }

  private func line(_ rest: some Sequence<UInt8>, _ name: String) -> String {
    var digest = Digest("\(name)\n".utf8)
    digest.add(rest)
    let command = ([author.rawValue] + options.map { SafeText.escaped($0) }).joined(separator: " ")
    return
      "# Written by \(command) (\(digest.digits)); a later run may replace or remove this file unless"
      + " somebody has changed or renamed it."
  }
}
