import Foundation
import Testing

/// The README or an article, with the sessions that it shows.
struct Document: CustomTestStringConvertible {
  /// A command line for the system's shell, and what the document shows below it.
  struct Command {
    let line: String
    let output: [String]

    /// Whether the command leaves the reader at flowsh's prompt.
    var isInteractive: Bool { line.wholeMatch(of: /swift run \S+( --app \S+)?/) != nil }
  }

  /// A code block.
  struct Block {
    let language: String
    let lines: [String]
    /// The line of text above the block, without blank lines.
    let caption: Substring

    /// The path of the JSON file that the block shows; `nil` unless the text above is such as
    /// "This is `walks/weather.json`:".
    var dataPath: String? {
      guard language == "json" else { return nil }
      return caption.wholeMatch(of: /This is `(\S+\.json)`:/).map { String($0.1) }
    }

    /// The path of the walkthrough that the block shows; `nil` unless it begins with a comment such
    /// as `# walks/login.walk`.
    var walkthroughPath: String? {
      guard language.isEmpty else { return nil }
      return lines.first?.wholeMatch(of: /# (\w+\/\S+\.walk)/).map { String($0.1) }
    }

    /// The commands, if the block is a session (that is, if its language is `console`).
    var commands: [Command] {
      guard language == "console" else { return [] }
      let starts = lines.indices.filter { lines[$0].hasPrefix("$ ") }
      return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
        Command(line: String(lines[start].dropFirst(2)), output: Array(lines[start + 1..<end]))
      }
    }
  }

  /// The path from the root of the repository.
  let path: String
  let text: String
  let blocks: [Block]
  var testDescription: String { path }

  /// Whether the sessions start jq, which may not be installed.
  var needsJq: Bool { commands.contains { $0.line.contains("jq ") } }

  /// The commands of all sessions, in order.
  var commands: [Command] { blocks.flatMap(\.commands) }

  /// The code blocks that are complete walkthroughs.
  var walkthroughs: [Block] {
    blocks.filter { $0.language.isEmpty && $0.lines.contains { $0.hasPrefix("@app ") } }
  }

  init(path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    self.text = text
    blocks = text.matches(of: /(?m)^```(\w*)\n((?s).*?)^```$/).map { match in
      Block(
        language: String(match.1),
        lines: match.2.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init),
        caption: text[..<match.range.lowerBound].split(separator: "\n").last ?? "")
    }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The README, and the articles of all modules.
  static let all: [Document] = {
    let sources = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    let paths = (sources?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".md") && $0.contains(".docc/") }.sorted().map { "Sources/\($0)" }
    return (["README.md"] + paths).compactMap { try? Document(path: $0) }
  }()
}
