import AppDriver
import Files
import Foundation
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// A walkthrough that an exploration writes: one case, which shows a finding or takes a move.
struct ExploredWalk: Equatable {
  /// The name of the file without its suffix, if no other walk has it.
  let name: String
  /// Whether the first file of the name has a number, too.
  var isNumbered = false
  /// The lines before the case, such as `@app storefront`.
  let head: [String]
  /// The title of the case.
  let title: String
  /// The commands, one a line.
  let commands: [String]
  /// A sentence about a fault that the walk can't check; `nil` if there is nothing to say.
  var note: String?

  /// Returns the name of a file without its suffix, with the number among those of the name if
  /// needed.
  func name(_ number: Int) -> String {
    number == 1 && !isNumbered ? name : "\(name)-\(number)"
  }

  /// The lines after the comments: the head, and the title of the case.
  var titleLines: [String] { head + ["", "== \(Self.plain(title))"] }

  /// The contents of the file, without the line that says who has written it.
  var text: String {
    let notes = note.map { ["# " + SafeText.escaped($0)] } ?? []
    return (notes + titleLines + commands).joined(separator: "\n") + "\n"
  }

  /// Creates the walk that takes a move, and checks where this very walk leads.
  init(
    taking move: MapReport.Move, title: String, _ walk: WrittenWalk, head: [String],
    opening: [String] = []
  ) {
    let screen = walk.places.last?.name ?? ""
    self.init(
      name: Self.fileName([move.from, move.kind, move.to]), head: head,
      title: title,
      commands: opening + walk.lines
        + (screen.isEmpty ? [] : ["expect screen \(SafeText.quotedLabel(screen))"]))
  }

  init(name: String, head: [String], title: String, commands: [String]) {
    self.name = name
    self.head = head
    self.title = title
    self.commands = commands
  }

  /// Returns the walk with variables in place of secrets in its commands, and the lines that
  /// declare them.
  ///
  /// - Parameters:
  ///   - secrets: The secrets of the exploration.
  ///   - filter: All secrets, also those of walkthroughs whose coverage was measured.
  /// - Returns: The walk, which can be run once the environment variables are set. Spellings of a
  ///   secret that can't be replaced by a variable become stars.
  func naming(_ secrets: [ExplorerSetup.Secret], hiding filter: SecretFilter) -> ExploredWalk {
    guard !secrets.isEmpty || !filter.isEmpty else { return self }
    var names = RecordedSecrets()
    for secret in secrets {
      names.reference(
        to: secret.value, field: secret.name, known: (secret.name, secret.variable))
    }
    let search = SecretSearch(filter)
    let named = commands.map { names.hiding(command: $0, search, .withWalkthroughs) }
    var walk = ExploredWalk(
      name: name, head: head + names.settings(for: named), title: title, commands: named)
    walk.isNumbered = isNumbered
    walk.note = note
    return walk
  }

  /// Returns a title without what has a meaning in a title: tags and line breaks; variables stand
  /// as they are.
  private static func plain(_ title: String) -> String {
    let words = SafeText.escaped(title).replacing("${", with: "\\${").split(separator: " ")
      .map { $0.drop { $0 == "@" } }.filter { !$0.isEmpty }.joined(separator: " ")
    // A rule of UIKit can have many words.
    return words.isEmpty ? "a walk" : words.count > 120 ? words.prefix(119) + "…" : words
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
