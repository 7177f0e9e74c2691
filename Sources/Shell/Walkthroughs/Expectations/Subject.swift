import AppDriver
import Script
import Shell

/// A subject that `expect` can check: the single source for parsing, checking, help and completion.
///
/// It is a class because its instances are immutable and shared.
final class Subject {
  /// The word that names the subject.
  let name: String
  /// The arguments and their meaning, as shown in the help: `LABEL: the full label`, or
  /// `: the meaning` without arguments.
  let arguments: String
  /// Whether the subject needs a name.
  let needsName: Bool
  /// Whether the name may be a regular expression between slashes.
  let takesPattern: Bool
  /// Whether the expression may match a part of a text.
  let matchesPart: Bool
  /// Whether the texts have stars in place of secrets, so that a name has them, too.
  let hasStars: Bool
  /// A closure that returns the texts that an expression can match.
  let matched: (ScreenSnapshot, ShellState) -> [String]
  /// A closure that returns whether a name is empty.
  let isBlank: (String) -> Bool
  /// A closure that returns a description of the problem with a name; `nil` if the name is valid.
  let problem: (String) -> String?
  /// A closure that throws an error if the subject can't be checked in the current state.
  let require: (ShellState) throws(CommandError) -> Void
  /// A closure that returns whether the named element exists, which even a negated check requires,
  /// or whether it is known not to.
  let isThere: (String, ScreenSnapshot, ShellState) -> Bool
  /// A closure that returns the existing names, to be listed if the check fails.
  let there: (ScreenSnapshot, ShellState) -> [String]
  /// A closure that returns the actual result if it is shown without quotes, such as `3 rows`;
  /// otherwise, `nil`.
  let found: (String, ScreenSnapshot, ShellState) -> String?

  /// Whether the name is a search for an element of any kind.
  let takesQuery: Bool
  /// Whether the value is compared with the name itself.
  let comparesName: Bool
  /// Whether the subject is a row, so that an expression is matched with the rows that aren't
  /// shown, too.
  let isOfRows: Bool
  /// A closure that returns whether what is named is on a screen, if it may be in any of the
  /// screen's rows; `nil` if rows don't matter.
  let isFoundInRows: ((String, ScreenSnapshot) -> Bool)?

  private let candidates: (ScreenSnapshot, ShellState) -> [String]
  /// A closure that returns whether the check passes, whatever the value is.
  let isMet: (String, ScreenSnapshot, ShellState) -> Bool
  private let valued: ((ScreenSnapshot) -> [ElementSnapshot])?

  /// Creates a subject.
  ///
  /// By default, `holds` checks whether the name is among the names that `there` returns,
  /// completion offers the same names, and expressions match them. The subject takes a value if
  /// `valued` isn't `nil`.
  init(
    _ name: String, arguments: String, needsName: Bool = true,
    takesPattern: Bool = true, matchesPart: Bool = false, hasStars: Bool = false,
    isOfRows: Bool = false, takesQuery: Bool = false, comparesName: Bool = false,
    matched: ((ScreenSnapshot, ShellState) -> [String])? = nil,
    isBlank: @escaping (String) -> Bool = { $0.isEmpty },
    problem: @escaping (String) -> String? = { _ in nil },
    require: @escaping (ShellState) throws(CommandError) -> Void = { _ throws(CommandError) in },
    isThere: @escaping (String, ScreenSnapshot, ShellState) -> Bool = { _, _, _ in true },
    found: @escaping (String, ScreenSnapshot, ShellState) -> String? = { _, _, _ in nil },
    valued: ((ScreenSnapshot) -> [ElementSnapshot])? = nil,
    isFoundInRows: ((String, ScreenSnapshot) -> Bool)? = nil,
    names: ((ScreenSnapshot, ShellState) -> [String])? = nil,
    there: @escaping (ScreenSnapshot, ShellState) -> [String],
    holds: ((String, ScreenSnapshot, ShellState) -> Bool)? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.needsName = needsName
    self.takesPattern = takesPattern
    self.matchesPart = matchesPart
    self.hasStars = hasStars
    self.isOfRows = isOfRows
    self.takesQuery = takesQuery
    self.comparesName = comparesName
    self.matched = matched ?? there
    self.isBlank = isBlank
    self.problem = problem
    self.require = require
    self.isThere = isThere
    self.there = there
    self.found = found
    self.valued = valued
    self.isFoundInRows = isFoundInRows
    candidates = names ?? there
    isMet =
      holds ?? { name, screen, shell in
        there(screen, shell).contains { LabelMatch.isWhole(name, $0) }
      }
  }

  /// The subject's line in the help.
  var help: String { arguments.hasPrefix(":") ? name + arguments : "\(name) \(arguments)" }

  /// Whether the subject takes a value, as in `field Name = Fred`.
  var takesValue: Bool { valued != nil || comparesName }

  /// Returns the actual values of the elements with a name.
  func values(of name: String, on screen: ScreenSnapshot) -> [String] {
    comparesName
      ? [name] : valuedElements(on: screen).filter { $0.isNamed(name) }.map { $0.value ?? "" }
  }

  /// Returns whether the named element is a secure field.
  func isSecure(_ name: String, on screen: ScreenSnapshot) -> Bool {
    valuedElements(on: screen).contains { $0.isSecure && $0.isNamed(name) }
  }

  /// Returns the elements whose values can be checked.
  func valuedElements(on screen: ScreenSnapshot) -> [ElementSnapshot] { valued?(screen) ?? [] }

  /// The meaning of the subject, for completion: the help without the arguments.
  var meaning: String {
    arguments.split(separator: ":", maxSplits: 1).last?.drop { $0 == " " }.description ?? ""
  }

  /// Returns the names that completion offers, also with their values if the subject takes one.
  func candidates(_ request: CompletionRequest) -> Candidates {
    guard let screen = request.screen else {
      // An editor knows screens, although none is shown.
      return name == "screen"
        ? Candidates(request.shell.knownScreens.map(\.name), as: .label) : []
    }
    if name == "row" { return request.rows() }
    let values = valuedElements(on: screen).filter { !$0.isSecure }.compactMap { element in
      element.value.map {
        Candidate("\(SafeText.quotedLabel(element.label)) = \(SafeText.quotedLabel($0))")
      }
    }
    return Candidates(candidates(screen, request.shell), as: .label) + Candidates(values)
  }
}

extension Subject {
  /// All subjects, in the order in which help and completion list them.
  static let all = onScreen + elements + coordinators + lastStep + app

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the subject with the given name; `nil` if there is none.
  static func named(_ name: String) -> Subject? { byName[name] }
}
