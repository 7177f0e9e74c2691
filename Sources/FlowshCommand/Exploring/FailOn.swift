import ArgumentParser
import Exploration
import Shell

/// A value of `--fail-on`: a kind of finding, or none.
nonisolated enum FailOn: String, Choice {
  case crash, hang, leak, growth, warning, coordinators, back
  case deadEnd = "dead-end"
  case idle, link, size, none

  /// The kinds if the option isn't given.
  static let standard: Set<String> = [
    FailOn.crash.rawValue, FailOn.hang.rawValue, FailOn.leak.rawValue,
  ]

  /// The help of the option.
  static let help = ArgumentHelp(
    "End with 1 if something of these kinds is found: \(names.joined(separator: ", ")) (default:"
      + " crash,hang,leak).", valueName: "kinds")

  /// Returns the names of the kinds that lists name.
  ///
  /// - Throws: An error if a name is unknown, or `none` is among others.
  static func kinds(_ lists: [String]) throws -> Set<String> {
    guard !lists.isEmpty else { return standard }
    let names = lists.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let kinds = try names.map { try FailOn(named: String($0), "--fail-on") }
    guard kinds.contains(.none) else { return Set(kinds.map(\.rawValue)) }
    guard kinds.count == 1 else {
      throw ValidationError("--fail-on takes none alone, without other kinds")
    }
    return []
  }
}

nonisolated extension FindingKind {
  /// The kind in the words of `--fail-on`.
  var optionName: String { rawValue.replacing(" ", with: "-") }
}

/// The values of `--state`.
nonisolated enum StateChoice: String, Choice {
  case screen, stack, tabs, params, content

  /// The level of states.
  var level: StateLevel {
    switch self {
    case .screen: .screen
    case .stack: .stack
    case .tabs: .tabs
    case .params: .params
    case .content: .content
    }
  }
}
