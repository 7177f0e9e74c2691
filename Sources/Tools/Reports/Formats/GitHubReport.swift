/// Workflow commands that make failures annotations in GitHub Actions.
///
///     ::error file=walks/a.walk,line=14,title=failed%3A log in::expected screen Home, found Log In
///
/// Flaky cases are warnings.
package struct GitHubReport: ReportFormat {
  private let folder: String

  package var listsSteps: Bool { false }
  package var listsCalls: Bool { false }

  /// Creates the format.
  ///
  /// - Parameter folder: The path of the current folder from the root of the repository, with a
  ///   slash at the end; empty if it is the root itself, or if it isn't known.
  package init(folder: String = "") { self.folder = folder }

  /// Writes one line for each failure in UTF-8.
  package func write(_ report: RunReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    var lines: [UInt8] = []
    for item in report.cases where item.status.isFailure {
      let (file, line) = item.place
      lines += (item.status == .flaky ? "::warning file=" : "::error file=").utf8
      Self.append(path(file), to: &lines, isProperty: true)
      lines += ",line=\(max(1, line)),title=".utf8
      Self.append("\(item.status.words): \(item.label)", to: &lines, isProperty: true)
      lines += "::".utf8
      var message = item.explainedCause.isEmpty ? item.status.words : item.explainedCause
      if let difference = item.culprit?.difference, !difference.isEmpty {
        message += "\n" + difference.prefix(20).joined(separator: "\n")
      }
      Self.append(message, to: &lines, isProperty: false)
      lines.append(UInt8(ascii: "\n"))
    }
    output(lines)
  }

  private func path(_ file: String) -> String {
    guard !file.hasPrefix("/") else { return file }
    return folder + (file.hasPrefix("./") ? String(file.dropFirst(2)) : file)
  }

  /// Escapes text by the rules of workflow commands, and other hidden characters as in the shell.
  private static func append(_ text: String, to bytes: inout [UInt8], isProperty: Bool) {
    var rest = text[...].utf8
    while let end = rest.firstIndex(where: { "%\r\n:,".utf8.contains($0) }) {
      Escaping.line.append(String(Substring(rest[..<end])), to: &bytes)
      switch rest[end] {
      case UInt8(ascii: "%"): bytes += "%25".utf8
      case UInt8(ascii: "\r"): bytes += "%0D".utf8
      case UInt8(ascii: "\n"): bytes += "%0A".utf8
      case UInt8(ascii: ":") where isProperty: bytes += "%3A".utf8
      case UInt8(ascii: ",") where isProperty: bytes += "%2C".utf8
      case let other: bytes.append(other)
      }
      rest = rest[rest.index(after: end)...]
    }
    Escaping.line.append(String(Substring(rest)), to: &bytes)
  }
}
