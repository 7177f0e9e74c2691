import AppDriver
import Files
import Reports
import Script
import Shell
import TestRunner

/// A walkthrough that an exploration writes: one case, which shows a finding or takes a move.
struct ExploredWalk: Equatable {
  /// The first line, by which `explore` recognizes a file that it may replace.
  static let mark = "# Written by explore, which replaces this file unless you delete this line."

  /// The name of the file without its suffix.
  let name: String
  /// The lines before the case, such as `@app storefront`.
  let head: [String]
  /// The title of the case.
  let title: String
  /// The commands, one a line.
  let commands: [String]

  /// The contents of the file.
  var text: String {
    ([Self.mark] + head + ["", "== \(Self.plain(title))"] + commands).joined(separator: "\n") + "\n"
  }

  /// Creates the walk that takes a move, and checks where it leads.
  init(taking move: MapReport.Move, to screen: String?, head: [String]) {
    let name = screen ?? ""
    self.init(
      name: Self.fileName([move.from, move.kind, move.to]), head: head,
      title: "\(move.from) › \(move.to): \(move.label)",
      commands: move.walk
        + (name.isEmpty ? [] : ["expect screen \(SafeText.quotedLabel(name))"]))
  }

  init(name: String, head: [String], title: String, commands: [String]) {
    self.name = name
    self.head = head
    self.title = title
    self.commands = commands
  }

  /// Returns the lines before the case, which launch an app in a context.
  static func head(_ setup: ExplorerSetup) -> [String] {
    var head = ["@app \(setup.app)"]
    let context = setup.context
    if context.size != .compact { head.append("@size \(context.size.rawValue)") }
    if let data = context.dataFile { head.append("@data \(StartFolder.absolute(data))") }
    head += setup.secrets.map { "@secret \($0.name)=env:\($0.variable)" }
    return head + setup.networkFiles.map { "@network \(StartFolder.absolute($0))" }
  }

  /// Returns a title without what has a meaning in a title: tags, variables and line breaks.
  private static func plain(_ title: String) -> String {
    let words = SafeText.escaped(title).replacing("@", with: "").replacing("$", with: "")
      .split(separator: " ").joined(separator: " ")
    return words.isEmpty ? "a walk" : words
  }

  /// Returns the name of a file for words: letters, digits, dots and hyphens.
  static func fileName(_ words: [String]) -> String {
    var name = ""
    for character in words.joined(separator: "-") {
      if character.isASCII, character.isLetter || character.isNumber {
        name.append(character)
      } else if !name.isEmpty, name.last != "-" {
        name.append("-")
      }
    }
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? "walk" : String(name.prefix(120))
  }
}
