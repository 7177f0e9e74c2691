import ArgumentParser
import Foundation

/// The parser's description of an option, a flag or an argument.
nonisolated struct OptionDescription: Decodable {
  /// The kind: `option`, `flag` or `positional`.
  let kind: String
  /// Whether it can be given several times.
  let isRepeating: Bool
  private let spellings: [Spelling]?

  private struct Spelling: Decodable {
    let kind: String
    let name: String
  }

  /// How a value is completed, of which only the kind is read.
  private struct Completion: Decodable {
    struct Values: Decodable {}

    let file: Values?
    let directory: Values?
  }

  private let completionKind: Completion?
  /// Whether the value is the path of a file or folder.
  var isPath: Bool { completionKind?.file != nil || completionKind?.directory != nil }

  private enum CodingKeys: String, CodingKey {
    case kind, isRepeating, completionKind
    case spellings = "names"
  }

  /// The names as they are typed, such as `--tag`.
  var names: [String] { (spellings ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
  /// The long names without dashes.
  var longNames: [String] { (spellings ?? []).filter { $0.kind == "long" }.map(\.name) }

  /// Returns the descriptions of what a subcommand takes.
  static func all(of command: any ParsableCommand.Type) throws -> [OptionDescription] {
    struct Help: Decodable { let command: Command }
    struct Command: Decodable { let arguments: [OptionDescription]? }
    return try JSONDecoder().decode(Help.self, from: Data(command._dumpHelp().utf8))
      .command.arguments ?? []
  }
}
