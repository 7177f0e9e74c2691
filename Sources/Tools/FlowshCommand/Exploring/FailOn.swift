import ArgumentParser
import Exploration
import Reports
import Shell

/// A value of `--fail-on`: a kind of finding, what is compared with the baseline, or none.
nonisolated enum FailOn: String, Choice {
  case crash, hang, leak, growth, warning
  case quickTap = "quick-tap"
  case coordinators, back
  case deadEnd = "dead-end"
  case idle, audit, link, size
  case notAvailable = "not-available"
  /// Only findings that the baseline doesn't have.
  case new
  /// Any difference from the baseline.
  case difference
  case none

  /// The kinds if the option isn't given.
  static let standard: Set<FailOn> = [.crash, .hang, .leak]

  /// Whether the value is about the baseline.
  var isAboutBaseline: Bool { self == .new || self == .difference }

  /// The names of the values that need no baseline.
  static var namesOfKinds: [String] {
    allCases.filter { !$0.isAboutBaseline }.map(\.rawValue)
  }

  /// The help of the option.
  static let help = ArgumentHelp(
    "End with 1 if something of these kinds is found: \(names.joined(separator: ", ")) (default:"
      + " crash,hang,leak). Links that the app doesn't open are of the kind link. With --baseline, new leaves out what it has, too, and difference stands for"
      + " any difference from it.", valueName: "kinds")
  /// The help where there is no baseline.
  static let helpWithoutBaseline = ArgumentHelp(
    "End with 1 if something of these kinds is found: \(namesOfKinds.joined(separator: ", ")) (default:"
      + " crash,hang,leak).", valueName: "kinds")
}

/// The rule of `--fail-on`, by which a run ends with 1.
nonisolated struct FailureRule {
  private let kinds: Set<String>
  /// Whether only findings count that the baseline doesn't have.
  private let countsNewOnly: Bool
  /// Whether any difference from the baseline counts.
  private let countsDifferences: Bool

  /// Reads the option's values.
  ///
  /// - Parameters:
  ///   - lists: The values, each a list of names.
  ///   - hasBaseline: Whether the run is compared with a baseline; `nil` if the subcommand takes
  ///     none.
  /// - Throws: An error if a name is unknown, `none` is among others, or a baseline is missing.
  init(_ lists: [String], hasBaseline: Bool?) throws {
    let names = lists.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let values = Set(try names.map { try FailOn(named: String($0), "--fail-on") })
    guard !values.contains(.none) || values.count == 1 else {
      throw ValidationError("--fail-on takes none alone, without other kinds")
    }
    for value in [FailOn.new, .difference] where values.contains(value) && hasBaseline != true {
      throw ValidationError(
        "--fail-on \(value.rawValue) needs --baseline"
          + (hasBaseline == nil ? ", which only \"explore\" takes" : ""))
    }
    countsNewOnly = values.contains(.new)
    countsDifferences = values.contains(.difference)
    let named = values.filter { !$0.isAboutBaseline && $0 != .none }
    let isStandard = values.isEmpty || values == [.new]
    kinds = Set((isStandard ? FailOn.standard : named).map(\.rawValue))
  }

  /// Returns whether a run fails that has made a map.
  func isBroken(by map: MapReport, _ difference: MapDifference? = nil) -> Bool {
    if countsDifferences, difference?.isEmpty == false { return true }
    if kinds.contains(FailOn.link.rawValue) {
      let known = countsNewOnly ? difference?.oldUnopenedLinks ?? [] : []
      if map.unopenedLinks.contains(where: { !known.contains($0) }) { return true }
    }
    let findings = countsNewOnly ? difference?.newFindings ?? [] : map.findings
    return findings.contains { kinds.contains($0.kind) }
  }
}

nonisolated extension FindingKind {
  /// The kind in the words of `--fail-on`.
  var optionName: String { rawValue.replacing(" ", with: "-") }
}

/// The values of `--state`.
nonisolated extension StateLevel: Choice {}
