import ArgumentParser
import Foundation

/// The command line as ArgumentParser describes it, in the JSON of `--experimental-dump-help`.
nonisolated struct CommandLineInfo: Decodable {
  let command: Subcommand

  struct Subcommand: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [Subcommand]?
  }

  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable {
      enum Kind: String, Decodable { case long, short, longWithSingleDash }

      let kind: Kind
      let name: String

      var text: String { (kind == .long ? "--" : "-") + name }
    }

    let kind: Kind
    let abstract: String?
    let defaultValue: String?
    let valueName: String?
    let names: [Name]?
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool

    /// The argument in a list of options, such as `-c <c>` or `--echo`.
    var term: String {
      let names = (names ?? []).map(\.text)
      let value = kind == .flag ? "" : " <\(valueName ?? "value")>"
      guard kind != .positional else { return "<\(valueName ?? "value")>" }
      return names.map { $0 + value }.joined(separator: ", ")
    }

    /// The argument in a synopsis.
    var synopsis: String {
      let word = "<\(valueName ?? "value")>" + (isRepeating ? " ..." : "")
      return isOptional ? "[\(word)]" : word
    }
  }

  /// Describes a command.
  ///
  /// - Throws: An error if ArgumentParser's description has another form than expected.
  init(of command: any ParsableCommand.Type) throws {
    var dump = ""
    do { _ = try command.parseAsRoot(["--experimental-dump-help"]) } catch {
      dump = command.fullMessage(for: error)
    }
    self = try JSONDecoder().decode(CommandLineInfo.self, from: Data(dump.utf8))
  }
}
