import ArgumentParser
import Foundation

/// A check for options that are given twice although only one value can count.
nonisolated enum RepeatedOptions {
  /// Throws an error if an option with a single value is given twice.
  ///
  /// The parser would ignore all values except the last.
  static func reject(_ arguments: [String], of command: any ParsableCommand.Type) throws {
    // `-c` can be repeated, and has no other name.
    let given = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0 != "-c" }
      .map { String($0.prefix { $0 != "=" }) }
    guard given.count > 1, Set(given).count < given.count || given.contains(where: isShort)
    else { return }
    let description = try JSONDecoder().decode(
      Description.self, from: Data(command._dumpHelp().utf8))
    for argument in description.command.arguments ?? [] {
      let names = (argument.names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
      let places = given.filter(names.contains)
      guard argument.kind == "option", !argument.isRepeating, places.count > 1 else { continue }
      throw ValidationError("\(places[1]) is given twice; specify one value")
    }
  }

  private static func isShort(_ option: String) -> Bool { option.utf8.count == 2 }

  /// The parser's description of a subcommand's options.
  private struct Description: Decodable {
    let command: Command

    struct Command: Decodable { let arguments: [Argument]? }

    struct Argument: Decodable {
      let kind: String
      let names: [Name]?
      let isRepeating: Bool
    }

    struct Name: Decodable {
      let kind: String
      let name: String
    }
  }
}
