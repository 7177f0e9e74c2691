import Exploration
import Shell
import TestRunner

/// A finding in words, with the names of screens and commands as its walk shows them.
struct FindingWords {
  /// The fault, as a sentence without a period.
  let message: String

  /// Creates the words for a finding; `other` is the shortest walk to the screen that it is about,
  /// and `names` has the names of screens whose titles vary.
  init(
    _ finding: Finding, _ walk: WrittenWalk?, other: WrittenWalk?, _ names: [String: String] = [:]
  ) {
    switch finding.kind {
    case .idle: message = Self.idle(walk, on: names[finding.screen]) ?? finding.message
    case .coordinators:
      message = Self.coordinators(walk, other, on: names[finding.subject]) ?? finding.message
    default: message = finding.message
    }
  }

  /// Names the control and its screen.
  private static func idle(_ walk: WrittenWalk?, on name: String?) -> String? {
    guard let walk, let command = walk.steps.last, !command.isEmpty,
      walk.places.count >= 2, let title = walk.places[walk.places.count - 2].name
    else { return nil }
    let screen = name ?? title
    return "\"\(command.joined(separator: "; "))\" does nothing on \(screen)"
  }

  /// Names the coordinators that differ, and the other walk.
  private static func coordinators(
    _ walk: WrittenWalk?, _ other: WrittenWalk?, on name: String?
  ) -> String? {
    guard let now = walk?.places.last, let before = other?.places.last, let title = now.name,
      let other
    else { return nil }
    let difference = CoordinatorDifference(first: before.coordinators, now: now.coordinators)
    let (more, fewer) = (difference.more, difference.fewer)
    var parts: [String] = []
    if !more.isEmpty { parts.append("has \(more.joined(separator: ", "))") }
    if !fewer.isEmpty { parts.append("lacks \(fewer.joined(separator: ", "))") }
    guard !parts.isEmpty else { return nil }
    // The class may serve several screens.
    guard before.name == title else { return nil }
    let place =
      other.lines.isEmpty
      ? "at launch" : "after \"\(other.lines.joined(separator: "; "))\""
    return "\(name ?? title) \(parts.joined(separator: " and ")), unlike \(place)"
  }
}
